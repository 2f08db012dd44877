/// A view or guide that a message names, with the one that contains it.
package struct MentionedView: Sendable {
    /// The view or guide.
    package var item: LogItem
    /// The index of the superview or owning view in the list; nil for an outermost one.
    package var parent: Int?
}

extension HierarchyMistake {
    /// The constraint's views and guides, with what contains them as far as the text shows; containers come first.
    package var views: [MentionedView] {
        var list = MentionedViews()
        for place in places {
            var outer: Int?
            for view in place.chain.reversed() { outer = list.add(view, in: outer) }
            if place.item.isGuide { list.add(place.item, in: outer) }
        }
        return list.views
    }
}

extension UnrecoverableLog {
    /// The views and guides of the constraints that could be read, in the superviews that they name.
    package var views: [MentionedView] {
        var list = MentionedViews()
        for constraint in constraints {
            let outer = constraint.superview.map { list.add($0, in: nil) }
            for item in constraint.items {
                list.add(item, in: item.identity == constraint.superview?.identity ? nil : outer)
            }
        }
        return list.views
    }
}

/// Views in the order of their first mention, each once.
private struct MentionedViews {
    private(set) var views: [MentionedView] = []
    private var places: [String: Int] = [:]

    /// Adds a view unless it is there; returns its index.
    @discardableResult
    mutating func add(_ item: LogItem, in parent: Int?) -> Int {
        if let place = places[item.identity] { return place }
        places[item.identity] = views.count
        views.append(MentionedView(item: item, parent: parent))
        return views.count - 1
    }
}
