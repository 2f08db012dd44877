import TestSupport
@testable import Engine
import Solver

/// Generates random lines of the Visual Format Language, the same ones for the same seed.
struct FormatGenerator {
    private var random: SplitMix64

    init(seed: UInt64) { random = SplitMix64(seed: seed) }

    mutating func format() -> VisualFormat {
        VisualFormat(
            axis: chance(2) ? .horizontal : .vertical, leadingGap: chance(2) ? gap() : nil,
            firstView: element(),
            followingViews: (0..<number(below: 4)).map { _ in VisualFormat.Link(gap: gap(), view: element())
            },
            trailingGap: chance(2) ? gap() : nil)
    }

    /// Returns the line with one character dropped, doubled or replaced, or with its end cut off.
    mutating func damaged(_ line: String) -> String {
        var characters = Array(line)
        let index = number(below: characters.count)
        switch number(below: 4) {
        case 0: characters.remove(at: index)
        case 1: characters.insert(characters[index], at: index)
        case 2: characters[index] = pick(Array("[]()|-@,=<>HV:8é*\u{301} "))
        default: characters.removeSubrange(index...)
        }
        return String(characters)
    }

    private mutating func gap() -> VisualFormat.Gap {
        switch number(below: 3) {
        case 0: .flush
        case 1: .standard
        default: .predicates((0...number(below: 3)).map { _ in predicate() })
        }
    }

    private mutating func element() -> VisualFormat.Element {
        VisualFormat.Element(name: name(), lengths: (0..<number(below: 3)).map { _ in predicate() })
    }

    private mutating func predicate() -> VisualFormat.Predicate {
        VisualFormat.Predicate(
            relation: pick([.equal, .lessThanOrEqual, .greaterThanOrEqual]), object: quantity(),
            priority: chance(2) ? pick([.number(1000), .number(249.5), .name(name())]) : nil)
    }

    private mutating func quantity() -> VisualFormat.Quantity {
        pick([
            .name(name()), .number(Double(number(below: 1000))), .number(-20), .number(0.1), .number(1.5e-7),
            .number(1e7),
        ])
    }

    private mutating func name() -> VisualFormat.Name {
        VisualFormat.Name(pick(["a", "title", "H", "V", "_x9", "e5", "größe", "E"]))
    }

    private mutating func chance(_ oneIn: Int) -> Bool { number(below: oneIn) == 0 }

    private mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[number(below: elements.count)]
    }

    private mutating func number(below bound: Int) -> Int { random.next(in: 0...bound - 1) }
}
