/// What a document says about a view's keyboard guide; nil where it says nothing.
struct KeyboardGuideDescription: Sendable {
    var followsUndockedKeyboard: Bool?
    var usesBottomSafeArea: Bool?
}
