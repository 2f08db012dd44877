import Engine
import Foundation
import TextMetrics

/// Builds solved layouts by hand.
struct LayoutBuilder {
    private(set) var layout: SolvedLayout

    init(_ id: String, _ width: Double, _ height: Double, root: String = "view") {
        let canvas = Canvas(size: CGSize(width: width, height: height))
        let frame = CGRect(x: 0, y: 0, width: width, height: height)
        layout = SolvedLayout(
            id: id, canvas: canvas,
            items: [
                SolvedItem(
                    id: root, kind: .view, className: "UIView", parent: nil, frame: frame, canvasFrame: frame)
            ])
    }

    /// Adds a view or guide with its frame on the canvas; `change` sets its other properties.
    @discardableResult
    mutating func add(
        _ id: String, _ frame: [Double], in parent: String? = nil, kind: SolvedItem.Kind = .view,
        class className: String? = nil, text: String? = nil, change: (inout SolvedItem) -> Void = { _ in }
    ) -> Int {
        let index = layout.items.firstIndex { $0.id == parent ?? layout.items[0].id } ?? 0
        let origin = layout.items[index].canvasFrame.origin
        let canvasFrame = CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
        var item = SolvedItem(
            id: id, kind: kind, className: className ?? (kind == .view ? "UIView" : "UILayoutGuide"),
            parent: index, frame: canvasFrame.offsetBy(dx: -origin.x, dy: -origin.y), canvasFrame: canvasFrame
        )
        if let text {
            let font = Font(size: 15)
            item.text = SolvedText(string: text, font: font, alignment: .natural, lines: [text])
        }
        change(&item)
        layout.items.append(item)
        return layout.items.count - 1
    }

    @discardableResult
    mutating func addGuide(
        _ id: String, _ frame: [Double], in parent: String? = nil, system: Bool = false,
        undetermined: FrameComponents = []
    ) -> Int {
        add(id, frame, in: parent, kind: .guide) {
            $0.guideRole = system ? .system : .custom
            $0.undetermined = undetermined
        }
    }

    mutating func changeCanvas(_ change: (inout Canvas) -> Void) { change(&layout.canvas) }
    mutating func change(_ change: (inout SolvedLayout) -> Void) { change(&layout) }
}
