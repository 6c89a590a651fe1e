// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

#if HAS_SWIFT_SYNTAX
  import SourceModel
  import SwiftSyntax

  /// Collects the types that a file declares outside functions, and what bodies of bundles list.
  struct DeclarationCollector {
    /// What surrounds a declaration.
    private struct Scope {
      /// The qualified name of the type around it; empty at the top.
      var name = ""
      var isPrivate = false

      func qualify(_ inner: String) -> String { name.isEmpty ? inner : name + "." + inner }
    }

    private let source: SourceText
    private let resolver: ConditionResolver
    private(set) var facts: SourceFacts

    init(source: SourceText, resolver: ConditionResolver, imports: [ImportFact]) {
      self.source = source
      self.resolver = resolver
      facts = SourceFacts(path: source.path)
      facts.imports = imports.map { seen in
        IndexedImport(
          module: seen.module, file: source.path, line: source.lines.place(of: seen.offset).line,
          isProvided: seen.isProvided)
      }
    }

    mutating func collect(from tree: SourceFileSyntax) {
      collect(tree.statements, in: Scope())
    }

    // MARK: - Scopes

    private mutating func collect(_ items: CodeBlockItemListSyntax, in scope: Scope) {
      for case .decl(let declaration) in items.lazy.map(\.item) { collect(declaration, in: scope) }
    }

    /// - Returns: What the members add to the type around them.
    @discardableResult
    private mutating func collect(
      _ members: MemberBlockItemListSyntax, in scope: Scope, adding body: TypeBodyFacts
    ) -> TypeBodyFacts {
      var body = body
      for member in members {
        if let block = member.decl.as(IfConfigDeclSyntax.self) {
          for clause in resolver.compiledClauses(of: block) {
            guard case .decls(let inner) = clause.elements else { continue }
            body = collect(inner, in: scope, adding: body)
          }
        } else if let variable = member.decl.as(VariableDeclSyntax.self) {
          note(variable, adding: &body)
        } else if let function = member.decl.as(FunctionDeclSyntax.self) {
          if Self.isAsyncMain(function) { body.declaresAsyncMain = true }
        } else {
          collect(member.decl, in: scope)
        }
      }
      return body
    }

    private mutating func collect(_ declaration: DeclSyntax, in scope: Scope) {
      switch declaration.as(DeclSyntaxEnum.self) {
      case .structDecl(let type): collect(type, kind: .struct, in: scope)
      case .classDecl(let type): collect(type, kind: .class, in: scope)
      case .enumDecl(let type): collect(type, kind: .enum, in: scope)
      case .actorDecl(let type): collect(type, kind: .actor, in: scope)
      case .protocolDecl(let type): collect(type, kind: .protocol, in: scope)
      case .extensionDecl(let type): collect(type)
      case .ifConfigDecl(let block):
        for clause in resolver.compiledClauses(of: block) {
          if case .statements(let items) = clause.elements { collect(items, in: scope) }
        }
      default: break
      }
    }

    // MARK: - Types

    private mutating func collect(
      _ type: some DeclGroupSyntax & NamedDeclSyntax, kind: IndexedType.Kind,
      in scope: Scope
    ) {
      guard type.name.presence == .present else { return }
      let inner = Scope(
        name: scope.qualify(type.name.text),
        isPrivate: scope.isPrivate || Self.isPrivate(type.modifiers))
      let place = source.lines.place(of: type.name.textRange.lowerBound)
      let inherits = Self.names(in: type.inheritanceClause)
      let index = facts.types.count
      facts.types.append(
        IndexedType(
          name: type.name.text, qualifiedName: inner.name, kind: kind, inherits: inherits,
          file: source.path, line: place.line, column: place.column,
          isMain: isMain(type.attributes), isPrivate: inner.isPrivate,
          isGeneric: Self.isGeneric(type)))
      let empty = TypeBodyFacts(type: inner.name, inherits: inherits)
      // Its place is taken before the types in it take theirs.
      facts.bodies.append(empty)
      let body = collect(type.memberBlock.members, in: inner, adding: empty)
      facts.bodies[index] = body
      facts.types[index].hasAsyncMain = body.declaresAsyncMain
    }

    private mutating func collect(_ type: ExtensionDeclSyntax) {
      let scope = Scope(
        name: Self.name(of: type.extendedType), isPrivate: Self.isPrivate(type.modifiers))
      let body = TypeBodyFacts(
        type: scope.name, inherits: Self.names(in: type.inheritanceClause))
      facts.extensions.append(collect(type.memberBlock.members, in: scope, adding: body))
    }

    /// The type's name without generic arguments: `extension Box<Int>` extends `Box`.
    private static func name(of type: TypeSyntax) -> String {
      if let member = type.as(MemberTypeSyntax.self) {
        return name(of: member.baseType) + "." + member.name.text
      }
      return type.as(IdentifierTypeSyntax.self)?.name.text ?? type.plainText
    }

    private static func names(in clause: InheritanceClauseSyntax?) -> [String] {
      clause?.inheritedTypes.flatMap { names(in: $0.type) } ?? []
    }

    private static func names(in type: TypeSyntax) -> [String] {
      if let attributed = type.as(AttributedTypeSyntax.self) {
        return names(in: attributed.baseType)
      }
      if let composition = type.as(CompositionTypeSyntax.self) {
        return composition.elements.flatMap { names(in: $0.type) }
      }
      let name = type.plainText
      return name.isEmpty ? [] : [name]
    }

    private static func isGeneric(_ type: some DeclGroupSyntax) -> Bool {
      type.asProtocol(WithGenericParametersSyntax.self)?.genericParameterClause != nil
    }

    private static func isPrivate(_ modifiers: DeclModifierListSyntax) -> Bool {
      modifiers.contains { modifier in
        [.keyword(.private), .keyword(.fileprivate)].contains(modifier.name.tokenKind)
      }
    }

    private func isMain(_ attributes: AttributeListSyntax) -> Bool {
      attributes.contains { element in
        switch element {
        case .attribute(let attribute):
          attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.text == "main"
        case .ifConfigDecl(let block):
          resolver.compiledClauses(of: block).contains { clause in
            guard case .attributes(let inner) = clause.elements else { return false }
            return isMain(inner)
          }
        @unknown default: false
        }
      }
    }

    // MARK: - Members

    private static func isAsyncMain(_ function: FunctionDeclSyntax) -> Bool {
      function.name.text == "main" && isStatic(function.modifiers)
        && function.signature.parameterClause.parameters.isEmpty
        && function.signature.effectSpecifiers?.asyncSpecifier != nil
    }

    private static func isStatic(_ modifiers: DeclModifierListSyntax) -> Bool {
      modifiers.contains { modifier in
        [.keyword(.static), .keyword(.class)].contains(modifier.name.tokenKind)
      }
    }

    private func note(_ variable: VariableDeclSyntax, adding body: inout TypeBodyFacts) {
      guard !Self.isStatic(variable.modifiers) else { return }
      for binding in variable.bindings {
        guard let accessors = binding.accessorBlock,
          binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == "body"
        else { continue }
        var reader = BundleBodyReader(resolver: resolver)
        reader.read(accessors)
        body.constructed += reader.constructed
      }
    }
  }
#endif
