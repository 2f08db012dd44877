import TestSupport
import Engine
import Solver

@testable import ConstraintLog

/// A constraint with the text that the system, or a library, prints for it.
///
/// Texts are assembled here from the documented forms of messages, not by the module's own code.
struct PrintedConstraint {
    /// The expected result of reading the text.
    var value: LogConstraint
    var text: String
}

/// Generates constraints and prints them.
struct ConstraintPrinter {
    var random: SplitMix64

    private static let classes = [
        "UIView", "UILabel", "UIStackView", "App.CardView", "NSView",
        "_TtCC8GoodToGo7AppView28CartTrackMapView",
        "UITableViewCellContentView", "MASExampleView",
    ]
    private static let texts = [
        "Hello", "YOU'RE OK", "a > b (c)", "it's [1] - 2", "cut text with mo...", "Grüße, 你好",
    ]
    private static let names = [
        "titleLabel", "cell_box", "ListViewImage-a...", "progress background", "Toolbar.icon",
    ]
    private static let relations: [LayoutRelation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
    /// Fractions with at most five digits, which six digits hold exactly.
    private static let numbers = [0.0, 1, 8, 16, 44, 0.5, 12.25, 320, 1024, 20.5, 736]

    /// An item with its printed text, and its entry in the list of names.
    private struct Operand {
        var item: LogItem
        var text: String
        var name: String?
    }

    mutating func address() -> String {
        "0x" + String(random.next() % 0xFFFF_FFFF_FFFF + 0x1000_0000, radix: 16)
    }

    private mutating func operand(named: Bool) -> Operand {
        let address = address()
        if named {
            let name = random.pick(Self.names)
            return Operand(
                item: LogItem(className: "", address: address, name: name), text: name,
                name: "\(name):\(address)")
        }
        let className = random.pick(Self.classes)
        if random.next() % 3 == 0 {
            let text = random.pick(Self.texts)
            return Operand(
                item: LogItem(className: className, address: address, text: text),
                text: "\(className):\(address)'\(text)'")
        }
        return Operand(item: LogItem(className: className, address: address), text: "\(className):\(address)")
    }

    private mutating func number() -> Double { random.pick(Self.numbers) * (random.next() % 4 == 0 ? -1 : 1) }

    private func digits(_ number: Double) -> String {
        number == number.rounded() ? String(Int(number)) : String(number)
    }

    private func signed(_ number: Double) -> String {
        number == 0 ? "" : number < 0 ? " - \(digits(-number))" : " + \(digits(number))"
    }

    /// Returns the next constraint, in any of the forms.
    mutating func next() -> PrintedConstraint {
        var printed =
            switch random.next() % 5 {
            case 0: size()
            case 1: equation()
            case 2: edge()
            case 3: gap()
            default: library()
            }
        // Sizes of contents have the priorities of hugging and of compression resistance, which are 750 by default.
        if printed.value.className == "NSContentSizeLayoutConstraint" { printed.value.priority = 750 }
        return printed
    }

    private mutating func head(_ className: String) -> (value: LogConstraint, text: String) {
        let address = address()
        var value = LogConstraint(
            className: className, address: address, left: LogExpression(), relation: .equal,
            right: LogExpression(),
            priority: 1000, text: "", line: 1)
        var text = "\(className):\(address)"
        if random.next() % 3 == 0 {
            value.identifier = random.pick([
                "UISV-spacing", "id15", "my constraint's name", "UIView-Encapsulated-Layout-Width",
            ])
            text += " '\(value.identifier ?? "")'"
        } else if className.contains("Autoresizing") {
            value.mask = random.pick(["--&--&", "-&-&--", "&-&-&-"])
            text += " h=\(value.mask?.prefix(3) ?? "") v=\(value.mask?.suffix(3) ?? "")"
        }
        return (value, text)
    }

    private mutating func end(_ names: [String?]) -> (isActive: Bool?, text: String) {
        let names = names.compactMap { $0 }
        switch random.next() % 3 {
        case 0: return (nil, names.isEmpty ? "" : "   (Names: \(names.joined(separator: ", ")) )")
        case 1:
            return (
                true, names.isEmpty ? "   (active)" : "   (active, names: \(names.joined(separator: ", ")) )"
            )
        default:
            return (
                false,
                names.isEmpty ? "   (inactive)" : "   (inactive, names: \(names.joined(separator: ", ")) )"
            )
        }
    }

    private mutating func finished(
        _ head: (value: LogConstraint, text: String), body: String, names: [String?] = [],
        superview: LogItem? = nil
    ) -> PrintedConstraint {
        var value = head.value
        let end = end(names)
        value.isActive = end.isActive
        value.superview = superview
        return PrintedConstraint(value: value, text: "<\(head.text) \(body)\(end.text)>")
    }

    private mutating func className() -> String {
        random.pick([
            "NSLayoutConstraint", "NSAutoresizingMaskLayoutConstraint", "NSContentSizeLayoutConstraint",
            "App.Spacer_Constraint",
        ])
    }

    /// Returns a length as an equation or in visual format.
    private mutating func size() -> PrintedConstraint {
        var head = head(className())
        let isWidth = random.next() % 2 == 0
        let operand = operand(named: random.next() % 4 == 0)
        let relation = random.pick(Self.relations)
        let number = number()
        head.value.left.terms = [.init(1, operand.item, isWidth ? .width : .height)]
        head.value.relation = relation
        head.value.right.constant = number
        let symbol = relation == .equal ? "" : relation.symbol
        let sign = number < 0 ? "- \(digits(-number))" : digits(number)
        let body =
            random.next() % 2 == 0
            ? "\(operand.text).\(isWidth ? "width" : "height") \(relation.symbol) \(sign)"
            : "\(isWidth ? "H" : "V"):[\(operand.text)(\(symbol)\(digits(number)))]"
        return finished(head, body: body, names: [operand.name])
    }

    /// Returns an equation of two attributes, with the multiplier on either side.
    private mutating func equation() -> PrintedConstraint {
        var head = head(className())
        let first = operand(named: random.next() % 4 == 0)
        let second = operand(named: false)
        let attributes = random.pick([
            (LogAttribute.width, LogAttribute.height), (.leading, .leading), (.centerX, .centerX),
            (.bottom, .topMargin), (.firstBaseline, .lastBaseline), (.midX, .midX),
        ])
        let factor = random.pick([1.0, 0.5, 2, 0.25])
        let number = number()
        let relation = random.pick(Self.relations)
        head.value.left.terms = [.init(1, first.item, attributes.0)]
        head.value.relation = relation
        head.value.right.terms = [.init(factor, second.item, attributes.1)]
        head.value.right.constant = number
        var right = "\(second.text).\(attributes.1.rawValue)"
        if factor != 1 {
            right = random.next() % 2 == 0 ? "\(digits(factor))*\(right)" : "\(right) * \(digits(factor))"
        }
        var suffix = ""
        if random.next() % 4 == 0 {
            head.value.priority = 750
            suffix = random.pick([" @750", " priority:750", " ^750", " ^750.0"])
        }
        let body =
            "\(first.text).\(attributes.0.rawValue) \(relation.symbol) \(right)\(signed(number))\(suffix)"
        return finished(head, body: body, names: [first.name, second.name])
    }

    /// Returns a distance from a superview's edge.
    private mutating func edge() -> PrintedConstraint {
        var head = head("NSLayoutConstraint")
        let item = operand(named: false)
        let outer = operand(named: false)
        let isLeading = random.next() % 2 == 0
        let axis = random.pick(["H", "V"])
        let direction =
            axis == "V" ? nil : random.pick([nil, LogConstraint.Direction.leftToRight, .rightToLeft])
        let number = number()
        let relation = random.pick(Self.relations)
        let space = random.pick([
            "\(digits(number))", "NSSpace(\(digits(number)))",
            "NSLayoutAnchorConstraintSpace(\(digits(number)))",
        ])
        let gap = "(\(relation == .equal ? "" : relation.symbol)\(space))"
        let suffix = direction.map { $0 == .leftToRight ? "(LTR)" : "(RTL)" } ?? ""
        let body =
            isLeading
            ? "\(axis):|-\(gap)-[\(item.text)]\(suffix)" : "\(axis):[\(item.text)]-\(gap)-|\(suffix)"
        let attribute: LogAttribute
        switch (axis, direction) {
        case ("V", _): attribute = isLeading ? .top : .bottom
        case (_, .leftToRight?): attribute = isLeading ? .left : .right
        case (_, .rightToLeft?): attribute = isLeading ? .right : .left
        default: attribute = isLeading ? .leading : .trailing
        }
        let isMirrored = direction == .rightToLeft
        head.value.direction = direction
        head.value.left.terms = [.init(1, isLeading ? item.item : outer.item, attribute)]
        head.value.relation = isMirrored ? relation.reversed : relation
        head.value.right.terms = [.init(1, isLeading ? outer.item : item.item, attribute)]
        head.value.right.constant = isMirrored ? -number : number
        return finished(head, body: body, names: ["'|':\(outer.text)"], superview: outer.item)
    }

    /// Returns a distance between two items.
    private mutating func gap() -> PrintedConstraint {
        var head = head("NSLayoutConstraint")
        let first = operand(named: random.next() % 4 == 0)
        let second = operand(named: false)
        let isVertical = random.next() % 2 == 0
        let number = number()
        head.value.left.terms = [.init(1, second.item, isVertical ? .top : .leading)]
        head.value.right.terms = [.init(1, first.item, isVertical ? .bottom : .trailing)]
        head.value.right.constant = number
        var gap = "(\(digits(number)))"
        if random.next() % 4 == 0 {
            head.value.priority = 250
            gap = "(\(digits(number))@250)"
        }
        return finished(
            head, body: "\(isVertical ? "V" : "H"):[\(first.text)]-\(gap)-[\(second.text)]",
            names: [first.name])
    }

    /// Returns a constraint of SnapKit with its place, or of Masonry with a key.
    private mutating func library() -> PrintedConstraint {
        let item = LogItem(className: "UIView", address: address())
        let number = number()
        var value = LogConstraint(
            className: "", left: LogExpression(terms: [.init(1, item, .height)]), relation: .equal,
            right: LogExpression(constant: number), priority: 1000, text: "", line: 1)
        if random.next() % 2 == 0 {
            value.className = "SnapKit.LayoutConstraint"
            value.address = address()
            value.place = .init(file: "Card_View+Cell.swift", line: 88)
            return PrintedConstraint(
                value: value,
                text:
                    "<SnapKit.LayoutConstraint:\(value.address ?? "")@Card_View+Cell.swift#88 UIView:\(item.address ?? "").height == \(number)>"
            )
        }
        value.className = "MASLayoutConstraint"
        value.address = "edgesConstraint[2]"
        value.left.terms[0].item = LogItem(className: "UIView", name: "greenView")
        return PrintedConstraint(
            value: value,
            text: "<MASLayoutConstraint:edgesConstraint[2] UIView:greenView.height == \(digits(number))>")
    }
}
