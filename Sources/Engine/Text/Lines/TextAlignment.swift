/// How lines of text stand between the left and right edge; natural follows the layout direction.
public enum TextAlignment: String, Sendable, Hashable, CaseIterable {
    case left, center, right, justified, natural
}
