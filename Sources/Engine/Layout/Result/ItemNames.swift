/// Gives every item an id that is unique in its layout, and finds it again for messages.
struct ItemNames {
    private var taken: Set<String> = []
    private var byItem: [ObjectIdentifier: String] = [:]
    private var unnamedGuides: [String: Int] = [:]
    /// By name: how many items have wanted it, where it was more than one.
    private var copies: [String: Int] = [:]

    /// Room for a number of items.
    init(capacity: Int) {
        taken.reserveCapacity(capacity)
        byItem.reserveCapacity(capacity)
    }

    /// A view's identifier, or else its superview's id and its place among the subviews there.
    mutating func add(_ view: View, parent: String?, place: Int) -> String {
        register(view.identifier ?? parent.map { "\($0)/\(place)" } ?? "root", for: view)
    }

    /// A guide's identifier, or else its owner's id with the guide's system name or number.
    mutating func add(_ guide: LayoutGuide, owner: String) -> String {
        if let system = guide as? SystemLayoutGuide {
            return register(guide.identifier ?? "\(owner).\(system.kind.rawValue)", for: guide)
        }
        if let identifier = guide.identifier { return register(identifier, for: guide) }
        let number = (unnamedGuides[owner] ?? 0) + 1
        unnamedGuides[owner] = number
        return register("\(owner).guide\(number)", for: guide)
    }

    private mutating func register(_ wanted: String, for item: any LayoutItem) -> String {
        var id = wanted
        if !taken.insert(id).inserted {
            var copy = copies[wanted] ?? 1
            repeat {
                copy += 1
                id = "\(wanted)#\(copy)"
            } while !taken.insert(id).inserted
            copies[wanted] = copy
        }
        byItem[ObjectIdentifier(item)] = id
        return id
    }

    /// The id given to an item.
    func name(of item: any LayoutItem) -> String {
        byItem[ObjectIdentifier(item)] ?? item.identifier ?? "(outside)"
    }
}
