import Foundation

/// What a running app printed or exported about its views, guides and constraints.
package struct ViewCapture: Sendable {
    /// The formats that it was read from, in the order of the text.
    package var formats: [CaptureFormat] = []
    /// The name of the app, if the capture has it.
    package var app: String?
    /// The items; superviews come before their subviews, in the order of drawing where the capture has it.
    package var items: [CapturedItem] = []
    /// The constraints, each once.
    package var constraints: [CapturedConstraint] = []
    /// The view controllers.
    package var controllers: [CapturedController] = []
    /// Pictures of single views, by the view's index.
    package var snapshots: [Int: [UInt8]] = [:]
    /// Pixels per point, if the capture says so.
    package var scale: Double?
    /// The size of the screen in points, if the capture says so.
    package var screenSize: CGSize?
    /// Whether the constraints are all those of the items, as in an archive.
    package var hasAllConstraints = false
    /// Whether the order of siblings is the order of drawing.
    package var isInDrawingOrder = true
    /// The number of records read: views, guides, elements, controllers, and constraints as often as they are listed.
    package var recordCount = 0
    /// What wasn't understood, and what the capture lacks.
    package var findings: [CaptureFinding] = []

    /// Creates an empty capture.
    package init() {}

    /// Whether there is anything in it.
    package var isEmpty: Bool { items.isEmpty && constraints.isEmpty && controllers.isEmpty }

    /// Adds a finding, unless it repeats an earlier one.
    mutating func note(_ kind: CaptureFinding.Kind, line: Int = 0) {
        findings.append(CaptureFinding(kind: kind, line: line))
    }
}

/// A view controller that a capture lists.
package struct CapturedController: Sendable, Hashable {
    /// The class.
    package var className: String
    /// The address, in lower case; nil if the capture has none.
    package var address: String?
    /// The index of the parent or presenting controller.
    package var parent: Int?
    /// Whether it is presented by its parent.
    package var isPresented: Bool
    /// `appeared`, `disappeared`…; empty if the capture doesn't say.
    package var state: String
    /// The class of its view; nil if the view isn't loaded.
    package var viewClass: String?
    /// The address of its view.
    package var viewAddress: String?
    /// The line of the input.
    package var line: Int
}
