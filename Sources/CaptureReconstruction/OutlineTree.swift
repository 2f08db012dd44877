import ConstraintLog
import LayoutValues
import Foundation
import ViewCapture
import Findings

/// The picture of a capture without frames: a row for each view, indented by its depth.
enum OutlineTree {
    private static let (rowHeight, indentation, rowWidth) = (28.0, 14.0, 260.0)
    private static let (gap, inset) = (6.0, 12.0)

    /// Returns a capture with items for what only constraints or controllers mention, if it has no items itself.
    static func adding(to capture: ViewCapture) -> ViewCapture {
        guard capture.items.isEmpty else { return capture }
        var capture = capture
        for controller in capture.controllers {
            var item = CapturedItem(
                className: controller.className, address: controller.address, line: controller.line)
            item.parent = controller.parent
            let state = [controller.isPresented ? "presented" : "", controller.state].filter { !$0.isEmpty }
            if !state.isEmpty {
                item.facts = [CapturedFact("state of controller", state.joined(separator: ", "))]
            }
            capture.items.append(item)
        }
        addMentioned(to: &capture)
        return capture
    }

    private static func addMentioned(to capture: inout ViewCapture) {
        var places: [String: Int] = [:]
        var roots = TreeRoots(capture.items.map(\.parent))
        for constraint in capture.constraints {
            let sides = [constraint.superview, constraint.first?.item, constraint.second?.item].compactMap {
                $0
            }
            for item in sides {
                guard let address = item.address?.lowercased(), places[address] == nil else { continue }
                places[address] = capture.items.count
                var added = CapturedItem(
                    kind: item.isGuide ? .guide : .view,
                    className: item.className.isEmpty ? "UIView" : item.className,
                    address: address, line: constraint.line)
                added.text = item.text
                added.identifier = item.name
                capture.items.append(added)
                roots.add()
            }
            guard let outer = constraint.superview?.address.flatMap({ places[$0.lowercased()] }) else {
                continue
            }
            for side in [constraint.first, constraint.second] {
                guard let inner = side?.item.address.flatMap({ places[$0.lowercased()] }), inner != outer,
                    capture.items[inner].parent == nil, roots.root(of: outer) != inner
                else { continue }
                capture.items[inner].parent = outer
                roots.attach(inner, to: outer)
            }
        }
    }

    /// Gives the items of a layout without frames a row each, inside their superview's.
    static func arrange(_ layout: inout SolvedLayout, _ captured: CapturedItems) {
        var depths: [Int] = []
        for item in layout.items { depths.append(item.parent.map { depths[$0] + 1 } ?? 0) }
        let deepest = Double(min(depths.max() ?? 0, 40))
        // The last row of each item's contents.
        var last = Array(layout.items.indices)
        for index in layout.items.indices.reversed() {
            if let parent = layout.items[index].parent { last[parent] = max(last[parent], last[index]) }
        }
        let width = rowWidth + 2 * deepest * indentation + 2 * inset
        let height = Double(layout.items.count) * rowHeight + 2 * inset
        for index in layout.items.indices {
            let depth = Double(min(depths[index], 40))
            let top = inset + Double(index) * rowHeight
            let bottom = inset + Double(last[index] + 1) * rowHeight - gap
            let frame = CGRect(
                x: inset + depth * indentation, y: top, width: width - 2 * (inset + depth * indentation),
                height: max(8, bottom - top))
            let origin = layout.items[index].parent.map { layout.items[$0].canvasFrame.origin } ?? .zero
            layout.items[index].canvasFrame = frame
            layout.items[index].frame = frame.offsetBy(dx: -origin.x, dy: -origin.y)
            layout.items[index].clipsToBounds = false
            if layout.items[index].kind == .guide { layout.items[index].undetermined = [] }
            // The frames that a trace has are said, as they can't be drawn.
            if let known = captured[index]?.frame {
                let numbers = [known.minX, known.minY, known.width, known.height].map {
                    Amount.text(Double($0))
                }
                let name = layout.items[index].name ?? layout.items[index].id
                layout.items[index].name = "\(name) (\(numbers.joined(separator: " ")))"
            }
        }
        layout.canvas.size = CGSize(width: min(width, 4000), height: min(height, 100_000))
    }
}

/// The roots of trees that grow.
private struct TreeRoots {
    /// For each item one above it, or itself at the top.
    private var above: [Int]

    /// Creates trees in which parents come before their children, as records of controllers do.
    init(_ parents: [Int?]) {
        above = parents.indices.map { index in
            guard let parent = parents[index], parent < index else { return index }
            return parent
        }
    }

    /// Adds an item at the top.
    mutating func add() { above.append(above.count) }

    /// Moves a tree below an item of another.
    mutating func attach(_ root: Int, to item: Int) { above[root] = item }

    /// Returns the top of an item's tree.
    ///
    /// - Complexity: close to constant on average, since the way is shortened for the next time.
    mutating func root(of item: Int) -> Int {
        var current = item
        while above[current] != current {
            above[current] = above[above[current]]
            current = above[current]
        }
        return current
    }
}
