import Foundation
import Findings
import Solver

extension VisualFormat {
    /// Parses a line of the language.
    ///
    /// - Complexity: O(length of the line).
    ///
    /// - Throws: `VisualFormatError` with the position of the first error.
    package static func parse(_ line: String) throws(VisualFormatError) -> VisualFormat {
        var parser = VisualFormatParser(line)
        return try parser.parse()
    }
}

/// A recursive-descent parser: one method for each rule of the grammar.
struct VisualFormatParser {
    private var scanner: VisualFormatScanner

    init(_ line: String) {
        scanner = VisualFormatScanner(line)
    }

    mutating func parse() throws(VisualFormatError) -> VisualFormat {
        let axis = try parseOrientation()
        let leadingGap = scanner.skip("|") ? try parseGap() : nil
        var format = VisualFormat(axis: axis, leadingGap: leadingGap, firstView: try parseView())
        while !scanner.isAtEnd {
            let gap = try parseGap()
            if scanner.skip("|") {
                format.trailingGap = gap
                break
            }
            if gap == .flush, scanner.peek != "[" { throw .unexpectedText(at: scanner.offset) }
            format.followingViews.append(VisualFormat.Link(gap: gap, view: try parseView()))
        }
        guard scanner.isAtEnd else { throw .unexpectedText(at: scanner.offset) }
        return format
    }

    private mutating func parseOrientation() throws(VisualFormatError) -> LayoutAxis {
        let axis: LayoutAxis
        if scanner.skip("V") {
            axis = .vertical
        } else if scanner.skip("H") {
            axis = .horizontal
        } else {
            return .horizontal
        }
        guard scanner.skip(":") else { throw .expectedColon(at: scanner.offset) }
        return axis
    }

    private mutating func parseGap() throws(VisualFormatError) -> VisualFormat.Gap {
        guard scanner.skip("-") else { return .flush }
        switch scanner.peek {
        case "[", "|", nil: return .standard
        case "(":
            let predicates = try parsePredicates(names: .metrics)
            guard scanner.skip("-") else { throw .unclosedGap(at: scanner.offset) }
            return .predicates(predicates)
        default:
            let predicate = try parsePredicate(names: .metrics)
            guard scanner.skip("-") else { throw .unclosedGap(at: scanner.offset) }
            return .predicates([predicate])
        }
    }

    private mutating func parseView() throws(VisualFormatError) -> VisualFormat.Element {
        guard scanner.skip("[") else { throw .expectedView(at: scanner.offset) }
        guard let name = scanner.scanName(.views) else { throw .expectedViewName(at: scanner.offset) }
        let lengths = scanner.peek == "(" ? try parsePredicates(names: .views) : []
        if scanner.peek == "@" { throw .priorityOutsideLength(at: scanner.offset) }
        guard scanner.skip("]") else { throw .unclosedView(at: scanner.offset) }
        return VisualFormat.Element(name: name, lengths: lengths)
    }

    private mutating func parsePredicates(
        names: VisualFormatScanner.NameKind
    ) throws(VisualFormatError) -> [VisualFormat.Predicate] {
        var predicates: [VisualFormat.Predicate] = []
        var separator: Unicode.Scalar = "("
        while scanner.skip(separator) {
            predicates.append(try parsePredicate(names: names))
            separator = ","
        }
        guard scanner.skip(")") else {
            throw scanner.isAtArithmetic
                ? .arithmetic(at: scanner.offset) : .unclosedPredicates(at: scanner.offset)
        }
        return predicates
    }

    private mutating func parsePredicate(
        names: VisualFormatScanner.NameKind
    ) throws(VisualFormatError) -> VisualFormat.Predicate {
        let relation = try parseRelation()
        guard let object = try parseQuantity(names: names) else {
            throw .expectedQuantity(at: scanner.offset)
        }
        guard scanner.skip("@") else { return VisualFormat.Predicate(relation: relation, object: object) }
        let start = scanner.offset
        guard let priority = try parseQuantity(names: .metrics) else { throw .expectedPriority(at: start) }
        if case .number(let value) = priority, !LayoutPriority(Float(value)).isValid {
            throw .priorityOutOfRange(value, at: start)
        }
        return VisualFormat.Predicate(relation: relation, object: object, priority: priority)
    }

    private mutating func parseRelation() throws(VisualFormatError) -> LayoutRelation {
        let start = scanner.offset
        for relation in [LayoutRelation.equal, .lessThanOrEqual, .greaterThanOrEqual]
        where scanner.skip(relation.symbol) {
            return relation
        }
        if let next = scanner.peek, "=<>≤≥".unicodeScalars.contains(next) {
            throw .unknownRelation(at: start)
        }
        return .equal
    }

    private mutating func parseQuantity(
        names: VisualFormatScanner.NameKind
    ) throws(VisualFormatError) -> VisualFormat.Quantity? {
        let start = scanner.offset
        if let number = scanner.scanNumber(before: names) {
            guard NumberRange.points.contains(number) else { throw .numberOutOfRange(number, at: start) }
            return .number(number)
        }
        return scanner.scanName(names).map { .name($0) }
    }
}
