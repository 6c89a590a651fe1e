// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

extension ViewNode {
  /// What a modifier says.
  public indirect enum Modifier: Sendable, Codable, Equatable {
    // Controls

    /// The action hint of a control.
    case actionHint(String)
    /// The momentary status of a control.
    case status(String)
    /// Whether it is hidden on a locked device.
    case privacySensitive(Bool)
    /// Whether it is disabled.
    case disabled(Bool)

    // Text

    /// The font, for text without one further inside.
    case font(Font)
    /// A change of the font that holds further inside.
    case fontChange(FontChange)
    /// The most lines; nil for any number.
    case lineLimit(Int?)
    /// The smallest scale that text may shrink to, from 0 to 1.
    case minimumScaleFactor(Double)
    /// How lines stand to each other.
    case multilineTextAlignment(HorizontalAlignment)
    /// Where text is cut.
    case truncationMode(Truncation)
    /// Upper or lower case; nil for the text's own.
    case textCase(TextCase?)
    /// The distance between lines beyond the font's own.
    case lineSpacing(Double)

    // Style

    /// The styles of the foreground by level, the primary one first.
    case foreground([Style])
    /// The tint; nil for the surroundings'.
    case tint(Style?)
    /// The opacity, from 0 to 1.
    case opacity(Double)
    /// How symbols take colours, as `SymbolRenderingMode` names it.
    case symbolRenderingMode(String)
    /// The size of symbols beside text.
    case imageScale(ImageScale)
    /// Light or dark colours whatever the system has.
    case colorScheme(isDark: Bool)

    // Images

    /// The image takes any size it is offered, stretched or repeated.
    case resizable(isTiled: Bool)
    /// Whether only the image's shape counts; nil for what the image itself says.
    case templateRendering(Bool?)
    /// What becomes of the image where the widget is accented; nil for the default.
    case accentedRendering(AccentedRendering?)

    // Layout

    /// A size; nil where the view decides.
    case frame(width: Double?, height: Double?, alignment: Alignment)
    /// Limits of the size; infinity for as much as is offered.
    case flexibleFrame(FlexibleFrame)
    /// Distances around the view; nil at an edge for the system's.
    case padding(Insets)
    /// Whether the view takes its ideal size along an axis.
    case fixedSize(horizontal: Bool, vertical: Bool)
    /// The priority when a stack shares out its room.
    case layoutPriority(Double)
    /// A ratio of width to height, nil for the view's own, that fits or fills.
    case aspectRatio(Double?, fills: Bool)
    /// A shift of what is drawn.
    case offset(x: Double, y: Double)
    /// The middle of the view in the place it is offered.
    case position(x: Double, y: Double)
    /// A scale of what is drawn.
    case scaleEffect(x: Double, y: Double)
    /// A turn of what is drawn, in degrees.
    case rotation(Double)

    // Composition

    /// A view behind.
    case background(ViewNode, alignment: Alignment)
    /// A view in front.
    case overlay(ViewNode, alignment: Alignment)
    /// An outline that cuts off what is outside.
    case clip(Shape.Outline)
    /// Whether it is not drawn, though it takes its place.
    case hidden

    // Widgets

    /// Whether it and all inside belong to the accent group.
    case accentable(Bool)
    /// The background of the widget.
    case containerBackground(ViewNode)
    /// The link of the whole widget.
    case widgetURL(String?)
    /// The link of a part of the widget.
    case link(String)
    /// What is shown beside a complication.
    case widgetLabel(ViewNode)
    /// Whether it is a placeholder.
    case redacted(Bool)
    /// Whether it is marked as stale from a tap to the next entry.
    case invalidatable(Bool)

    /// Something that would change the picture and is not drawn, by name.
    case unmodelled(String)
  }
}

extension ViewNode.Modifier {
  /// The name as source has it, such as "foregroundStyle".
  public var name: String {
    switch self {
    case .actionHint: "controlWidgetActionHint"
    case .status: "controlWidgetStatus"
    case .privacySensitive: "privacySensitive"
    case .disabled: "disabled"
    case .font: "font"
    case .fontChange(let change): change.name
    case .lineLimit: "lineLimit"
    case .minimumScaleFactor: "minimumScaleFactor"
    case .multilineTextAlignment: "multilineTextAlignment"
    case .truncationMode: "truncationMode"
    case .textCase: "textCase"
    case .lineSpacing: "lineSpacing"
    case .foreground: "foregroundStyle"
    case .tint: "tint"
    case .opacity: "opacity"
    case .symbolRenderingMode: "symbolRenderingMode"
    case .imageScale: "imageScale"
    case .colorScheme: "colorScheme"
    case .resizable: "resizable"
    case .templateRendering: "renderingMode"
    case .accentedRendering: "widgetAccentedRenderingMode"
    case .frame, .flexibleFrame: "frame"
    case .padding: "padding"
    case .fixedSize: "fixedSize"
    case .layoutPriority: "layoutPriority"
    case .aspectRatio: "aspectRatio"
    case .offset: "offset"
    case .position: "position"
    case .scaleEffect: "scaleEffect"
    case .rotation: "rotationEffect"
    case .background: "background"
    case .overlay: "overlay"
    case .clip: "clipShape"
    case .hidden: "hidden"
    case .accentable: "widgetAccentable"
    case .containerBackground: "containerBackground"
    case .widgetURL: "widgetURL"
    case .link: "Link"
    case .widgetLabel: "widgetLabel"
    case .redacted: "redacted"
    case .invalidatable: "invalidatableContent"
    case .unmodelled(let name): name
    }
  }

  /// The view that the modifier carries.
  public internal(set) var content: ViewNode? {
    get {
      switch self {
      case .background(let node, _), .overlay(let node, _), .containerBackground(let node),
        .widgetLabel(let node):
        node
      default: nil
      }
    }
    set {
      guard let newValue else { return }
      switch self {
      case .background(_, let alignment): self = .background(newValue, alignment: alignment)
      case .overlay(_, let alignment): self = .overlay(newValue, alignment: alignment)
      case .containerBackground: self = .containerBackground(newValue)
      case .widgetLabel: self = .widgetLabel(newValue)
      default: break
      }
    }
  }
}
