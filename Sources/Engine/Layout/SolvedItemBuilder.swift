import Foundation

/// Turns the solved frames of a layout pass into solved items, in drawing order and rounded to pixels.
struct SolvedItemBuilder {
    private let pass: LayoutPass
    private let free: [FrameComponents]
    private(set) var items: [SolvedItem] = []
    /// By lowered index: the index in `items`.
    private(set) var positions: [Int]
    private(set) var names: ItemNames
    /// By lowered index: the origin of the item's coordinates on the canvas, unrounded and without its own scrolling.
    private var canvasOrigins: [CGPoint]
    /// By index in `items`: the frame on the canvas in pixels.
    private var pixelFrames: [CGRect] = []

    init(pass: LayoutPass, free: [FrameComponents]) {
        self.pass = pass
        self.free = free
        let count = pass.hierarchy.items.count
        positions = Array(repeating: -1, count: count)
        canvasOrigins = Array(repeating: .zero, count: count)
        items.reserveCapacity(count)
        pixelFrames.reserveCapacity(count)
        names = ItemNames(capacity: count)
    }

    /// Builds every item, and writes frames back to the views and guides.
    mutating func build() {
        let lowered = pass.hierarchy.items
        for index in lowered.indices {
            let item = lowered[index]
            if let guide = item.guide {
                append(guide, of: item, at: index)
            } else {
                append(item.view, of: item, at: index)
                appendSystemGuides(of: item.view, at: index)
            }
        }
        for (index, item) in lowered.enumerated() where item.guide == nil {
            item.view.frame = items[positions[index]].frame
            item.view.autoresizingReferenceSize = nil
        }
    }

    private mutating func append(_ view: View, of item: LoweredItem, at index: Int) {
        let parent = item.parent.map { positions[$0] }
        let id = names.add(view, parent: parent.map { items[$0].id }, place: item.place)
        let (frame, canvasFrame) = round(place(index, in: item.parent), in: parent, of: view.superview)
        positions[index] = items.count
        items.append(
            SolvedItem(
                id: id, name: view.displayName, kind: .view, className: view.className, parent: parent,
                frame: frame, canvasFrame: canvasFrame, undetermined: index == 0 ? [] : free[index],
                isHidden: view.isHidden || (parent.map { items[$0].isHidden } ?? false),
                clipsToBounds: view.clipsToBounds, backgroundColor: view.backgroundColor,
                cornerRadius: view.cornerRadius,
                text: view.solvedText(in: canvasFrame.size, scale: pass.canvas.scale)))
    }

    private mutating func append(_ guide: LayoutGuide, of item: LoweredItem, at index: Int) {
        guard let owner = item.parent.map({ positions[$0] }) else { return }
        let exact = place(index, in: item.parent)
        if let scrollView = item.view as? ScrollView, guide is SystemLayoutGuide {
            scrollView.contentSize = pass.canvas.points(of: pass.canvas.pixels(of: exact)).size
            // What these show isn't placed by constraints.
            let hasOwnContent =
                scrollView is TextView || scrollView is TableView || scrollView is CollectionView
            guard !hasOwnContent || free[index].isEmpty else { return }
        }
        positions[index] = items.count
        append(guide, of: item.view, owner: owner, exact: exact, undetermined: free[index])
    }

    private mutating func appendSystemGuides(of view: View, at index: Int) {
        for guide in view.systemGuides where guide.kind != .scrollContent {
            let insets = pass.lowering.environment.insets(of: guide)
            let origin = canvasOrigins[index]
            let size = pass.frames[index].size
            let exact = CGRect(
                x: origin.x + insets.left, y: origin.y + insets.top,
                width: size.width - insets.left - insets.right,
                height: size.height - insets.top - insets.bottom)
            append(guide, of: view, owner: positions[index], exact: exact, undetermined: [])
        }
    }

    private mutating func append(
        _ guide: LayoutGuide, of view: View, owner: Int, exact: CGRect, undetermined: FrameComponents
    ) {
        let (frame, canvasFrame) = round(exact, in: owner, of: view)
        guide.layoutFrame = frame
        items.append(
            SolvedItem(
                id: names.add(guide, owner: items[owner].id),
                name: (guide as? SystemLayoutGuide)?.kind.rawValue, kind: .guide, className: guide.className,
                parent: owner, frame: frame, canvasFrame: canvasFrame, undetermined: undetermined,
                isHidden: items[owner].isHidden, guideRole: guide.role))
    }

    /// The next item's frame on the pixel grid, in its superview's coordinates and in the canvas's.
    private mutating func round(
        _ exact: CGRect, in parent: Int?, of view: View?
    ) -> (frame: CGRect, canvasFrame: CGRect) {
        let pixels = pass.canvas.pixels(of: exact)
        pixelFrames.append(pixels)
        let canvasFrame = pass.canvas.points(of: pixels)
        guard let parent, let view else { return (canvasFrame, canvasFrame) }
        let origin = pixelFrames[parent].origin
        var frame = pass.canvas.points(of: pixels.offsetBy(dx: -origin.x, dy: -origin.y))
        frame.origin.x += view.bounds.origin.x
        frame.origin.y += view.bounds.origin.y
        return (frame, canvasFrame)
    }

    /// An item's exact frame on the canvas.
    private mutating func place(_ index: Int, in parent: Int?) -> CGRect {
        var frame = pass.frames[index]
        if let parent {
            let scrolled = pass.hierarchy.items[parent].view.bounds.origin
            frame.origin.x += canvasOrigins[parent].x - scrolled.x
            frame.origin.y += canvasOrigins[parent].y - scrolled.y
        }
        canvasOrigins[index] = frame.origin
        return frame
    }

    /// Marks a solved item, by lowered index, as taking part in a conflict.
    mutating func markConflicting(_ index: Int) {
        guard positions.indices.contains(index), positions[index] >= 0 else { return }
        items[positions[index]].isConflicting = true
    }

    /// Gives the views that are free to go somewhere their frames at the ends.
    mutating func mark(_ extremes: FreedomExtremes) {
        for index in pass.hierarchy.items.indices {
            guard let ends = extremes.ends[index], positions[index] >= 0 else { continue }
            let (exact, solved) = (pass.frames[index], items[positions[index]].canvasFrame)
            items[positions[index]].extremes = [ends.least, ends.greatest].map { end in
                CGRect(
                    x: solved.minX + end.minX - exact.minX, y: solved.minY + end.minY - exact.minY,
                    width: solved.width + end.width - exact.width,
                    height: solved.height + end.height - exact.height)
            }
        }
    }

    /// A warning for every view that something is left open of.
    func ambiguityIssues() -> [LayoutIssue] {
        var issues: [LayoutIssue] = []
        for (index, item) in pass.hierarchy.items.enumerated().dropFirst()
        where item.guide == nil && !free[index].isEmpty {
            let solved = items[positions[index]]
            issues.append(
                LayoutIssue(
                    code: .ambiguous, severity: .warning,
                    message: AmbiguityMessage(name: solved.id, open: solved.undetermined).text,
                    location: item.view.location, items: [solved.id]))
        }
        return issues
    }
}
