/// A constraint as an equation in the syntax of documents: `a.left == 0.5 * b.right + 8 @750`.
package struct ConstraintEquation: Sendable, CustomStringConvertible {
    /// The first side, formatted by `side`.
    let first: String
    let relation: String
    /// The second side, formatted by `side`; nil if the first side is compared with a number.
    let second: String?
    let multiplier: Double
    let constant: Double
    let priority: Double

    /// Creates an equation between sides formatted by `side`; `relation` is `==`, `<=` or `>=`.
    package init(
        _ first: String, _ relation: String, _ second: String?, multiplier: Double, constant: Double,
        priority: Double
    ) {
        self.first = first
        self.relation = relation
        self.second = second
        self.multiplier = multiplier
        self.constant = constant
        self.priority = priority
    }

    /// Returns an attribute of an item, or its distance from an origin.
    package static func side(
        _ item: String, _ attribute: String, from origin: (item: String, attribute: String)? = nil
    ) -> String {
        let place = "\(item).\(attribute)"
        return origin.map { "(\(place) - \($0.item).\($0.attribute))" } ?? place
    }

    package var description: String {
        var words = "\(first) \(relation) "
        if let second {
            if multiplier != 1 { words += "\(multiplier.plain) * " }
            words += second
            if constant != 0 { words += (constant < 0 ? " - " : " + ") + abs(constant).plain }
        } else {
            words += constant.plain
        }
        return priority == 1000 ? words : words + " @\(priority.plain)"
    }
}

extension Double {
    /// The shortest text that parses to the same number; whole numbers have no decimal point.
    package var plain: String {
        self == rounded() && abs(self) < 1e15 ? String(Int(self)) : "\(self)"
    }
}
