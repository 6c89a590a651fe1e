// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

#if HAS_SWIFT_SYNTAX
  import SourceModel
  import SwiftSyntax

  /// Collects which types a file's declarations name, the branches of `#if` that are not compiled too.
  struct UseCollector {
    /// Whose code a node is.
    private struct Scope {
      var owner: String?
      /// Whether types in it are no owners of their own.
      var isPinned = false

      func inside(_ type: String) -> Scope { isPinned ? self : Scope(owner: type) }
    }

    let resolver: ConditionResolver
    private(set) var uses: Set<IndexedUse> = []

    init(resolver: ConditionResolver) { self.resolver = resolver }

    /// Walks the tree with a stack of its own, since chains of calls are deep.
    mutating func collect(from tree: SourceFileSyntax) {
      var pending = [(Syntax(tree), Scope())]
      while let (node, scope) = pending.popLast() {
        for child in descend(into: node, scope) where child.0.kind != .token {
          pending.append(child)
        }
      }
    }

    private mutating func descend(into node: Syntax, _ scope: Scope) -> [(Syntax, Scope)] {
      switch node.as(SyntaxEnum.self) {
      case .structDecl(let type): return [members(type.memberBlock, of: type.name.text, scope)]
      case .classDecl(let type): return [members(type.memberBlock, of: type.name.text, scope)]
      case .enumDecl(let type): return [members(type.memberBlock, of: type.name.text, scope)]
      case .actorDecl(let type): return [members(type.memberBlock, of: type.name.text, scope)]
      case .extensionDecl(let type):
        let name = Conformances.plainName(type.extendedType.plainText)
        return [members(type.memberBlock, of: name, scope)]
      case .importDecl, .macroExpansionDecl: return []
      case .macroExpansionExpr(let macro) where macro.macroName.text == "Preview": return []
      case .ifConfigDecl(let block): return branches(of: block, scope)
      case .identifierType(let type):
        let isBase = type.parent?.is(MemberTypeSyntax.self) == true
        note(type.name, in: scope, isConstruction: !isBase)
      case .memberType(let type):
        let isBase = type.parent?.is(MemberTypeSyntax.self) == true
        note(type.name, in: scope, isConstruction: !isBase)
      case .declReferenceExpr(let reference):
        note(reference.baseName, in: scope, isConstruction: Self.isConstruction(reference))
      default: break
      }
      return node.children(viewMode: .sourceAccurate).map { ($0, scope) }
    }

    private func members(
      _ block: MemberBlockSyntax, of type: String, _ scope: Scope
    ) -> (Syntax, Scope) {
      (Syntax(block), scope.inside(type))
    }

    private func branches(of block: IfConfigDeclSyntax, _ scope: Scope) -> [(Syntax, Scope)] {
      let compiled = Set(resolver.compiledClauses(of: block).map(\.id))
      return block.clauses.compactMap { clause in
        guard let elements = clause.elements else { return nil }
        let isCompiled = compiled.contains(clause.id)
        return (Syntax(elements), isCompiled ? scope : Scope(owner: nil, isPinned: true))
      }
    }

    private mutating func note(_ name: TokenSyntax, in scope: Scope, isConstruction: Bool) {
      guard let first = name.text.first, !first.isLowercase else { return }
      uses.insert(
        IndexedUse(owner: scope.owner, type: name.text, isConstruction: isConstruction))
    }

    /// Whether the name is more than what a member is asked of: `Fan()`, `Fan.self`, not `Fan.kind`.
    private static func isConstruction(_ reference: DeclReferenceExprSyntax) -> Bool {
      var current = Syntax(reference)
      while let parent = current.parent {
        if parent.is(GenericSpecializationExprSyntax.self) {
          current = parent
        } else if let member = parent.as(MemberAccessExprSyntax.self) {
          guard member.base?.id == current.id else {
            current = parent
            continue
          }
          return ["init", "self", "main"].contains(member.declName.baseName.text)
        } else {
          return true
        }
      }
      return true
    }
  }
#endif
