import SwiftSyntax

/// A member of a type as it was written, by which it is found again in a file that changed.
struct MemberVersion: Codable {
    private let count: Int
    private let sum: Int
    /// Where it begins.
    private let start: Int
    private let line: Int

    fileprivate init(_ range: Range<Int>, in source: SourceFile) {
        (count, sum, start) = (range.count, Checksum(source.bytes[range]).value, range.lowerBound)
        line = source.line(at: range.lowerBound)
    }

    /// The innermost member around a token that has all of a range.
    static func around(_ range: Range<Int>, _ token: TokenSyntax, in source: SourceFile) -> MemberVersion? {
        guard let member = token.enclosing(MemberBlockItemSyntax.self)?.range,
            member.lowerBound <= range.lowerBound, range.upperBound <= member.upperBound
        else { return nil }
        return MemberVersion(member, in: source)
    }

    fileprivate func isAlike(_ other: MemberVersion) -> Bool { count == other.count && sum == other.sum }

    /// A hole in it as one of another version of its file, in which it is elsewhere.
    fileprivate func moved(_ hole: Hole, to other: MemberVersion) -> Hole {
        var hole = hole
        hole.start += other.start - start
        hole.end += other.start - start
        hole.line += other.line - line
        hole.member = other
        return hole
    }
}

/// The members of all types of a file.
final class MemberVersions: SyntaxVisitor {
    private var versions: [MemberVersion] = []
    private let source: SourceFile

    init(_ source: SourceFile) {
        self.source = source
        super.init(viewMode: .sourceAccurate)
        walk(source.tree)
    }

    override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
        versions.append(MemberVersion(node.range, in: source))
        return .visitChildren
    }

    /// Those of an earlier version's holes whose members are as they were, where these are now.
    func moved(_ holes: [Hole]) -> [Hole] {
        holes.compactMap { hole in
            guard let member = hole.member else { return nil }
            let found = versions.filter(member.isAlike)
            return found.count == 1 ? member.moved(hole, to: found[0]) : nil
        }
    }
}
