// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// What `#if hasFeature(...)` and `#if hasAttribute(...)` find in the compiler, version 6.3.
struct CompilerFeatures: Sendable {
  /// 5 or 6.
  let languageMode: Int

  func hasFeature(_ name: String) -> Bool {
    Self.everywhere.contains(name) || languageMode >= 6 && Self.sinceSwift6.contains(name)
  }

  func hasAttribute(_ name: String) -> Bool { Self.attributes.contains(name) }

  /// Features of the language in every mode, short of those for the standard library alone.
  private static let everywhere: Set<String> = [
    "ABIAttributeSE0479", "Actors", "AssociatedTypeAvailability", "AsyncAwait",
    "AsyncExecutionBehaviorAttributes", "AsyncSequenceFailure", "AttachedMacros", "BitwiseCopyable",
    "BitwiseCopyable2", "BodyMacros", "BorrowingSwitch", "ConcurrentFunctions",
    "ConformanceSuppression", "EffectfulProp", "ExpressionMacroDefaultArguments", "ExtensionMacros",
    "FreestandingExpressionMacros", "FreestandingMacros", "GlobalActors", "ImplicitSelfCapture",
    "InheritActorContext", "InlineArrayTypeSugar", "IsolatedAny", "IsolatedAny2",
    "IsolatedConformances", "IsolatedDeinit", "Macros", "MarkerProtocol", "MemorySafetyAttributes",
    "MoveOnly", "MoveOnlyPartialConsumption", "MoveOnlyResilientTypes", "NoAsyncAvailability",
    "NoncopyableGenerics", "NoncopyableGenerics2", "NonescapableTypes", "ObjCImplementation",
    "OptionalIsolatedParameters", "ParameterPacks", "PrimaryAssociatedTypes2", "RawIdentifiers",
    "RetroactiveAttribute", "RethrowsProtocol", "Sendable", "SendableCompletionHandlers",
    "SendingArgsAndResults", "TypedThrows", "UnavailableFromAsync", "ValueGenerics",
  ]

  /// Upcoming features that the language mode 6 turns on.
  private static let sinceSwift6: Set<String> = [
    "BareSlashRegexLiterals", "ConciseMagicFile", "DeprecateApplicationMain",
    "DisableOutwardActorInference", "DynamicActorIsolation", "ForwardTrailingClosures",
    "GlobalActorIsolatedTypesUsability", "GlobalConcurrency", "ImplicitOpenExistentials",
    "ImportObjcForwardDeclarations", "InferSendableFromCaptures", "IsolatedDefaultValues",
    "NonfrozenEnumExhaustivity", "RegionBasedIsolation", "StrictConcurrency",
  ]

  private static let attributes: Set<String> = [
    "IBAction", "IBDesignable", "IBInspectable", "IBOutlet", "IBSegueAction", "NSApplicationMain",
    "NSCopying", "NSManaged", "Sendable", "UIApplicationMain", "abi", "attached", "autoclosure",
    "available", "backDeployed", "cdecl", "concurrent", "convention", "discardableResult",
    "dynamicCallable", "dynamicMemberLookup", "escaping", "exclusivity", "export", "freestanding",
    "frozen", "globalActor", "implementation", "inlinable", "inline", "isolated", "main",
    "nonobjc", "objc", "objcMembers", "preconcurrency", "propertyWrapper",
    "requires_stored_property_inits",
    "resultBuilder", "rethrows", "retroactive", "safe", "specialized", "storageRestrictions",
    "testable", "unchecked", "unsafe", "usableFromInline", "warn_unqualified_access",
  ]
}
