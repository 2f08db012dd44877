import Arithmetic
import LayoutValues
import Explanation
import Foundation

/// A scene as the page's script reads it.
struct SceneRecord: Encodable {
    var id: String
    var title: String?
    var input: String?
    var state: String?
    var device: String?
    /// Width and height, in points.
    var canvas: [Double?]
    /// Pixels per point.
    var scale: Double?
    var isRightToLeft: Bool?
    /// Whether constraints include their effects.
    var isExplained: Bool?
    /// Whether an app begins with it.
    var isInitial: Bool?
    var items: [ItemRecord]
    var constraints: [ConstraintRecord]
    var findings: [FindingRecord]
    /// How the frames change with the canvas's width.
    var widths: RangeRecord?
    /// How the frames change with the canvas's height.
    var heights: RangeRecord?
    /// The scene's picture; nil if it can't be drawn.
    var picture: PictureRecord?
    /// What solves the scene again in the page.
    var live: LiveRecord?
    /// The canvas's safe area from the top, left, bottom and right, in points; nil for none.
    var safeArea: [Double?]?
    /// The height of a docked keyboard, or the frame of a floating one, in points.
    var keyboard: [Double?]?
    /// Why the page can't solve the scene again.
    var liveObstacle: String?
    var conflict: InspectorConflict?
    /// The index of the scene whose conflict a change ends here.
    var tried: Int?
    var comparison: ComparisonRecord?

    init(_ scene: InspectorScene) throws {
        let layout = scene.layout
        id = layout.id
        title = layout.title
        input = scene.input
        state = layout.state
        device = scene.device ?? layout.canvas.device
        canvas = [PageNumber.of(layout.canvas.size.width), PageNumber.of(layout.canvas.size.height)]
        isExplained = scene.explanation != nil ? true : nil
        isInitial = scene.isInitial ? true : nil
        scale = PageNumber.of(layout.canvas.scale)
        let insets = layout.canvas.safeAreaInsets
        if insets != .zero {
            safeArea = [insets.top, insets.left, insets.bottom, insets.right].map { PageNumber.of($0) }
        }
        if let frame = layout.canvas.floatingKeyboardFrame {
            keyboard = [frame.minX, frame.minY, frame.width, frame.height].map { PageNumber.of($0) }
        } else if let height = layout.canvas.keyboardHeight {
            keyboard = [PageNumber.of(height)]
        }
        isRightToLeft = layout.canvas.layoutDirection == .rightToLeft ? true : nil
        let contents = ContentSizes(of: layout)
        let shown = ShownConstraints(of: layout)
        let words = scene.explanation.map { ConstraintFormatter($0.layout) }
        let reasons = scene.explanation.map { Reasons($0, shown: shown) }
        items = layout.items.indices.map {
            ItemRecord(layout.items[$0], content: contents[$0], why: reasons?[$0], input: scene.input)
        }
        constraints = shown.indices.map { index in
            let constraint = layout.constraints[index]
            var record = ConstraintRecord(
                constraint, text: words?.line(of: index) ?? constraint.text, input: scene.input)
            if let effect = scene.explanation?.effects[index] { record.take(effect, shown: shown) }
            return record
        }
        findings = FindingRecord.records(of: layout, shown: shown)
        let places = Dictionary(layout.items.enumerated().map { ($1.id, $0) }) { first, _ in first }
        widths = RangeRecord(scene.widths, places: places)
        heights = RangeRecord(scene.heights, places: places)
        picture = PictureRecord(layout)
        live = scene.live.map {
            LiveRecord(
                $0, canvas: layout.canvas, shown: shown, ids: layout.items.map(\.id),
                texts: constraints.map(\.text))
        }
        liveObstacle = scene.liveObstacle
        conflict = scene.conflict
        tried = scene.triedScene
        comparison = try scene.comparison.map { try ComparisonRecord($0) }
    }
}
