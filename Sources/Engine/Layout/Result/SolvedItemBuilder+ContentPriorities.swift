import Foundation
import Solver

extension SolvedItemBuilder {
    /// The items whose lengths along an axis are open, although their contents have lengths, by what contains them.
    typealias ContentRivals = [FreeGroup.Place: [Int]]

    /// Returns the pairs of items with open lengths and contents, by their superview and axis.
    func contentRivals() -> ContentRivals {
        var rivals: ContentRivals = [:]
        for index in pass.hierarchy.indices.dropFirst() where positions[index] >= 0 {
            for axis in LayoutAxis.allCases
            where free[index].contains(axis.lengthComponent) && contentLength(of: index, axis) > 0 {
                rivals[FreeGroup.Place(item: pass.hierarchy.parents[index], axis: axis), default: []].append(
                    index)
            }
        }
        return rivals.filter { $0.value.count == 2 }
    }

    /// Returns which priority of the contents would decide between items that share a length, in words; nil if no other
    /// content shares an open one.
    func contentRemedy(of index: Int, _ open: FrameComponents, among rivals: ContentRivals) -> String? {
        for axis in LayoutAxis.allCases where open.contains(axis.lengthComponent) {
            guard let all = rivals[FreeGroup.Place(item: pass.hierarchy.parents[index], axis: axis)],
                all.contains(index), let other = all.first(where: { $0 != index })
            else { continue }
            // A text that wraps takes the room that there is.
            let isWrapped = all.contains { pass.adapted.contains($0) }
            let spare = all.reduce(0) { $0 + length(of: $1, axis) - contentLength(of: $1, axis) }
            let word = spare < 0 && !isWrapped ? "compression resistance" : "content hugging"
            return "or give it or \(items[positions[other]].id) a higher \(word) priority than the other"
        }
        return nil
    }

    /// Returns the usual width of what fills a scroll view that scrolls vertically, in words; nil for other items.
    func scrollRemedy(of index: Int, _ open: FrameComponents) -> String? {
        let isContent = pass.hierarchy.kinds[index] == .scrollContent
        let content = isContent ? index : pass.hierarchy.surroundings(of: index)
        guard open.contains(.width), content >= 0, pass.hierarchy.kinds[content] == .scrollContent else {
            return nil
        }
        let scrollView = pass.hierarchy.parents[content]
        guard scrollView >= 0, positions[scrollView] >= 0 else { return nil }
        let views = pass.hierarchy.indices.filter {
            pass.hierarchy.parents[$0] == scrollView && !pass.hierarchy.isGuide($0)
        }
        if isContent, views.count == 1, positions[views[0]] >= 0, !free[views[0]].contains(.width) {
            let (view, scroll) = (items[positions[views[0]]].id, items[positions[scrollView]].id)
            return "for example by \(view).trailing == \(scroll).trailing"
        }
        return
            "for example to \(items[positions[scrollView]].id).frameLayoutGuide.width if it only scrolls vertically"
    }

    private func contentLength(of index: Int, _ axis: LayoutAxis) -> CGFloat {
        let size = pass.lowering.environment.metrics[index].intrinsicSize
        return axis == .horizontal ? size.width : size.height
    }

    private func length(of index: Int, _ axis: LayoutAxis) -> CGFloat {
        axis == .horizontal ? pass.frames[index].width : pass.frames[index].height
    }
}
