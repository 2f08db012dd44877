import ConstraintLog
import LayoutValues
import Findings
import Foundation
import ViewCapture

/// The items of a capture in the order of layouts: an owner, its guides, then its subviews in the same way.
struct CapturedTree {
    /// The indices in the capture.
    private(set) var order: [Int] = []
    /// The indices of the outermost items that are seen.
    private(set) var roots: [Int] = []
    /// The indices of the children of each item, guides first.
    private(set) var children: [[Int]]

    init(_ capture: ViewCapture) {
        let items = capture.items
        children = Array(repeating: [], count: items.count)
        for (index, item) in items.enumerated() {
            if let parent = item.parent { children[parent].append(index) } else { roots.append(index) }
        }
        for index in children.indices where children[index].contains(where: { items[$0].kind == .guide }) {
            let guides = children[index].filter { items[$0].kind == .guide }
            children[index] = guides + children[index].filter { items[$0].kind != .guide }
        }
        var waiting = Array(roots.reversed())
        var known = Array(repeating: false, count: items.count)
        while let index = waiting.popLast() {
            if known[index] { continue }
            known[index] = true
            order.append(index)
            waiting += children[index].reversed()
        }
        roots = roots.filter { !items[$0].isInternal }
    }
}

/// How the coordinates inside an item become those of the canvas.
struct ItemPlacement {
    /// The transform from the item's bounds to the canvas.
    var transform: CGAffineTransform
    /// The rectangle on the canvas; of a rotated item, its bounding box.
    var canvasFrame: CGRect
    /// The corners on the canvas of an item that is turned; empty for others.
    var corners: [CGPoint] = []
    /// The frame in the superview's coordinates.
    var frame: CGRect
    /// Whether the position is only that of the superview, because the capture has none.
    var isUnplaced: Bool
    /// Whether the size of a rotated item doesn't follow from its bounding box.
    var isSizeUnknown = false
}

/// Computes where a capture's items are on the canvas.
struct CapturePlacement {
    private let items: [CapturedItem]
    private let tree: CapturedTree
    /// The placement of each item of the capture.
    private(set) var places: [ItemPlacement?]
    /// The rectangle of the canvas in the coordinates of the capture: of the screen or of the outermost view.
    private(set) var canvas: CGRect

    init(_ capture: ViewCapture, tree: CapturedTree) {
        items = capture.items
        self.tree = tree
        places = Array(repeating: nil, count: items.count)
        canvas = .zero
        canvas = canvas(of: capture)
        for index in tree.order { place(index) }
        growUnplaced()
    }

    private func canvas(of capture: ViewCapture) -> CGRect {
        if let size = capture.screenSize, size.width > 0, size.height > 0,
            tree.roots.allSatisfy({ items[$0].className != "NSWindow" })
        {
            return CGRect(origin: .zero, size: size)
        }
        if items.contains(where: { $0.screenFrame != nil }) { return screenCanvas }
        let frames = tree.roots.compactMap { items[$0].frame }
        let windows = tree.roots.filter { items[$0].className.hasSuffix("Window") && !items[$0].isHidden }
        if let window = windows.first.flatMap({ items[$0].frame }), window.width > 0, window.height > 0 {
            return window
        }
        return frames.reduce(CGRect.null) { $0.union($1) }.isNull
            ? .zero : frames.reduce(CGRect.null) { $0.union($1) }
    }

    /// The main window of an element tree, or else what all elements cover.
    private var screenCanvas: CGRect {
        if let root = tree.roots.first, let frame = items[root].screenFrame, frame.width > 0,
            frame.height > 0,
            tree.roots.count == 1
        {
            return frame
        }
        let windows = items.filter { $0.className == "Window" || $0.className == "Application" }
        if let window = windows.compactMap(\.screenFrame).first(where: { $0.width > 0 && $0.height > 0 }) {
            return window
        }
        let frames = items.compactMap(\.screenFrame).filter { $0.width > 0 && $0.height > 0 }
        return frames.reduce(CGRect.null) { $0.union($1) }.isNull
            ? .zero : frames.reduce(CGRect.null) { $0.union($1) }
    }

    /// The transform from the superview's bounds to the canvas.
    private func outer(of index: Int) -> CGAffineTransform {
        items[index].parent.flatMap { places[$0]?.transform }
            ?? CGAffineTransform(translationX: -canvas.minX, y: -canvas.minY)
    }

    private mutating func place(_ index: Int) {
        let item = items[index]
        let outer = outer(of: index)
        if let screen = item.screenFrame {
            let canvasFrame = screen.offsetBy(dx: -canvas.minX, dy: -canvas.minY)
            let start = item.parent.flatMap { places[$0]?.canvasFrame.origin } ?? .zero
            places[index] = ItemPlacement(
                transform: CGAffineTransform(translationX: canvasFrame.minX, y: canvasFrame.minY),
                canvasFrame: canvasFrame,
                frame: item.frame ?? canvasFrame.offsetBy(dx: -start.x, dy: -start.y), isUnplaced: false)
            return
        }
        guard let frame = item.frame.map({ downwards($0, of: item) }) else {
            let isApplication = item.kind == .element && item.parent == nil
            let size = isApplication ? canvas.size : .zero
            places[index] = ItemPlacement(
                transform: outer, canvasFrame: CGRect(origin: .zero, size: size).applying(outer),
                frame: CGRect(origin: .zero, size: size), isUnplaced: !isApplication)
            return
        }
        if item.kind == .guide {
            places[index] = ItemPlacement(
                transform: outer, canvasFrame: frame.applying(outer), corners: frame.corners(turnedBy: outer),
                frame: frame, isUnplaced: false)
            return
        }
        places[index] = placement(of: item, frame: frame, outer: outer)
    }

    /// Returns a frame with y counted from the top, for superviews of AppKit that count from the bottom.
    private func downwards(_ frame: CGRect, of item: CapturedItem) -> CGRect {
        guard item.countsFromBottom, let parent = item.parent else { return frame }
        let owner = items[parent]
        let size = owner.boundsSize ?? owner.frame?.size ?? .zero
        let y = size.height - (frame.minY - owner.boundsOrigin.y) - frame.height + owner.boundsOrigin.y
        return CGRect(x: frame.minX, y: y, width: frame.width, height: frame.height)
    }

    private func placement(of item: CapturedItem, frame: CGRect, outer: CGAffineTransform) -> ItemPlacement {
        guard let transform = item.transform else {
            let inner = CGAffineTransform(
                translationX: frame.minX - item.boundsOrigin.x, y: frame.minY - item.boundsOrigin.y
            ).concatenating(outer)
            return ItemPlacement(
                transform: inner, canvasFrame: frame.applying(outer), corners: frame.corners(turnedBy: outer),
                frame: frame, isUnplaced: false)
        }
        let solved = item.boundsSize.map { ($0, true) } ?? Self.size(in: frame.size, transform)
        let bounds = CGRect(origin: item.boundsOrigin, size: solved.0)
        let anchor = CGPoint(
            x: bounds.minX + item.anchor.x * bounds.width, y: bounds.minY + item.anchor.y * bounds.height)
        var linear = transform
        var position = CGPoint(x: frame.midX, y: frame.midY)
        if let exact = item.position {
            position = exact
        } else {
            // The box has moved with the transform already.
            (linear.tx, linear.ty) = (0, 0)
        }
        let inner = CGAffineTransform(translationX: -anchor.x, y: -anchor.y).concatenating(linear)
            .concatenating(CGAffineTransform(translationX: position.x, y: position.y)).concatenating(outer)
        return ItemPlacement(
            transform: inner, canvasFrame: bounds.applying(inner), corners: bounds.corners(turnedBy: inner),
            frame: frame, isUnplaced: false, isSizeUnknown: !solved.1)
    }

    /// Returns the size of a view from its bounding box: |a|w + |c|h = W, |b|w + |d|h = H; at 45 degrees, that of a square.
    private static func size(in box: CGSize, _ transform: CGAffineTransform) -> (CGSize, Bool) {
        let (a, b, c, d) = (abs(transform.a), abs(transform.b), abs(transform.c), abs(transform.d))
        let determinant = a * d - b * c
        if abs(determinant) > 1e-3 * max(a * d, b * c, 1e-9) {
            let width = (d * box.width - c * box.height) / determinant
            let height = (a * box.height - b * box.width) / determinant
            if width.isFinite, height.isFinite, width >= -0.5, height >= -0.5 {
                return (CGSize(width: max(0, width), height: max(0, height)), true)
            }
        }
        let sum = max(a + c, b + d)
        guard sum > 1e-9 else { return (.zero, true) }
        let side = max(box.width, box.height) / sum
        return (CGSize(width: side, height: side), abs(box.width) < 0.5 && abs(box.height) < 0.5)
    }

    /// Makes items without frames as large as what is known of their contents, so that they can be found.
    private mutating func growUnplaced() {
        for index in tree.order.reversed() {
            guard let place = places[index], place.isUnplaced else { continue }
            var union = CGRect.null
            for child in tree.children[index] where items[child].kind != .guide {
                guard let inner = places[child], inner.canvasFrame.width > 0 || inner.canvasFrame.height > 0
                else { continue }
                union = union.union(inner.canvasFrame)
            }
            guard !union.isNull else { continue }
            places[index]?.canvasFrame = union
            places[index]?.frame.size = union.size
        }
        if canvas.isEmpty, let root = tree.roots.first, let place = places[root] {
            canvas = CGRect(origin: canvas.origin, size: place.canvasFrame.size)
        }
    }
}
