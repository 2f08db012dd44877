/// Gives every item an id that is unique in its layout, and finds it again for messages.
struct ItemNames {
    private var taken: Set<String> = []
    private var byItem: [ObjectIdentifier: String] = [:]
    private var unnamedChildren: [String: Int] = [:]

    /// A view's identifier, or else its place: its superview's id and its number among the unnamed ones there.
    mutating func add(_ view: View, parent: String?) -> String {
        let wanted: String
        if let identifier = view.identifier {
            wanted = identifier
        } else if let parent, let superview = view.superview {
            wanted = "\(parent)/\(superview.subviews.firstIndex { $0 === view } ?? 0)"
        } else {
            wanted = "root"
        }
        return register(wanted, for: view)
    }

    /// A guide's identifier, or else its owner's id with the guide's system name or number.
    mutating func add(_ guide: LayoutGuide, owner: String) -> String {
        if let system = guide as? SystemLayoutGuide {
            return register(guide.identifier ?? "\(owner).\(system.kind.rawValue)", for: guide)
        }
        if let identifier = guide.identifier { return register(identifier, for: guide) }
        let number = (unnamedChildren[owner] ?? 0) + 1
        unnamedChildren[owner] = number
        return register("\(owner).guide\(number)", for: guide)
    }

    private mutating func register(_ wanted: String, for item: any LayoutItem) -> String {
        var id = wanted
        var copy = 1
        while !taken.insert(id).inserted {
            copy += 1
            id = "\(wanted)#\(copy)"
        }
        byItem[ObjectIdentifier(item)] = id
        return id
    }

    /// The id given to an item.
    func name(of item: any LayoutItem) -> String {
        byItem[ObjectIdentifier(item)] ?? item.identifier ?? "(outside)"
    }
}
