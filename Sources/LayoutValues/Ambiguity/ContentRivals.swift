import Solver

/// Which priority of contents would decide what constraints leave open, in words.
struct ContentRivals {
    private let hierarchy: OpenHierarchy
    private let items: [SolvedItem]
    /// The items whose lengths along an axis are open, although their contents have lengths, by what contains them.
    private var rivals: [[Int]]

    /// - Parameter items: The items of the solved layout.
    init(_ hierarchy: OpenHierarchy, items: [SolvedItem]) {
        (self.hierarchy, self.items) = (hierarchy, items)
        rivals = Array(repeating: [], count: 2 * hierarchy.items.count)
        for (index, item) in hierarchy.items.enumerated().dropFirst() where item.solved != nil {
            for axis in LayoutAxis.allCases
            where item.free.contains(axis.lengthComponent) && item.contentLength(axis) > 0 {
                rivals[FreeGroup.Place(item: item.parent, axis: axis).index].append(index)
            }
        }
    }

    /// Returns which priority of the contents would decide between two items that share a length; nil if no other content
    /// shares an open one.
    func contentRemedy(of index: Int, _ open: FrameComponents) -> String? {
        for axis in LayoutAxis.allCases where open.contains(axis.lengthComponent) {
            let all = rivals[FreeGroup.Place(item: hierarchy.items[index].parent, axis: axis).index]
            guard all.count == 2, all.contains(index), let other = all.first(where: { $0 != index }),
                let solved = hierarchy.items[other].solved
            else { continue }
            let pair = all.map { hierarchy.items[$0] }
            // A text that wraps takes the room that there is.
            let isWrapped = pair.contains { $0.isAdapted }
            let spare = pair.reduce(0) { $0 + $1.length(axis) - $1.contentLength(axis) }
            let word = spare < 0 && !isWrapped ? "compression resistance" : "content hugging"
            return "or give it or \(items[solved].id) a higher \(word) priority than the other"
        }
        return nil
    }

    /// Returns the usual width of what fills a scroll view that scrolls vertically, in words; nil for other items.
    func scrollRemedy(of index: Int, _ open: FrameComponents) -> String? {
        let isContent = hierarchy.items[index].kind == .scrollContent
        let content = isContent ? index : hierarchy.items[index].surroundings
        guard open.contains(.width), hierarchy.items[content].kind == .scrollContent else { return nil }
        let parent = hierarchy.items[content].parent
        guard parent >= 0, let scrollView = hierarchy.items[parent].solved else { return nil }
        if isContent {
            let views = hierarchy.items.filter { $0.parent == parent && $0.kind == .view }
            if views.count == 1, let view = views[0].solved, !views[0].free.contains(.width) {
                return "for example by \(items[view].id).trailing == \(items[scrollView].id).trailing"
            }
        }
        return "for example to \(items[scrollView].id).frameLayoutGuide.width if it only scrolls vertically"
    }
}
