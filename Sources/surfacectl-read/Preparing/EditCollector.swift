// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

#if HAS_SWIFT_SYNTAX
  import SwiftSyntax

  /// Collects what has to change in a file, and its imports on the way.
  struct EditCollector {
    private let resolver: ConditionResolver
    private let modules: ProvidedModules
    private let isCompanion: Bool

    private(set) var edits: [SourceEdit] = []
    /// Those that are compiled or were blanked for want of their module, in the order of the file.
    private(set) var imports: [ImportFact] = []

    init(resolver: ConditionResolver, modules: ProvidedModules, isCompanion: Bool) {
      self.resolver = resolver
      self.modules = modules
      self.isCompanion = isCompanion
    }

    /// Walks the tree with a stack of its own: a long chain of calls is a tree too deep for the
    /// thread's.
    mutating func collect(from tree: SourceFileSyntax, of bytes: [UInt8]) {
      if let shebang = tree.shebang { blank(shebang) }
      let landmarks = Landmarks(bytes, isCompanion: isCompanion)
      var pending = [Syntax(tree)]
      while let node = pending.popLast() {
        for child in descend(into: node).reversed()
        where child.kind != .token && landmarks.lie(in: child.range) {
          pending.append(child)
        }
      }
    }

    /// Notes what has to change about the node itself.
    ///
    /// - Returns: The nodes in it to go on with.
    private mutating func descend(into node: Syntax) -> [Syntax] {
      switch node.as(SyntaxEnum.self) {
      case .ifConfigDecl(let block): return keepActiveClause(of: block)
      case .importDecl(let declaration): note(declaration)
      case .macroExpansionDecl(let macro) where macro.macroName.text == "Preview":
        blankStatement(node)
        return []
      case .macroExpansionExpr(let macro)
      where macro.macroName.text == "Preview" && node.parent?.is(CodeBlockItemSyntax.self) == true:
        blankStatement(node)
        return []
      case .availabilityCondition(let condition): replace(condition)
      case .attribute(let attribute) where isCompanion && Self.isEntryPoint(attribute):
        blank(attribute)
      default: break
      }
      return Array(node.children(viewMode: .sourceAccurate))
    }

    // MARK: - #if

    private mutating func keepActiveClause(of block: IfConfigDeclSyntax) -> [Syntax] {
      switch resolver.resolve(block) {
      case .unknown:
        return block.clauses.compactMap { $0.elements.map(Syntax.init) }
      case .noneActive:
        blank(block)
        return []
      case .active(let clause):
        let before = block.textRange.lowerBound..<clause.directiveEnd
        let after = clause.elementsEnd(in: block)..<block.textRange.upperBound
        edits.append(SourceEdit(range: before, replacement: .blank))
        edits.append(SourceEdit(range: after, replacement: .blank))
        return clause.elements.map { [Syntax($0)] } ?? []
      }
    }

    // MARK: - Imports and attributes

    private mutating func note(_ declaration: ImportDeclSyntax) {
      guard let module = declaration.path.first?.name, module.presence == .present else { return }
      let isProvided = modules.contains(module.text)
      imports.append(
        ImportFact(
          module: module.text, offset: declaration.importKeyword.textRange.lowerBound,
          isProvided: isProvided))
      if !isProvided { blankStatement(Syntax(declaration)) }
    }

    private static func isEntryPoint(_ attribute: AttributeSyntax) -> Bool {
      let name = attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.text
      return name == "main" || name == "UIApplicationMain" || name == "NSApplicationMain"
    }

    // MARK: - #available

    private mutating func replace(_ condition: AvailabilityConditionSyntax) {
      guard !condition.hasError else { return }
      let arguments = condition.availabilityArguments.map { $0.argument.plainText }
      let versions = arguments.filter { $0 != "*" }.joined(separator: ", ")
      // A condition that is always true stays in front: result builders tell by it that an `if` asks
      // for availability, and some accept no other.
      let lead =
        condition.availabilityKeyword.tokenKind == .poundUnavailable
        ? "!" : "#available(macOS 1, *), "
      // `if#available` needs no space before the `#`; a name does.
      let space = condition.hasSpaceBefore ? "" : " "
      let lineEnds = condition.trimmedDescription.filter(\.isNewline)
      let call = "\(space)\(lead)_isAvailable(\(SwiftStringLiteral.quoted(versions))"
      edits.append(
        SourceEdit(range: condition.textRange, replacement: .text(call + lineEnds + ")")))
    }

    // MARK: - Blanking

    private mutating func blank(_ node: some SyntaxProtocol) {
      edits.append(SourceEdit(range: node.textRange, replacement: .blank))
    }

    /// Blanks the semicolon after it too: alone on a line it would be an error.
    private mutating func blankStatement(_ node: Syntax) {
      let parent = node.parent
      let item: Syntax? =
        parent?.is(CodeBlockItemSyntax.self) == true
          || parent?.is(MemberBlockItemSyntax.self) == true ? parent : nil
      blank(item ?? node)
    }
  }

  extension AvailabilityConditionSyntax {
    fileprivate var hasSpaceBefore: Bool {
      if !availabilityKeyword.leadingTrivia.isEmpty { return true }
      guard let previous = availabilityKeyword.previousToken(viewMode: .sourceAccurate) else {
        return true
      }
      if !previous.trailingTrivia.isEmpty { return true }
      if case .keyword = previous.tokenKind { return false }
      return true
    }
  }

  extension IfConfigClauseSyntax {
    /// Where the line that opens the clause ends.
    fileprivate var directiveEnd: Int {
      condition?.textRange.upperBound ?? poundKeyword.textRange.upperBound
    }

    /// Where the next directive of the block begins.
    fileprivate func elementsEnd(in block: IfConfigDeclSyntax) -> Int {
      let next = block.clauses.first { $0.position > position }
      return (next?.poundKeyword ?? block.poundEndif).textRange.lowerBound
    }
  }
#endif
