/// The formats in which an app's views are printed or exported.
package enum CaptureFormat: String, Sendable, Hashable, CaseIterable {
    /// Xcode's export of Debug View Hierarchy.
    case viewHierarchy = "viewhierarchy"
    /// The files that Lookin and LookInside save.
    case lookin
    /// `recursiveDescription`, lists of views, and the records of EarlGrey and Detox.
    case recursiveDescription = "recursive-description"
    /// `_autolayoutTrace`.
    case autolayoutTrace = "autolayout-trace"
    /// Layout guides, each with its owning view.
    case layoutGuides = "layout-guides"
    /// Lists of constraints.
    case constraints
    /// `debugDescription` of an `XCUIElement`.
    case xcuitest
    /// The XML or JSON of Appium, WebDriverAgent, idb and Sentry.
    case appium
    /// AppKit's `_subtreeDescription`.
    case subtreeDescription = "subtree-description"
    /// `_printHierarchy` of view controllers.
    case printHierarchy = "print-hierarchy"

    /// Whether it has frames, so that it can be drawn on its own.
    package var hasFrames: Bool {
        switch self {
        case .viewHierarchy, .lookin, .recursiveDescription, .layoutGuides, .xcuitest, .appium,
            .subtreeDescription:
            true
        case .autolayoutTrace, .constraints, .printHierarchy: false
        }
    }
}
