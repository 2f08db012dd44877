import Solver

/// Finds the views that own the guides of a log.
enum GuideOwners {
    /// Returns the owning view of each guide, by the guide's identity: the superview that a description names for it, or
    /// the view that a constraint of the system ties the guide to.
    static func owners(in constraints: [LogConstraint]) -> [String: LogItem] {
        var owners: [String: LogItem] = [:]
        for constraint in constraints {
            let guides = constraint.items.filter(\.isGuide)
            guard guides.count == 1, let guide = guides.first, owners[guide.identity] == nil,
                let other = constraint.items.first(where: { !$0.isGuide })
            else { continue }
            let isNamed = constraint.superview?.identity == other.identity
            if isNamed || constraint.isOfMarginsGuide || isOfSystem(constraint) {
                owners[guide.identity] = other
            }
        }
        return owners
    }

    private static func isOfSystem(_ constraint: LogConstraint) -> Bool {
        guard let identifier = constraint.identifier else { return false }
        return identifier.hasPrefix("UIViewSafeAreaLayoutGuide-")
            || identifier.hasSuffix("Margin-guide-constraint")
    }

    // MARK: Margins

    /// The identifier of the guide of a view's margins.
    private static let marginsGuide = "UIViewLayoutMarginsGuide"

    /// Returns constraints in which guides of margins are named that a library or an older system prints without a name:
    /// those that are tied to nothing but edges of one view, the margins of which other constraints use.
    static func namingMargins(in constraints: [LogConstraint]) -> [LogConstraint] {
        var places: [String: [Int]] = [:]
        var views: Set<String> = []
        for (place, constraint) in constraints.enumerated() {
            for item in constraint.items
            where item.isGuide && item.name == nil && item.className == "UILayoutGuide" {
                places[item.identity, default: []].append(place)
            }
            for term in constraint.left.terms + constraint.right.terms where term.attribute.isMargin {
                views.insert(term.item.identity)
            }
        }
        guard !places.isEmpty, !views.isEmpty else { return constraints }
        var result = constraints
        for (guide, places) in places.sorted(by: { $0.key < $1.key }) {
            let owners = Set(places.map { edgeOwner(of: guide, in: constraints[$0]) })
            guard owners.count == 1, let owner = owners.first ?? nil, views.contains(owner) else { continue }
            for place in places { result[place].nameMarginsGuide(guide, marginsGuide) }
        }
        return result
    }

    /// Returns the view to the same edge of which a constraint ties a guide; nil for other constraints.
    private static func edgeOwner(of guide: String, in constraint: LogConstraint) -> String? {
        guard let first = constraint.left.terms.first, let second = constraint.right.terms.first,
            constraint.left.terms.count == 1, constraint.right.terms.count == 1,
            constraint.relation == .equal,
            first.attribute == second.attribute,
            first.attribute.side == .start || first.attribute.side == .end
        else { return nil }
        let other = first.item.identity == guide ? second.item : first.item
        return other.isGuide ? nil : other.identity
    }
}

extension LogConstraint {
    /// Gives a guide of margins its name, and notes that the system made the constraint.
    fileprivate mutating func nameMarginsGuide(_ guide: String, _ name: String) {
        for index in left.terms.indices where left.terms[index].item.identity == guide {
            left.terms[index].item.name = name
        }
        for index in right.terms.indices where right.terms[index].item.identity == guide {
            right.terms[index].item.name = name
        }
        isOfMarginsGuide = true
    }
}
