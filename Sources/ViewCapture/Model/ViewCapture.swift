import Foundation

/// What a running app printed or exported about its views, guides and constraints.
public struct ViewCapture: Sendable {
    /// The formats that it was read from, in the order of the text.
    public var formats: [CaptureFormat] = []
    /// The name of the app, if the capture has it.
    public var app: String?
    /// The items; superviews come before their subviews, in the order of drawing where the capture has it.
    public var items: [CapturedItem] = []
    /// The constraints, each once.
    public var constraints: [CapturedConstraint] = []
    /// The view controllers.
    public var controllers: [CapturedController] = []
    /// Pictures of single views, by the view's index.
    public var snapshots: [Int: [UInt8]] = [:]
    /// Pixels per point, if the capture says so.
    public var scale: Double?
    /// The size of the screen in points, if the capture says so.
    public var screenSize: CGSize?
    /// Whether the constraints are all those of the items, as in an archive.
    public var hasAllConstraints = false
    /// Whether the order of siblings is the order of drawing.
    public var isInDrawingOrder = true
    /// The number of records read: views, guides, elements, controllers, and constraints as often as they are listed.
    public var recordCount = 0
    /// What wasn't understood, and what the capture lacks.
    public var findings: [CaptureFinding] = []

    /// Creates an empty capture.
    public init() {}

    /// Whether there is anything in it.
    public var isEmpty: Bool { items.isEmpty && constraints.isEmpty && controllers.isEmpty }

    /// Adds a finding, unless it repeats an earlier one.
    mutating func note(_ kind: CaptureFinding.Kind, line: Int = 0) {
        findings.append(CaptureFinding(kind: kind, line: line))
    }
}

/// A view controller that a capture lists.
public struct CapturedController: Sendable, Hashable {
    /// The class.
    public var className: String
    /// The address, in lower case; nil if the capture has none.
    public var address: String?
    /// The index of the parent or presenting controller.
    public var parent: Int?
    /// Whether it is presented by its parent.
    public var isPresented: Bool
    /// `appeared`, `disappeared`…; empty if the capture doesn't say.
    public var state: String
    /// The class of its view; nil if the view isn't loaded.
    public var viewClass: String?
    /// The address of its view.
    public var viewAddress: String?
    /// The line of the input.
    public var line: Int
}
