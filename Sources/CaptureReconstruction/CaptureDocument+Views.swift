import Findings
import Foundation
import LayoutValues
import ViewCapture

extension CaptureDocument {
    /// A view of the document: with its captured frame, or placed by constraints.
    package struct View: Sendable {
        /// The id, unique among views and guides.
        package var id: String
        /// The item of the layout; nil for the view around a root that doesn't fill the canvas.
        package var item: Int?
        /// The index of its superview among the views; nil for the root.
        package var parent: Int?
        /// How many views it is in.
        package var depth = 0
        /// UIKit's name of the class; nil for a plain view.
        package var className: String?
        /// The text that it shows; nil if its class shows none.
        package var text: String?
        /// The frame in its superview in points; nil if constraints place it, or the canvas.
        package var frame: CGRect?
        /// The intrinsic content size in points, -1 for none; nil for that of its class.
        package var contentSize: CGSize?
        /// The hugging priorities, horizontal and vertical; nil for those of its class.
        package var hugging: (horizontal: Double, vertical: Double)?
        /// The compression resistance, horizontal and vertical; nil for that of its class.
        package var compressionResistance: (horizontal: Double, vertical: Double)?
        /// Whether it is hidden by itself.
        package var isHidden = false
        /// Whether its content is clipped.
        package var clipsToBounds = false
        /// Its margins in points, without the safe area; nil for the usual ones.
        package var layoutMargins: EdgeInsets?
        /// Its guides: their items of the layout.
        package var guides: [Int] = []
        /// The line of the capture, counted from 1; nil for none.
        package var line: Int?
    }

    /// The views, superviews before their subviews. A root that doesn't fill the canvas is put into a view that does.
    package var views: [View] {
        guard !layout.items.isEmpty else { return [View(id: "capture")] }
        var views: [View] = []
        if !fillsCanvas {
            let taken = Set(layout.items.map(\.id))
            let names = ["capture"] + (2...(taken.count + 2)).lazy.map { "capture-\($0)" }
            views.append(View(id: names.first { !taken.contains($0) } ?? ""))
        }
        // Without recursion: trees of apps can be deep.
        var waiting: [(item: Int, parent: Int?)] = [(0, views.indices.last)]
        while let (item, parent) = waiting.popLast() {
            var view = self.view(of: item)
            view.parent = parent
            view.depth = parent.map { views[$0].depth + 1 } ?? 0
            let place = views.count
            views.append(view)
            waiting += children[item].filter { layout.items[$0].kind == .view }.reversed().map { ($0, place) }
        }
        return views
    }

    private func view(of index: Int) -> View {
        let item = layout.items[index]
        var view = View(id: item.id, item: index)
        let className = className(of: index)
        if className != "UIView" { view.className = className }
        if let text = captured[index]?.text, !text.isEmpty, Self.textClasses.contains(className) {
            view.text = item.text?.string
        }
        if isPlaced[index] {
            setContent(of: index, to: &view)
        } else if index > 0 || !fillsCanvas {
            view.frame = Self.rounded(writtenFrame(of: index).standardized)
        }
        let isInHidden = item.parent.map { layout.items[$0].isHidden } ?? layout.items[0].isHidden
        view.isHidden = captured[index]?.isHidden == true || item.isHidden && !isInHidden
        view.clipsToBounds = item.clipsToBounds
        let margins = captured[index]?.facts.first { $0.name == "layoutMargins" }?.value.split(separator: " ")
            .compactMap { Double($0) }
        if let margins, margins.count == 4 {
            view.layoutMargins = EdgeInsets(
                top: margins[0], left: margins[1], bottom: margins[2], right: margins[3])
        }
        view.guides = children[index].filter { layout.items[$0].kind == .guide }
        view.line = item.location.map(\.line)
        return view
    }

    private func setContent(of index: Int, to view: inout View) {
        let (item, known) = (layout.items[index], contentSizes[index])
        guard Self.contentClasses.contains(className(of: index)) || known != nil else { return }
        let open = item.undetermined
        let width = known?.width ?? (open.contains(.width) ? -1 : Double(item.frame.width))
        let height = known?.height ?? (open.contains(.height) ? -1 : Double(item.frame.height))
        view.contentSize = CGSize(width: Self.rounded(width), height: Self.rounded(height))
        view.hugging = priorities("contentHuggingPriority", of: index)
        view.compressionResistance = priorities("contentCompressionResistancePriority", of: index)
    }

    /// Returns the captured priorities of both axes; nil if it has only one, or one that isn't a priority.
    private func priorities(_ name: String, of index: Int) -> (horizontal: Double, vertical: Double)? {
        let facts = captured[index]?.facts ?? []
        let values = ["Horizontal", "Vertical"].compactMap { axis in
            facts.first { $0.name == name + axis }.flatMap { Double($0.value) }.flatMap {
                (1...1000).contains($0) ? Self.rounded($0) : nil
            }
        }
        return values.count == 2 ? (values[0], values[1]) : nil
    }

    private static func rounded(_ frame: CGRect) -> CGRect {
        CGRect(
            x: rounded(Double(frame.minX)), y: rounded(Double(frame.minY)),
            width: rounded(Double(frame.width)),
            height: rounded(Double(frame.height)))
    }

    private var fillsCanvas: Bool {
        isRootAlone || layout.items.first?.canvasFrame == CGRect(origin: .zero, size: layout.canvas.size)
    }

    /// Whether everything is inside a root around which the canvas has only space, so that the root can be the canvas.
    private var isRootAlone: Bool {
        guard let root = layout.items.first?.canvasFrame, layout.canvas.safeAreaInsets == .zero else {
            return false
        }
        return !root.isEmpty
            && layout.items.allSatisfy { $0.canvasFrame.isNull || root.contains($0.canvasFrame) }
    }

    /// Returns the frame of a view in the document. Documents have no scroll offsets, so views in a scrolled one are where they were on the canvas,
    /// unless constraints place some of them.
    private func writtenFrame(of index: Int) -> CGRect {
        let item = layout.items[index]
        guard let parent = item.parent else { return item.canvasFrame }
        let owner = layout.items[parent]
        guard item.frame.size == item.canvasFrame.size, owner.frame.size == owner.canvasFrame.size,
            children[parent].allSatisfy({ !isPlaced[$0] })
        else { return item.frame }
        return item.canvasFrame.offsetBy(dx: -owner.canvasFrame.minX, dy: -owner.canvasFrame.minY)
    }

    /// UIKit's classes whose content has a size of its own, and which are written as what they are.
    private static let contentClasses: Set<String> = [
        "UILabel", "UIButton", "UIImageView", "UITextField", "UITextView", "UISwitch", "UISlider",
        "UIProgressView",
        "UISegmentedControl", "UIStepper", "UIActivityIndicatorView", "UIPageControl", "UIDatePicker",
        "UIPickerView",
    ]
    private static let textClasses: Set<String> = ["UILabel", "UIButton", "UITextField", "UITextView"]

    /// Returns the class in the document: UIKit's if it is a simple one, and a label for what shows text otherwise. Stack views become
    /// plain views, as their constraints are captured.
    private func className(of index: Int) -> String {
        guard let item = captured[index] else { return "UIView" }
        for name in [item.className, item.baseClass ?? ""] where Self.contentClasses.contains(name) {
            return name
        }
        return layout.items[index].text == nil || item.text?.isEmpty != false ? "UIView" : "UILabel"
    }

    /// The canvas's size in points: that of the root if everything is inside it.
    package var canvasSize: CGSize {
        let size = isRootAlone ? layout.items[0].canvasFrame.size : layout.canvas.size
        return CGSize(width: Self.rounded(Double(size.width)), height: Self.rounded(Double(size.height)))
    }
}
