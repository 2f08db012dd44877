import Engine
import Findings
import Foundation

/// A problem on some of the swept canvases.
public struct SweepFinding: Sendable, Hashable {
    /// The code of the finding, as listed in the registry.
    public var code: FindingCode
    /// The range of the canvas's lengths along the swept axis with the problem, in points; a single length
    /// for a device.
    public var range: ClosedRange<Double>
    /// The ids of the views concerned.
    public var items: [String]
    /// The constraints responsible, as their author wrote or named them, the likeliest first.
    public var constraints: [String]
    /// The place where an author can fix it; nil if the input has none.
    public var location: SourceLocation?
    /// What exactly is wrong.
    public var detail: Detail
    /// The ids of the views that aren't determined on the same canvases as a consequence, since nothing says which of them give
    /// way.
    public var leftOpen: [String] = []

    /// Creates a finding; see the properties.
    public init(
        code: FindingCode, range: ClosedRange<Double>, items: [String], constraints: [String] = [],
        location: SourceLocation? = nil, detail: Detail
    ) {
        self.code = code
        self.range = range
        self.items = items
        self.constraints = constraints
        self.location = location
        self.detail = detail
    }
}

extension SweepFinding {
    /// What exactly is wrong, depending on the kind of finding.
    public enum Detail: Sendable, Hashable {
        /// Two items overlap, of which at most one is a text.
        case overlap
        /// Two texts overlap.
        case textsOverlap
        /// An item extends beyond sides of a view, given by its id, or of the canvas.
        case beyond([Side], of: String?)
        /// The item's length along an axis is too small.
        case length(LayoutAxis)
        /// A text doesn't fit into the item's width.
        case narrowerThanText
        /// A label has no room for all of its lines.
        case lowerThanText
        /// A label's text needs more lines than it may have.
        case moreLinesThanAllowed
        /// Constraints conflict, and this one was broken; nil if it is unknown.
        case broken(String?)
        /// Numbers of the item's frame aren't determined.
        case undetermined(FrameComponents)
        /// Numbers of the item's frame aren't determined, as there is too little room, and nothing says what gives way.
        case tied(FrameComponents)
        /// An arrangement for a short range between two others.
        case shortArrangement
    }

    /// A side of a view or the canvas.
    public enum Side: String, Sendable, Hashable, CaseIterable {
        case left, right, top, bottom

        /// The axis across the side.
        var axis: LayoutAxis {
            switch self {
            case .left, .right: .horizontal
            case .top, .bottom: .vertical
            }
        }
    }

    /// What happens, in words that follow the items.
    public var subject: String {
        switch detail {
        case .length: code == .collapsed ? "no \(detail.words)" : "\(detail.words) under 44 points"
        case .undetermined: "\(detail.words) not determined"
        case .tied: "\(detail.words) not determined, since nothing says what gives way,"
        case .broken: "constraints that can't all hold, \(detail.words),"
        default: detail.words
        }
    }

    /// On which canvases it happens, for example `canvases 320…383.43 wide`.
    public func canvases(along axis: LayoutAxis) -> String {
        let (start, end) = (Amount.text(range.lowerBound), Amount.text(range.upperBound))
        let measure = axis == .horizontal ? "wide" : "high"
        return start == end ? "a canvas \(start) \(measure)" : "canvases \(start)…\(end) \(measure)"
    }
}

extension SweepFinding.Detail {
    /// The detail in a few words, as reports for programs have it.
    public var words: String {
        switch self {
        case .overlap: "they overlap"
        case .textsOverlap: "their texts overlap"
        case .beyond(let sides, let outer):
            "beyond the \(sides.map(\.rawValue).joined(separator: " and ")) of \(outer ?? "the canvas")"
        case .length(let axis): axis == .horizontal ? "width" : "height"
        case .narrowerThanText: "narrower than its text"
        case .lowerThanText: "lower than its text"
        case .moreLinesThanAllowed: "more lines than it may have"
        case .broken(let constraint): "broken: \(constraint ?? "one of them")"
        case .undetermined(let numbers), .tied(let numbers): numbers.names.joined(separator: ", ")
        case .shortArrangement: "an arrangement between two others"
        }
    }

    /// The axis of the positions and sizes that it is about; nil if it is about both.
    var axis: LayoutAxis? {
        switch self {
        case .beyond(let sides, _):
            sides.dropFirst().allSatisfy { $0.axis == sides[0].axis } ? sides.first?.axis : nil
        case .length(let axis): axis
        case .undetermined(let numbers), .tied(let numbers):
            numbers.isSubset(of: [.x, .width])
                ? .horizontal : numbers.isSubset(of: [.y, .height]) ? .vertical : nil
        case .narrowerThanText: .horizontal
        case .lowerThanText: .vertical
        default: nil
        }
    }
}
