/// Comparisons that changed for the same reasons and can be reviewed and accepted together.
package struct ChangeGroup: Sendable, Equatable {
    /// The common causes, as phrases.
    package var causes: [String]
    /// The indices of the grouped comparisons, in order.
    package var members: [Int]
    /// The name on the command line. It identifies these causes and members; a group with others has another name.
    package var id: String

    /// The prefix of group names, which no picture's name has.
    package static let prefix = "group:"

    /// Groups comparisons by their causes: the largest group first, groups of equal size by their first member.
    ///
    /// - Parameters:
    ///   - names: The names of the comparisons.
    ///   - causes: The causes of each difference.
    package static func groups(of names: [String], causes: [[String]]) -> [ChangeGroup] {
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

    /// Returns twelve digits of the FNV-1a hash of some texts.
    private static func hash(_ texts: [String]) -> String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in texts.joined(separator: "\u{0}").utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        let digits = String(hash, radix: 16)
        return String((String(repeating: "0", count: 16 - digits.count) + digits).suffix(12))
    }
}
