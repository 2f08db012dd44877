import TestSupport
import Foundation

/// Random layout documents: forms, rows and cards of labels, stacks and boxes with competing constraints.
struct GeneratedDocument {
    private var random: SplitMix64
    private var views: [String] = []
    private var constraints: [String] = []
    private var count = 0

    /// Returns the text of a document with about the given number of views.
    static func text(seed: UInt64, viewCount: Int) -> String {
        var document = GeneratedDocument(random: SplitMix64(seed: seed))
        let subviews = document.subviews(of: "root", depth: 0, budget: viewCount)
        let canvas = ["{ size: [390, 844] }", "{ device: \"iPhone 15\" }", "{ device: \"iPad Pro 11\" }"]
        return """
            { layoutDocument: 1, canvas: \(document.pick(canvas)),
              root: { id: "root", subviews: [\(subviews.joined(separator: ", "))] },
              constraints: [\(document.constraints.map { "\"\($0)\"" }.joined(separator: ",\n"))] }
            """
    }

    private init(random: SplitMix64) { self.random = random }

    private mutating func pick<Element>(_ list: [Element]) -> Element {
        list[Int.random(in: 0..<list.count, using: &random)]
    }

    private mutating func chance(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &random) < share }

    private mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

    private mutating func priority() -> String {
        chance(0.4) ? "" : " @\(pick([999, 750, 749, 500, 251, 250, 249, 50]))"
    }

    private mutating func words(_ range: ClosedRange<Int>) -> String {
        let words = [
            "settings", "a", "of", "Name", "continue", "with", "your", "account", "to", "subscription",
        ]
        return (0..<number(range)).map { _ in pick(words) }.joined(separator: " ")
    }

    private mutating func subviews(of parent: String, depth: Int, budget: Int) -> [String] {
        var made: [String] = []
        var left = budget
        var previous: String?
        while left > 0 {
            let (text, id, size) = view(depth: depth, budget: left)
            left -= size
            made.append(text)
            place(id, in: parent, after: previous)
            previous = id
        }
        return made
    }

    private mutating func view(depth: Int, budget: Int) -> (text: String, id: String, size: Int) {
        count += 1
        let id = "v\(count)"
        if depth < 3, budget > 3, chance(0.3) {
            let inner = number(1...min(budget - 1, 6))
            if chance(0.5) { return (stack(id, count: inner), id, inner + 1) }
            let margins = chance(0.3) ? ", layoutMargins: [4, \(number(0...30)), 4, 12]" : ""
            let inside = subviews(of: id, depth: depth + 1, budget: inner)
            return (
                "{ id: \"\(id)\"\(margins), subviews: [\(inside.joined(separator: ", "))] }", id, inner + 1
            )
        }
        return (leaf(id), id, 1)
    }

    private mutating func leaf(_ id: String) -> String {
        switch number(0...5) {
        case 0: return "{ id: \"\(id)\" }"
        case 1: return "{ id: \"\(id)\", class: \"UIButton\", text: \"\(words(1...2))\" }"
        case 2: return "{ id: \"\(id)\", intrinsicContentSize: [\(number(20...300)), \(number(10...80))] }"
        default:
            let hugging = chance(0.5) ? ", hugging: [\(pick([249, 250, 251, 750])), 251]" : ""
            let resistance =
                chance(0.3) ? ", compressionResistance: [\(pick([100, 749, 750, 1000])), 750]" : ""
            return
                "{ id: \"\(id)\", class: \"UILabel\", text: \"\(words(1...14))\", "
                + "numberOfLines: \(pick([0, 0, 1, 2]))\(hugging)\(resistance) }"
        }
    }

    private mutating func stack(_ id: String, count: Int) -> String {
        let leaves = (0..<count).map { _ -> String in
            self.count += 1
            return leaf("v\(self.count)")
        }
        let axis = pick(["horizontal", "vertical"])
        let distribution = pick([
            "fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering",
        ])
        let alignment = pick(["fill", "center", "leading", "trailing"])
        return
            "{ id: \"\(id)\", class: \"UIStackView\", axis: \"\(axis)\", spacing: \(number(0...16)), "
            + "distribution: \"\(distribution)\", alignment: \"\(alignment)\", "
            + "subviews: [\(leaves.joined(separator: ", "))] }"
    }

    private mutating func place(_ id: String, in parent: String, after previous: String?) {
        let guide = pick(["", "", ".layoutMarginsGuide", ".safeAreaLayoutGuide", ".readableContentGuide"])
        let outer = "\(parent)\(guide)"
        if let previous, chance(0.45) {
            constraints.append(
                "\(id).leading \(pick(["==", ">="])) \(previous).trailing + \(number(0...20))\(priority())")
            if chance(0.5) {
                constraints.append("\(id).trailing <= \(outer).trailing - \(number(0...24))\(priority())")
            }
            constraints.append(
                "\(id).\(pick(["top", "centerY", "firstBaseline"])) == \(previous).\(pick(["top", "centerY"]))"
            )
        } else {
            constraints.append(
                "\(id).leading \(pick(["==", "==", ">="])) \(outer).leading + \(number(0...40))")
            if chance(0.8) {
                constraints.append(
                    "\(id).trailing \(pick(["==", "<="])) \(outer).trailing - \(number(0...60))\(priority())")
            }
            let above = previous.map { "\($0).bottom" } ?? "\(outer).top"
            constraints.append("\(id).top \(pick(["==", "==", ">="])) \(above) + \(number(0...20))")
        }
        if chance(0.2) {
            constraints.append("\(id).width \(pick(["<=", ">=", "=="])) \(number(40...500))\(priority())")
        }
        if let previous, chance(0.25) {
            constraints.append(
                "\(id).width \(pick(["==", "==", "<=", ">="])) \(previous).width * \(pick(["1", "0.5", "2", "1.25"]))\(priority())"
            )
        }
        if chance(0.2) {
            constraints.append(
                "\(id).width == \(parent).width * \(pick(["0.5", "0.33", "0.7"]))\(priority())")
        }
        if chance(0.15) {
            constraints.append("\(id).height == \(id).width * \(pick(["0.5", "0.75", "1"]))\(priority())")
        }
        if chance(0.2) { constraints.append("\(id).centerX == \(parent).centerX\(priority())") }
        if chance(0.2) {
            constraints.append("\(id).bottom <= \(outer).bottom - \(number(0...20))\(priority())")
        }
    }
}
