import LayoutValues
import Foundation
import LayoutRender

/// A view or guide as the page's script reads it.
struct ItemRecord: Encodable {
    var id: String
    /// A name for readers; nil if the id serves as one.
    var name: String?
    /// `system`, `stackView` or `custom` for guides; nil for views.
    var guide: String?
    /// UIKit's class name.
    var type: String
    /// Index of the superview or owning view.
    var parent: Int?
    /// The x, y, width and height in the superview's coordinates, in points.
    var frame: [Double?]
    /// The same numbers on the canvas.
    var canvas: [Double?]
    /// The corners on the canvas of an item that is turned.
    var corners: [[Double?]]?
    /// The names of undetermined numbers.
    var open: [String]?
    /// What the frame depends on that the input doesn't contain.
    var uncertain: [String]?
    /// The frames of an ambiguous view at both extremes, on the canvas.
    var extremes: [[Double?]]?
    var isHidden: Bool?
    var isConflicting: Bool?
    var clips: Bool?
    /// The view's hue; nil for guides.
    var hue: Int?
    var radius: Double?
    var text: TextRecord?
    var content: ContentRecord?
    /// Where it is written; nil for what isn't.
    var place: PlaceRecord?
    /// The explanation of each number of the frame, by the number's name.
    var why: [String: ReasonRecord]?

    /// - Parameter input: The scene's input, as the user named it.
    init(_ item: SolvedItem, content: ContentRecord?, why: [String: ReasonRecord]?, input: String?) {
        id = item.id
        name = item.name == item.id ? nil : item.name
        guide = item.kind == .guide ? Self.word(for: item.guideRole) : nil
        type = item.className
        parent = item.parent
        frame = Self.numbers(of: item.frame)
        canvas = Self.numbers(of: item.canvasFrame)
        corners =
            item.corners.isEmpty ? nil : item.corners.map { [PageNumber.of($0.x), PageNumber.of($0.y)] }
        open = item.undetermined.isEmpty ? nil : item.undetermined.names
        uncertain = item.uncertain.isEmpty ? nil : item.uncertain
        extremes = item.extremes.isEmpty ? nil : item.extremes.map(Self.numbers)
        isHidden = item.isHidden ? true : nil
        isConflicting = item.isConflicting ? true : nil
        clips = item.clipsToBounds ? true : nil
        hue = item.kind == .view ? ViewHue(id: item.id).rawValue : nil
        radius = item.cornerRadius > 0 ? PageNumber.of(item.cornerRadius) : nil
        text = item.text.map { TextRecord($0) }
        self.content = content
        place = item.location.map { PlaceRecord($0, input: input) }
        self.why = why
    }

    private static func word(for role: GuideRole) -> String {
        switch role {
        case .custom: "custom"
        case .system: "system"
        case .stackView: "stack"
        }
    }

    private static func numbers(of frame: CGRect) -> [Double?] {
        [frame.minX, frame.minY, frame.width, frame.height].map { PageNumber.of($0) }
    }
}
