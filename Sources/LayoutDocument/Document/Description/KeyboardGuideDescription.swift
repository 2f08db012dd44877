/// A document's settings for a view's keyboard guide; nil for those that it doesn't specify.
struct KeyboardGuideDescription: Sendable {
    var followsUndockedKeyboard: Bool?
    var usesBottomSafeArea: Bool?
}
