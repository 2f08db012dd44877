import LayoutValues
import Findings
import Solver

/// Names the views and guides of a message the way their author knows them.
package struct LogFormatter: Sendable {
    /// The names by identity.
    private var names: [String: String] = [:]

    /// Determines the names of all items in some constraints, and of others. Guides of the system are named by the views
    /// that own them; two items with the same name get their addresses appended.
    package init(_ constraints: [LogConstraint], and others: [LogItem] = []) {
        let owners = GuideOwners.owners(in: constraints)
        // Some constraints describe an item more fully than others.
        var best: [String: LogItem] = [:]
        var order: [LogItem] = []
        for item in constraints.flatMap(\.items) + owners.values.sorted(by: { $0.identity < $1.identity })
            + others
        {
            guard let other = best[item.identity] else {
                best[item.identity] = item
                order.append(item)
                continue
            }
            if other.text == nil, other.name == nil { best[item.identity] = item }
        }
        let items = order.map { best[$0.identity] ?? $0 }
        let owned = items.filter { Self.isNamedByOwner($0) && owners[$0.identity] != nil }
        let ownedNames = Set(owned.map(\.identity))
        name(items.filter { !ownedNames.contains($0.identity) }) { _ in nil }
        name(owned) { [names] in owners[$0.identity].flatMap { names[$0.identity] } }
    }

    /// Names some items, each with what is put before its own name.
    private mutating func name(_ items: [LogItem], after prefix: (LogItem) -> String?) {
        let plain = items.map { item in
            (prefix(item).map { "\($0)." } ?? "") + Self.plain(item)
        }
        let counts = plain.reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
        for (item, plain) in zip(items, plain) {
            let isUnique = counts[plain] == 1
            names[item.identity] = isUnique ? plain : "\(plain) \(item.address ?? item.name ?? "")"
        }
    }

    /// Whether an item is a guide to which its author gave no name.
    private static func isNamedByOwner(_ item: LogItem) -> Bool {
        guard item.isGuide else { return false }
        return item.name.map { $0.hasPrefix("UIView") } ?? true
    }

    /// Returns the name of an item.
    package func name(of item: LogItem) -> String { names[item.identity] ?? Self.plain(item) }

    /// Returns a constraint as an equation between named items, on one line, with the numbers that the log has.
    package func text(of constraint: LogConstraint) -> String {
        if constraint.isOpen { return "\(name(of: constraint.left.terms[0].item)): a private attribute" }
        var text =
            "\(words(for: constraint.left)) \(constraint.relation.symbol) \(words(for: constraint.right))"
        if constraint.priority < 1000 { text += " @\(Amount.text(constraint.priority))" }
        return text.onOneLine
    }

    /// Returns the note after a constraint in a list: its identifier, and the place in the source that a library
    /// printed.
    package func note(on constraint: LogConstraint) -> String {
        var notes: [String] = []
        if constraint.className.contains("AutoresizingMask") { notes.append("from the frame") }
        if constraint.className.contains("Prototyping") { notes.append("from Interface Builder") }
        if let identifier = constraint.identifier { notes.append(identifier) }
        if let place = constraint.place { notes.append("\(place.file):\(place.line)") }
        return notes.joined(separator: ", ").onOneLine
    }

    /// Returns why a frame is taken for that of a cell's content before the cell is measured, and what else it can be.
    func doubt(about frame: LogConstraint) -> String {
        let (item, attribute) = (frame.left.terms[0].item, frame.left.terms[0].attribute)
        let length = "\(frame.constant.plain) points \(attribute == .width ? "wide" : "high")"
        let other = item.className == "UIView" ? "isn't a cell's, or keeps this size" : "keeps this size"
        return
            "\(name(of: item)) is \(length), as the content of a cell is before the cell is measured; if it \(other), the "
            + "layout isn't sound"
    }

    private func words(for expression: LogExpression) -> String {
        var text = ""
        for term in expression.terms {
            let magnitude = abs(term.coefficient)
            let factor = magnitude == 1 ? "" : "\(magnitude.plain) * "
            let sign = term.coefficient < 0 ? (text.isEmpty ? "-" : " - ") : (text.isEmpty ? "" : " + ")
            text += "\(sign)\(factor)\(name(of: term.item)).\(term.attribute.rawValue)"
        }
        if text.isEmpty { return expression.constant.plain }
        if expression.constant > 0 { text += " + \(expression.constant.plain)" }
        if expression.constant < 0 { text += " - \((-expression.constant).plain)" }
        return text
    }

    private static func plain(_ item: LogItem) -> String {
        let className = shortClass(item.className)
        let word: String
        if let name = item.name {
            word = item.isGuide ? guideName(name) : name
        } else if let text = item.text, !text.isEmpty {
            word = "\(className) \"\(text)\""
        } else {
            word = className.isEmpty ? item.address ?? "?" : className
        }
        return word.onOneLine
    }

    private static func guideName(_ name: String) -> String {
        // A scroll view's guides keep its class, as in `UIScrollView-contentLayoutGuide`.
        name.hasPrefix("UIView") ? SystemGuideKind(identifier: name)?.word ?? name : name
    }

    /// Returns a class without its module.
    static func shortClass(_ name: String) -> String {
        if let module = ItemOwner.module(of: name) {
            if name.hasPrefix("\(module).") { return String(name.dropFirst(module.count + 1)) }
            return mangledClass(name) ?? name
        }
        return name
    }

    /// Returns the last name in a mangled class name, before the types that a generic class is used with. A private class
    /// follows what distinguishes its file, and a local one the function that contains it.
    private static func mangledClass(_ name: String) -> String? {
        let isGeneric = name.contains("TtG")
        var rest = name.drop { !$0.isNumber }
        var last: Substring?
        while let length = Int(rest.prefix { $0.isNumber }), length > 0, length < 200 {
            rest = rest.drop { $0.isNumber }
            guard rest.count >= length else { break }
            let word = rest.prefix(length)
            rest = rest.dropFirst(length)
            if word.count == fileMarkLength, word.first == "_" { continue }
            last = word
            if !isGeneric || rest.first == "P" { rest = rest.drop { !$0.isNumber } }
        }
        return last.map(String.init)
    }

    /// The length of what distinguishes a file: an underscore and 32 hexadecimal digits.
    private static let fileMarkLength = 33
}
