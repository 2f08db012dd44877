import FileAccess
import Foundation
import GoldenTesting
import LayoutComparison

extension GoldenReport {
    /// Pairs layouts without a golden with the goldens that no layout has any more, if their contents are the same: the layout
    /// was renamed.
    ///
    /// - Parameters:
    ///   - goldens: The folder of goldens.
    ///   - folder: The report's folder, which has what was drawn.
    package mutating func pairRenamed(goldens: String, folder: String) {
        let ending = goldenKind.endings[0]
        var left: [(name: String, file: [UInt8], items: Set<String>)] = stale.compactMap { name in
            Self.bytes("\(name).\(ending)", below: goldens).map {
                (name, $0, Self.items(ofRecord: Self.bytes("\(name).json", below: goldens)))
            }
        }
        let missing = cases.indices.filter { cases[$0].outcome == .missing }
        for isSame in [true, false] {
            for index in missing where cases[index].renamedFrom == nil {
                guard let actual = cases[index].actual.map(FilePath.withoutExtension) else { continue }
                let file = Self.bytes("\(actual).\(ending)", below: folder)
                let items = Self.items(ofRecord: Self.bytes("\(actual).json", below: folder))
                let tail = Self.tail(of: cases[index].name)
                let found = left.indices.filter {
                    isSame
                        ? left[$0].file == file
                        : items.count >= Self.fewestItems && left[$0].items == items
                            && Self.tail(of: left[$0].name) == tail
                }.sorted { Self.tail(of: left[$0].name) == tail && Self.tail(of: left[$1].name) != tail }
                // Where several are alike, nobody can tell which was which.
                guard let place = found.first, isSame || found.count == 1 else { continue }
                cases[index].rename(from: left[place].name, isSame: isSame)
                left.remove(at: place)
            }
        }
    }

    /// The fewest views and guides that tell a changed layout from others.
    private static let fewestItems = 3

    /// Returns the scene, state and device in a golden's name.
    private static func tail(of name: String) -> Substring {
        name.firstIndex { ".@+".contains($0) }.map { name[$0...] } ?? ""
    }

    private static func bytes(_ name: String, below folder: String) -> [UInt8]? {
        RelativeName(name).flatMap {
            try? FileReader.bytes(of: $0, below: folder, limit: FileLimits.picture, for: .ownUse)
        }
    }

    /// Returns the ids in a record, with their parents' and classes, which stay when numbers change.
    private static func items(ofRecord bytes: [UInt8]?) -> Set<String> {
        let record = bytes.flatMap { LayoutRecord(json: Data($0)) }
        return Set(record?.items.map { "\($0.id)\u{0}\($0.kind)" } ?? [])
    }

    /// The names that stale goldens have now.
    var newNames: [String: String] {
        Dictionary(cases.compactMap { result in result.renamedFrom.map { ($0, result.name) } }) { first, _ in
            first
        }
    }

    /// What is said of a stale golden.
    func staleWords(_ name: String) -> String {
        newNames[name].map { "its picture is now called \($0)" } ?? "its picture no longer exists: remove it"
    }
}

extension GoldenCase {
    /// Notes that a golden of another name is this picture's.
    fileprivate mutating func rename(from other: String, isSame: Bool) {
        renamedFrom = other
        message =
            isSame
            ? "\(name) has no golden, but is the same as \(other), which no layout has any more: accept it to rename "
                + "the golden"
            : "\(name) has no golden, but has the views and guides of \(other), which no layout has any more: look at the "
                + "picture and accept it to rename the golden"
    }
}
