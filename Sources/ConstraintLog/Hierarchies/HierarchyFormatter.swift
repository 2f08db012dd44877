import Findings

/// What a message about hierarchies means, and what to do, in words.
package struct HierarchyFormatter {
    private let mistake: HierarchyMistake
    private let words: LogFormatter

    /// Creates the words for a message.
    package init(_ mistake: HierarchyMistake) {
        self.mistake = mistake
        let items =
            mistake.places.flatMap { [$0.item] + $0.chain }
            + [mistake.container, mistake.missing]
            .compactMap(\.self)
        words = LogFormatter([mistake.constraint].compactMap(\.self), and: items)
    }

    /// What is wrong, a sentence without a full stop.
    package var headline: String {
        let names = mistake.places.map { name(of: $0.item) }
        switch (mistake.kind, names.count) {
        case (.notItems, 0):
            return "one of a constraint's items is nil, or is neither a view nor a layout guide"
        case (.notItems, _):
            return
                "one of the items of a constraint with \(names.joined(separator: " and ")) is nil, or is neither a view nor "
                + "a layout guide"
        case (_, 2...): return "\(names[0]) and \(names[1]) aren't in one view hierarchy"
        case (_, 1): return "\(names[0]) isn't in the hierarchy of the view that its constraint is added to"
        default: return "the items of a constraint aren't in one view hierarchy"
        }
    }

    /// What the text shows, a sentence each.
    package var facts: [String] {
        var facts: [String] = []
        if let constraint = mistake.constraint {
            facts.append("the constraint: \(words.text(of: constraint))")
        }
        for place in mistake.places where place.item.isGuide {
            guard let owner = place.chain.first else { continue }
            facts.append("\(name(of: place.item)) belongs to \(words.name(of: owner))")
        }
        if let (inner, outer) = separation {
            facts.append(
                "\(words.name(of: inner)) isn't below \(words.name(of: outer))\(contents(of: inner))")
        } else if let roots {
            facts.append(
                "the outermost view of one is \(words.name(of: roots.0)), of the other \(words.name(of: roots.1))"
            )
        }
        return facts
    }

    /// What to do, a sentence without a full stop.
    package var advice: String {
        if mistake.kind == .notItems {
            return
                "pass two views or layout guides: check that an outlet is connected, and that a lazy or optional view "
                + "is there, before the constraint is made"
        }
        if let (inner, outer) = separation {
            return
                "add \(words.name(of: inner)) to \(words.name(of: outer)), or to a view inside it, with addSubview "
                + "first, then activate the constraint"
        }
        if let roots {
            return
                "add one of \(words.name(of: roots.0)) and \(words.name(of: roots.1)) to the other, or both to the same "
                + "view, with addSubview first, then activate the constraint"
        }
        let steps = mistake.places.map { step(for: $0) }
        guard !steps.isEmpty else {
            return
                "add both items to the hierarchy, views with addSubview and guides with addLayoutGuide, before "
                + "activating the constraint"
        }
        return
            "the text doesn't show which of them is missing: \(steps.joined(separator: ", or ")), before activating "
            + "the constraint"
    }

    /// The message as one line.
    package var line: String {
        let facts = facts.map { ". \($0.prefix(1).uppercased())\($0.dropFirst())" }.joined()
        return "\(headline)\(facts). To do: \(advice)".onOneLine
    }

    /// Returns what adds an item to the hierarchy.
    private func step(for place: HierarchyMistake.Place) -> String {
        guard place.item.isGuide else { return "add \(name(of: place.item)) with addSubview" }
        guard let owner = place.chain.first else {
            return "add \(name(of: place.item)) with addLayoutGuide to a view of the hierarchy"
        }
        return "add \(words.name(of: owner)), which has \(name(of: place.item)), with addSubview"
    }

    /// Returns the name of an item, with the word guide for one.
    private func name(of item: LogItem) -> String {
        guard item.isGuide else { return words.name(of: item) }
        return item.name == nil ? "the guide \(words.name(of: item))" : "the guide '\(words.name(of: item))'"
    }

    /// Says whether an outermost view is there because of what it contains.
    private func contents(of outer: LogItem) -> String {
        let inside = mistake.places.first { place in
            place.chain.last?.identity == outer.identity && place.chain.count > 1
        }
        return inside.map { ", though it contains \(name(of: $0.item))" } ?? ""
    }

    /// The view that isn't inside another one, and that one; nil if the text doesn't show it.
    private var separation: (inner: LogItem, outer: LogItem)? {
        if let missing = mistake.missing, let container = mistake.container { return (missing, container) }
        guard mistake.places.count == 2, let guide = mistake.places.first(where: { $0.item.isGuide }),
            let owner = guide.chain.first,
            let view = mistake.places.first(where: { !$0.item.isGuide }), let top = view.chain.last,
            !view.chain.contains(where: { $0.identity == owner.identity }),
            !guide.chain.contains(where: { $0.identity == top.identity })
        else { return nil }
        return (top, owner)
    }

    /// The outermost views of two items, if these are shown and differ.
    private var roots: (LogItem, LogItem)? {
        guard mistake.places.count == 2, let first = mistake.places[0].chain.last,
            let second = mistake.places[1].chain.last, first.identity != second.identity,
            mistake.places.contains(where: { $0.chain.count > 1 })
        else { return nil }
        return (first, second)
    }
}
