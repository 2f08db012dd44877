/// The views and guides of a hierarchy with the ids and names that its solved layout gives them, in the same order.
package struct NamedItems {
    /// One of the items.
    package struct Entry {
        /// The id, unique in the hierarchy.
        package let id: String
        /// The name for readers; nil if the id serves as one.
        package let name: String?
        /// The view or guide.
        package let item: any LayoutItem
    }

    /// The items in drawing order.
    package private(set) var entries: [Entry] = []
    private var names = UniqueItemIDs(capacity: 0)

    /// Lists the items below a root.
    package init(root: View) {
        var pending: [(view: View, parent: String?, place: Int)] = [(root, nil, 0)]
        while let (view, parent, place) = pending.popLast() {
            let id = names.add(view, parent: parent, place: place)
            entries.append(Entry(id: id, name: view.displayName, item: view))
            for guide in view.systemGuides where guide.kind != .scrollContent { add(guide, of: id) }
            for guide in view.layoutGuides { add(guide, of: id) }
            if let content = (view as? ScrollView)?.contentLayoutGuide { add(content, of: id) }
            let subviews = view.laidOutSubviews
            for place in subviews.indices.reversed() { pending.append((subviews[place], id, place)) }
        }
    }

    private mutating func add(_ guide: LayoutGuide, of owner: String) {
        let name = (guide as? SystemLayoutGuide)?.kind.rawValue
        entries.append(Entry(id: names.add(guide, owner: owner), name: name, item: guide))
    }
}
