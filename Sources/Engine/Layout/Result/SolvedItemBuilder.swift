import Foundation
import Findings

/// Turns the solved frames of a layout pass into solved items, in drawing order and rounded to pixels.
struct SolvedItemBuilder {
    let pass: LayoutPass
    let free: [FrameComponents]
    private(set) var items: [SolvedItem] = []
    /// The index in `items`, by lowered index.
    private(set) var positions: [Int]
    private(set) var names: UniqueItemIDs
    /// The transforms of the canvas for views with a transform and everything inside them, by index in `items`.
    private var transforms: [Int: CGAffineTransform] = [:]

    init(pass: LayoutPass, free: [FrameComponents]) {
        self.pass = pass
        self.free = free
        let count = pass.hierarchy.indices.count
        positions = Array(repeating: -1, count: count)
        items.reserveCapacity(count)
        names = UniqueItemIDs(capacity: count)
    }

    /// Builds all items.
    mutating func build() {
        for index in pass.hierarchy.indices {
            let parent = pass.hierarchy.parent(of: index).map { positions[$0] }
            if let parent, parent < 0 { continue }
            if let view = pass.hierarchy.view(of: index) {
                append(view, in: parent, at: index)
                appendSystemGuides(of: view, at: index)
            } else if let parent, let guide = pass.hierarchy.guide(of: index) {
                append(guide, owner: parent, at: index)
            }
        }
    }

    private mutating func append(_ view: View, in parent: Int?, at index: Int) {
        let id = names.add(
            view, parent: parent.map { items[$0].id }, place: pass.hierarchy.places[index])
        let canvasFrame = pass.placement.canvasFrame(of: index)
        var item = SolvedItem(
            id: id, name: view.displayName, kind: .view, className: view.className, parent: parent,
            frame: view.isTransformed ? view.frame : pass.placement.frame(of: index, in: pass),
            canvasFrame: transformed(canvasFrame, of: view, in: parent),
            undetermined: index == 0 ? [] : free[index],
            isHidden: view.isHiddenInPictures || (parent.map { items[$0].isHidden } ?? false),
            clipsToBounds: view.clipsToBounds, backgroundColor: view.fill,
            cornerRadius: view.cornerRadius,
            text: view.solvedText(in: canvasFrame.size, scale: pass.canvas.scale))
        item.layoutDirection = pass.lowering.environment.metrics[index].direction
        item.location = view.location
        item.segments = view.solvedSegments
        item.identifiers = view.identifiersInApp
        item.corners = transforms[items.count].map(canvasFrame.corners(turnedBy:)) ?? []
        positions[index] = items.count
        items.append(item)
    }

    /// Returns a frame on the canvas as moved by the transforms of a view and of its ancestors.
    private mutating func transformed(_ canvasFrame: CGRect, of view: View, in parent: Int?) -> CGRect {
        var transform = parent.flatMap { transforms[$0] } ?? .identity
        if view.isTransformed {
            let center = CGPoint(x: canvasFrame.midX, y: canvasFrame.midY)
            transform = CGAffineTransform(translationX: -center.x, y: -center.y).concatenating(view.transform)
                .concatenating(CGAffineTransform(translationX: center.x, y: center.y)).concatenating(
                    transform)
        }
        if transform.isIdentity { return canvasFrame }
        transforms[items.count] = transform
        return canvasFrame.applying(transform)
    }

    /// Whether any constraint refers to the item, by lowered index.
    private lazy var isConstrained = pass.system.mentionedItems(of: pass.hierarchy)

    private mutating func append(_ guide: LayoutGuide, owner: Int, at index: Int) {
        if pass.hierarchy.kinds[index] == .scrollContent {
            // The content of these views isn't placed by constraints, unless one refers to it.
            let view = guide.owningView
            let hasOwnContent = view is TextView || view is TableView || view is CollectionView
            guard !hasOwnContent || free[index].isEmpty || isConstrained[index] else { return }
        }
        positions[index] = items.count
        let placement = pass.placement
        append(
            guide, owner: owner, undetermined: free[index],
            frames: (placement.frame(of: index, in: pass), placement.canvasFrame(of: index)))
    }

    private mutating func appendSystemGuides(of view: View, at index: Int) {
        for guide in view.systemGuides where guide.kind != .scrollContent {
            append(
                guide, owner: positions[index], undetermined: [],
                frames: pass.placement.frame(of: guide, at: index, in: pass))
        }
    }

    private mutating func append(
        _ guide: LayoutGuide, owner: Int, undetermined: FrameComponents, frames: (own: CGRect, canvas: CGRect)
    ) {
        let kind = (guide as? SystemLayoutGuide)?.kind
        items.append(
            SolvedItem(
                id: names.add(guide, owner: items[owner].id), name: kind?.rawValue, kind: .guide,
                className: guide.className, parent: owner, frame: frames.own,
                canvasFrame: transforms[owner].map(frames.canvas.applying) ?? frames.canvas,
                undetermined: undetermined, isHidden: items[owner].isHidden, guideRole: guide.role))
        items[items.count - 1].corners = transforms[owner].map(frames.canvas.corners(turnedBy:)) ?? []
        items[items.count - 1].systemGuide = kind
        items[items.count - 1].location = guide.location
        items[items.count - 1].layoutDirection = items[owner].layoutDirection
    }

    /// Marks solved items as taking part in a conflict, except guides that only follow their owners.
    mutating func markConflicting(_ indices: [Int]) {
        for index in indices where items[index].systemGuide.map({ $0 == .scrollContent }) ?? true {
            items[index].isConflicting = true
        }
    }

    /// Stores the extreme frames of ambiguous views.
    mutating func mark(_ extremes: FreedomExtremes) {
        for index in pass.hierarchy.indices {
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
}
