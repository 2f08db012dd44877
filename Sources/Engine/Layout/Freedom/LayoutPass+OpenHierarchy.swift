extension LayoutPass {
    /// Returns the hierarchy as findings need it that say what is open; without items if nothing is.
    ///
    /// - Parameters:
    ///   - free: The undetermined numbers of each item, by lowered index.
    ///   - positions: The index among the solved items by lowered index, or -1.
    func openHierarchy(free: [FrameComponents], positions: [Int]) -> OpenHierarchy {
        var open = OpenHierarchy()
        if free.allSatisfy(\.isEmpty) { return open }
        let metrics = lowering.environment.metrics
        for index in hierarchy.indices {
            var item = OpenHierarchy.Item(
                openKind(of: index), parent: hierarchy.parents[index],
                surroundings: hierarchy.surroundings(of: index),
                solved: positions[index] < 0 ? nil : positions[index])
            item.free = free[index]
            item.size = frames[index].size
            item.contentSize = metrics[index].intrinsicSize
            item.direction = metrics[index].direction
            open.items.append(item)
        }
        for index in adapted { open.items[index].isAdapted = true }
        for case let constraint? in system.constraints {
            if let relation = lowering.lower(constraint)?.relation { open.relations.append(relation) }
        }
        return open
    }

    private func openKind(of index: Int) -> OpenHierarchy.Kind {
        switch hierarchy.kinds[index] {
        case .view, .plainView, .scrollView: .view
        case .scrollContent: .scrollContent
        case .guide: hierarchy.guide(of: index)?.role == .stackView ? .stackGuide : .guide
        }
    }
}
