/// Constraints and guides whose numbers depend on insets, and the items that these depend on.
struct InsetSources {
    /// The indices of the constraints.
    private(set) var constraints: [Int] = []
    /// The system guides with the lowered indices of their owners.
    private(set) var guides: [(owner: Int, guide: SystemLayoutGuide)] = []
    /// The lowered indices of the items in ascending order, with all views around them.
    private(set) var items: [Int] = []

    /// The bytes of the texts that are broken into lines to find baselines.
    private(set) var textLength = 0

    var isEmpty: Bool { constraints.isEmpty && guides.isEmpty }

    /// The items whose insets or baselines the constant of a constraint depends on.
    static func items(ofConstraintAt index: Int, in pass: LayoutPass) -> [Int] {
        guard let constraint = pass.system.constraint(at: index) else { return [] }
        let sides = [
            (constraint.firstReference, constraint.firstAttribute, constraint.origins?.first),
            (constraint.secondReference, constraint.secondAttribute ?? .left, constraint.origins?.second),
        ]
        return sides.flatMap { reference, attribute, origin in
            [
                item(reference, attribute, in: pass),
                origin.flatMap { item($0.reference, $0.attribute, in: pass) },
            ]
            .compactMap { $0 }
        }
    }

    private static func item(
        _ reference: ItemReference?, _ attribute: LayoutAttribute, in pass: LayoutPass
    ) -> Int? {
        guard let reference else { return nil }
        if let index = pass.hierarchy.index(of: reference) {
            let place = attribute.resolved(for: .leftToRight)
            return place.reference == .alignmentRect ? nil : index
        }
        let owner = (reference.guide as? SystemLayoutGuide)?.owningView
        return owner.flatMap { pass.hierarchy.index(of: $0.reference) }
    }

    mutating func addConstraint(_ index: Int, of items: [Int], in pass: LayoutPass) {
        constraints.append(index)
        for item in items { add(item, in: pass) }
    }

    /// Adds a guide; returns its place among the guides.
    mutating func addGuide(_ guide: SystemLayoutGuide, owner: Int, in pass: LayoutPass) -> Int {
        guides.append((owner, guide))
        add(owner, in: pass)
        return guides.count - 1
    }

    private mutating func add(_ item: Int, in pass: LayoutPass) {
        var next: Int? = item
        while let index = next {
            // Views come after those around them.
            let place = items.firstIndex { $0 >= index } ?? items.count
            if place < items.count, items[place] == index { return }
            items.insert(index, at: place)
            // A stack view has the baselines of one of its subviews.
            if let view = pass.hierarchy.view(of: index) {
                textLength += ([view] + ((view as? StackView)?.arrangedSubviews ?? []))
                    .reduce(0) { $0 + $1.brokenTextLength }
            }
            next = pass.hierarchy.parent(of: index)
        }
    }
}
