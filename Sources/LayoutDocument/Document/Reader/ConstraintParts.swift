import Engine
import Solver

/// A constraint that is written in the parts that UIKit's initializer takes, instead of as a text.
struct ConstraintParts {
    private let members: [JSON5Member]

    init(_ value: JSON5Value) { members = value.members ?? [] }

    /// Whether an object has such parts.
    static func areIn(_ value: JSON5Value) -> Bool {
        guard let members = value.members,
            !members.contains(where: { $0.key == ConstraintKey.constraint.rawValue })
        else { return false }
        return members.contains { keys.contains($0.key) }
    }

    private static let keys: Set<String> = [
        "item", "attribute", "relatedBy", "relation", "toItem", "firstItem", "secondItem", "firstAttribute",
        "secondAttribute",
    ]

    /// The equation of the parts; one to take as an example if they don't make one.
    var equation: String {
        guard let item = text("item", "firstItem"),
            let attribute = text("attribute", "firstAttribute").flatMap(LayoutAttribute.init(rawValue:))
        else { return "title.top == view.top + 20" }
        let word = text("relatedBy", "relation") ?? ""
        let relation = Self.relations.first { $0.words.contains(word) }?.relation ?? .equal
        var second: EquationSyntax.Operand?
        if let other = text("toItem", "secondItem") {
            let otherAttribute = text("secondAttribute", "toAttribute").flatMap(
                LayoutAttribute.init(rawValue:))
            second = EquationSyntax.Operand(.init(id: other), otherAttribute ?? attribute)
        }
        return EquationSyntax(
            .init(.init(id: item), attribute), relation, second, multiplier: number("multiplier") ?? 1,
            constant: number("constant") ?? 0
        ).description
    }

    private static let relations: [(words: [String], relation: LayoutRelation)] = [
        (["<=", "lessThanOrEqual"], .lessThanOrEqual), ([">=", "greaterThanOrEqual"], .greaterThanOrEqual),
    ]

    private func text(_ keys: String...) -> String? {
        members.first { keys.contains($0.key) }?.value.string
    }

    private func number(_ key: String) -> Double? {
        guard let member = members.first(where: { $0.key == key }) else { return nil }
        return member.value.number.flatMap { $0.isFinite ? $0 : nil }
    }
}
