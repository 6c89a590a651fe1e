// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

#if HAS_SWIFT_SYNTAX
  import SwiftSyntax

  /// Finds the types that a builder body lists: `ShuffleControl()`, in branches too, but not what is
  /// handed to their initialisers.
  struct BundleBodyReader {
    let resolver: ConditionResolver
    /// The names as written, in order.
    private(set) var constructed: [String] = []

    init(resolver: ConditionResolver) {
      self.resolver = resolver
    }

    mutating func read(_ accessors: AccessorBlockSyntax) {
      switch accessors.accessors {
      case .getter(let items): read(items)
      case .accessors(let list):
        for accessor in list where accessor.accessorSpecifier.tokenKind == .keyword(.get) {
          if let body = accessor.body { read(body.statements) }
        }
      @unknown default: break
      }
    }

    private mutating func read(_ items: CodeBlockItemListSyntax) {
      for item in items {
        switch item.item {
        case .expr(let expression): read(expression)
        case .stmt(let statement): read(statement)
        case .decl(let declaration):
          guard let block = declaration.as(IfConfigDeclSyntax.self) else { continue }
          for clause in resolver.compiledClauses(of: block) {
            if case .statements(let items) = clause.elements { read(items) }
          }
        @unknown default: continue
        }
      }
    }

    private mutating func read(_ statement: StmtSyntax) {
      if let wrapped = statement.as(ExpressionStmtSyntax.self) {
        read(wrapped.expression)
      } else if let returned = statement.as(ReturnStmtSyntax.self)?.expression {
        read(returned)
      }
    }

    private mutating func read(_ expression: ExprSyntax) {
      switch expression.as(ExprSyntaxEnum.self) {
      case .ifExpr(let branch): read(branch)
      case .switchExpr(let branch):
        for element in branch.cases {
          if case .switchCase(let body) = element { read(body.statements) }
        }
      case .functionCallExpr(let call): read(call)
      case .tupleExpr(let tuple): for element in tuple.elements { read(element.expression) }
      case .memberAccessExpr, .postfixIfConfigExpr: readBase(of: expression)
      default: break
      }
    }

    private mutating func read(_ branch: IfExprSyntax) {
      read(branch.body.statements)
      switch branch.elseBody {
      case .ifExpr(let next)?: read(next)
      case .codeBlock(let block)?: read(block.statements)
      default: break
      }
    }

    private mutating func read(_ call: FunctionCallExprSyntax) {
      if let name = Self.typeName(call.calledExpression) {
        constructed.append(name)
      } else if Self.isChained(call.calledExpression) {
        readBase(of: call.calledExpression)
      } else {
        // A builder's own function: `WidgetBundleBuilder.buildBlock(A(), B())`.
        for argument in call.arguments { read(argument.expression) }
      }
    }

    /// Goes back along `.modifier(…)`s to what they modify.
    private mutating func readBase(of expression: ExprSyntax) {
      var current = expression
      while true {
        if let member = current.as(MemberAccessExprSyntax.self), let base = member.base {
          current = base
        } else if let block = current.as(PostfixIfConfigExprSyntax.self), let base = block.base {
          current = base
        } else if let call = current.as(FunctionCallExprSyntax.self),
          Self.typeName(call.calledExpression) == nil, Self.isChained(call.calledExpression)
        {
          current = call.calledExpression
        } else {
          break
        }
      }
      if let call = current.as(FunctionCallExprSyntax.self) { read(call) }
    }

    /// Whether the callee is a member of something that is no plain name.
    private static func isChained(_ callee: ExprSyntax) -> Bool {
      if callee.is(PostfixIfConfigExprSyntax.self) { return true }
      guard let base = callee.as(MemberAccessExprSyntax.self)?.base else { return false }
      return names(of: base) == nil
    }

    /// The callee as a type's name, where it is spelled like one.
    private static func typeName(_ callee: ExprSyntax) -> String? {
      guard var names = names(of: callee) else { return nil }
      if names.last == "init" { names.removeLast() }
      guard let first = names.last?.first, !first.isLowercase else { return nil }
      return names.joined(separator: ".")
    }

    private static func names(of expression: ExprSyntax) -> [String]? {
      var reversed: [String] = []
      var current = expression
      while true {
        if let generic = current.as(GenericSpecializationExprSyntax.self) {
          current = generic.expression
        } else if let member = current.as(MemberAccessExprSyntax.self), let base = member.base {
          reversed.append(member.declName.baseName.text)
          current = base
        } else if let reference = current.as(DeclReferenceExprSyntax.self) {
          reversed.append(reference.baseName.text)
          return reversed.reversed()
        } else {
          return nil
        }
      }
    }
  }
#endif
