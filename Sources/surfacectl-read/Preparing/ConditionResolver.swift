// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

#if HAS_SWIFT_SYNTAX
  import SwiftDiagnostics
  import SwiftIfConfig
  import SwiftSyntax

  /// Finds the branch of an `#if` that is compiled.
  struct ConditionResolver {
    /// What is known of an `#if`.
    enum Resolution {
      case active(IfConfigClauseSyntax)
      case noneActive
      /// The compiler has to decide, or to complain.
      case unknown
    }

    let configuration: TargetBuildConfiguration

    func resolve(_ block: IfConfigDeclSyntax) -> Resolution {
      guard block.poundEndif.presence == .present else { return .unknown }
      for clause in block.clauses {
        guard clause.poundKeyword.tokenKind != .poundElse else { return .active(clause) }
        guard let condition = clause.condition, !condition.hasError else { return .unknown }
        let (state, _, diagnostics) = IfConfigRegionState.evaluating(condition, in: configuration)
        if diagnostics.contains(where: { $0.diagMessage.severity == .error }) { return .unknown }
        if state == .active { return .active(clause) }
      }
      return .noneActive
    }

    /// The branches that may be compiled: one, none, or all where that cannot be told.
    func compiledClauses(of block: IfConfigDeclSyntax) -> [IfConfigClauseSyntax] {
      switch resolve(block) {
      case .active(let clause): [clause]
      case .noneActive: []
      case .unknown: Array(block.clauses)
      }
    }
  }
#endif
