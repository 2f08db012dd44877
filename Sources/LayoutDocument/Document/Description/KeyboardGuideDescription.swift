/// The settings that a document makes for a view's keyboard guide; nil for those it doesn't make.
struct KeyboardGuideDescription: Sendable {
    var followsUndockedKeyboard: Bool?
    var usesBottomSafeArea: Bool?
}
