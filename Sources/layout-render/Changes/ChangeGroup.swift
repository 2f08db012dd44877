/// Comparisons that changed for the same reasons, which can be looked at and accepted together.
struct ChangeGroup: Sendable, Equatable {
    /// What they have in common, a phrase each.
    var causes: [String]
    /// Places among what was grouped, in order.
    var members: [Int]
    /// What the command line calls it. It stands for these causes and these members: with others it is another.
    var id: String

    /// How names of groups begin, as no picture's name does.
    static let prefix = "group:"

    /// Comparisons by what caused them: the largest group first, then by where it begins.
    ///
    /// - Parameters:
    ///   - names: What each comparison is called.
    ///   - causes: Why each isn't equal.
    static func groups(of names: [String], causes: [[String]]) -> [ChangeGroup] {
        var places: [[String]: Int] = [:]
        var groups: [ChangeGroup] = []
        for (index, causes) in causes.enumerated() {
            if let place = places[causes] {
                groups[place].members.append(index)
            } else {
                places[causes] = groups.count
                groups.append(ChangeGroup(causes: causes, members: [index], id: ""))
            }
        }
        for index in groups.indices {
            groups[index].id = prefix + hash(groups[index].causes + groups[index].members.map { names[$0] })
        }
        return groups.sorted {
            ($1.members.count, $0.members[0]) < ($0.members.count, $1.members[0])
        }
    }

    /// Twelve digits of some texts' FNV-1a hash.
    private static func hash(_ texts: [String]) -> String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in texts.joined(separator: "\u{0}").utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        let digits = String(hash, radix: 16)
        return String((String(repeating: "0", count: 16 - digits.count) + digits).suffix(12))
    }
}
