/// The horizontal alignment of lines; natural follows the layout direction.
public enum TextAlignment: String, Sendable, Hashable, CaseIterable {
    case left, center, right, justified, natural
}
