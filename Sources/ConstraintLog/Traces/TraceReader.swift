import LayoutValues

/// Explains view trees and lists of constraints that aren't conflicts.
enum TraceReader {
    /// Returns the trace of a block; nil if it is a view tree that doesn't say what is ambiguous.
    static func trace(of block: LogBlock) -> LogTrace? {
        let lines = block.lines.compactMap { TraceLine($0.text) }
        var open: [LogTrace.OpenItem] = []
        var ambiguousDepths: [Int] = []
        for line in lines {
            while let last = ambiguousDepths.last, last >= line.depth { ambiguousDepths.removeLast() }
            guard line.isAmbiguous || line.isMissingHostConstraints else { continue }
            let follows = line.item.isGuide || ItemOwner(line.item) == .system || !ambiguousDepths.isEmpty
            open.append(
                .init(
                    item: line.item, attributes: line.attributes,
                    isMissingHostConstraints: line.isMissingHostConstraints, followsFromOthers: follows))
            ambiguousDepths.append(line.depth)
        }
        guard !open.isEmpty else { return withoutAmbiguity(block, viewCount: lines.count) }
        let key = open.map {
            "\($0.item.className)\($0.item.name ?? $0.item.text ?? "") \($0.attributes.map(\.rawValue).joined(separator: ","))"
        }
        return LogTrace(
            kind: .viewTree, openItems: open, constraints: [], advice: advice(for: open),
            line: block.firstLine, key: key.joined(separator: "; "))
    }

    /// Returns the trace of a tree in which every view is determined.
    private static func withoutAmbiguity(_ block: LogBlock, viewCount: Int) -> LogTrace? {
        guard viewCount > 1, block.lines.contains(where: { TraceLine.isMarked($0.text) }) else { return nil }
        return LogTrace(
            kind: .viewTree, openItems: [], constraints: [],
            advice: "nothing is ambiguous in this tree of \(viewCount) views", line: block.firstLine,
            key: "\(viewCount) views without ambiguity")
    }

    private static func advice(for open: [LogTrace.OpenItem]) -> String {
        let own = open.filter { !$0.followsFromOthers }
        let sentences = (own.isEmpty ? open : own).prefix(4).map { item in
            let name = LogFormatter.standalone(item.item)
            if item.isMissingHostConstraints {
                return
                    "\(name) has views laid out by constraints and none that give itself a size: constrain it to its "
                    + "superview, or to them"
            }
            if item.attributes.isEmpty {
                return "\(name) lacks constraints; this trace doesn't say on which axis"
            }
            let missing = item.attributes.map(\.missingWords)
            return "give \(name) \(missing.joined(separator: " and "))"
        }
        return sentences.joined(separator: "; ")
    }

    /// Returns the trace for a list of constraints that can hold together.
    static func constraints(_ constraints: [LogConstraint], line: Int) -> LogTrace {
        var frozen = constraints.filter { ConstraintOrigin($0) == .prototyping }
        // Single ones among others are in a list of what affects some view.
        if frozen.count * 2 < constraints.count { frozen = frozen.filter { $0.priority >= 1000 } }
        let words = LogFormatter(constraints)
        var known: Set<String> = []
        let views = frozen.compactMap { $0.left.terms.first?.item }.filter {
            known.insert($0.identity).inserted
        }
        let advice =
            frozen.isEmpty
            ? constraints.count == 1
                ? "no conflict: this constraint can hold"
                : "no conflict: these \(constraints.count) constraints can hold together"
            : "add constraints for \(views.map(words.name).joined(separator: ", ")) in Interface Builder, which froze "
                + "the frame on \(axes(of: frozen)): what it adds for that holds for one screen only"
        return LogTrace(
            kind: .constraints, verdict: frozen.isEmpty ? nil : .prototyping, openItems: [],
            constraints: constraints,
            advice: advice, line: line, key: ConflictKey.key(of: constraints))
    }

    /// Returns the axes of some constraints, in words.
    static func axes(of constraints: [LogConstraint]) -> String {
        let axes = Set(constraints.compactMap { $0.left.terms.first?.attribute.axis })
        return axes.count == 2
            ? "both axes" : axes.contains(.horizontal) ? "the horizontal axis" : "the vertical axis"
    }
}

extension LogAttribute {
    /// The constraints that an item lacks if this attribute is ambiguous.
    fileprivate var missingWords: String {
        switch self {
        case .width: "a width, or a second horizontal edge"
        case .height: "a height, or a second vertical edge"
        default: axis == .horizontal ? "a horizontal position" : "a vertical position"
        }
    }
}

extension LogFormatter {
    /// Returns an item's name with its address, because there is no list to distinguish items of the same name.
    static func standalone(_ item: LogItem) -> String {
        let words = LogFormatter([])
        return [words.name(of: item), item.address].compactMap { $0 }.joined(separator: " ")
    }
}
