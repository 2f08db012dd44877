import Engine
import Foundation
import LayoutRender

/// A view or guide as the page's script reads it.
struct ItemRecord: Encodable {
    var id: String
    /// What a reader would call it; nil where the id says it best.
    var name: String?
    /// `system`, `stackView` or `custom` for guides; nil for views.
    var guide: String?
    /// UIKit's class.
    var type: String
    /// Index of the superview or owning view.
    var parent: Int?
    /// In the superview's coordinates: x, y, width, height in points.
    var frame: [Double?]
    /// The same on the canvas.
    var canvas: [Double?]
    /// The names of the numbers that nothing determines.
    var open: [String]?
    /// Its frames at both ends of its freedom, on the canvas.
    var extremes: [[Double?]]?
    var isHidden: Bool?
    var isConflicting: Bool?
    var clips: Bool?
    /// The view's hue; nil for guides.
    var hue: Int?
    var radius: Double?
    var text: TextRecord?
    var content: ContentRecord?
    /// Why each number of the frame is what it is, by its name.
    var why: [String: ReasonRecord]?

    init(_ item: SolvedItem, content: ContentRecord?, why: [String: ReasonRecord]?) {
        id = item.id
        name = item.name == item.id ? nil : item.name
        guide = item.kind == .guide ? Self.word(for: item.guideRole) : nil
        type = item.className
        parent = item.parent
        frame = Self.numbers(of: item.frame)
        canvas = Self.numbers(of: item.canvasFrame)
        open = item.undetermined.isEmpty ? nil : item.undetermined.names
        extremes = item.extremes.isEmpty ? nil : item.extremes.map(Self.numbers)
        isHidden = item.isHidden ? true : nil
        isConflicting = item.isConflicting ? true : nil
        clips = item.clipsToBounds ? true : nil
        hue = item.kind == .view ? ViewHue(id: item.id).rawValue : nil
        radius = item.cornerRadius > 0 ? PageNumber.of(item.cornerRadius) : nil
        text = item.text.map { TextRecord($0) }
        self.content = content
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
