/// Assigns every item an id that is unique in its layout, and looks it up for messages.
struct UniqueItemIDs {
    private var taken: Set<String> = []
    private var byItem: [ObjectIdentifier: String] = [:]
    private var unnamedGuides: [String: Int] = [:]
    /// The number of items for each name, if there is more than one.
    private var copies: [String: Int] = [:]

    /// Reserves space for a number of items.
    init(capacity: Int) {
        taken.reserveCapacity(capacity)
        byItem.reserveCapacity(capacity)
    }

    /// Names a view by its identifier, or else by its superview's id and its index there.
    mutating func add(_ view: View, parent: String?, place: Int) -> String {
        register(view.identifier ?? parent.map { "\($0)/\(place)" } ?? "root", for: view)
    }

    /// Names a guide by its identifier, or else by its owner's id and the guide's system name or number.
    mutating func add(_ guide: LayoutGuide, owner: String) -> String {
        if let system = guide as? SystemLayoutGuide {
            return register(guide.givenIdentifier ?? "\(owner).\(system.kind.rawValue)", for: guide)
        }
        if let identifier = guide.givenIdentifier { return register(identifier, for: guide) }
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

    /// Returns the id of an item.
    func name(of item: any LayoutItem) -> String {
        byItem[ObjectIdentifier(item)] ?? item.identifier ?? "(outside)"
    }
}
