/// Assigns every item an id that is unique in its layout.
struct UniqueItemIDs {
    private var taken: Set<String> = []
    private var unnamedGuides: [String: Int] = [:]
    /// The number of items for each name, if there is more than one.
    private var copies: [String: Int] = [:]

    /// Reserves space for a number of items.
    init(capacity: Int) { taken.reserveCapacity(capacity) }

    /// Names a view by its identifier, or else by its superview's id and its index there.
    mutating func add(_ view: View, parent: String?, place: Int) -> String {
        register(view.identifier ?? parent.map { "\($0)/\(place)" } ?? "root")
    }

    /// Names a guide by its identifier, or else by its owner's id and the guide's system name or number.
    mutating func add(_ guide: LayoutGuide, owner: String) -> String {
        if let system = guide as? SystemLayoutGuide {
            return register(guide.givenIdentifier ?? "\(owner).\(system.kind.rawValue)")
        }
        if let identifier = guide.givenIdentifier { return register(identifier) }
        let number = (unnamedGuides[owner] ?? 0) + 1
        unnamedGuides[owner] = number
        return register("\(owner).guide\(number)")
    }

    private mutating func register(_ wanted: String) -> String {
        var id = wanted
        if !taken.insert(id).inserted {
            var copy = copies[wanted] ?? 1
            repeat {
                copy += 1
                id = "\(wanted)#\(copy)"
            } while !taken.insert(id).inserted
            copies[wanted] = copy
        }
        return id
    }
}
