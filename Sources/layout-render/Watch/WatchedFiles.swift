import FileAccess
import Foundation

/// The files whose changes make a command run again.
struct WatchedFiles {
    /// Files by path, each with its stamp; nil for one that is named and isn't there.
    typealias Stamps = [String: FileStamp?]

    private let operands: [String]
    private let excluded: [PathPattern]
    /// Files besides the inputs: the configuration, a theme.
    private let settings: [String]
    /// Whether JSON found in folders is a layout, so that it is read again only where it changed.
    private var verdicts: [String: (stamp: FileStamp?, isLayout: Bool)] = [:]

    /// The files of a command line.
    init(operands: [String], excluding excluded: [PathPattern], settings: [String]) {
        self.operands = operands
        self.excluded = excluded
        self.settings = settings
    }

    /// How the files are now.
    mutating func stamps() -> Stamps {
        var verdicts = self.verdicts
        let list = InputList(operands: operands, excluding: excluded) { file in
            let stamp = FileStamp(path: file.path)
            if let known = verdicts[file.path], known.stamp == stamp { return known.isLayout }
            let isLayout = InputList.isLayoutDocument(file)
            verdicts[file.path] = (stamp, isLayout)
            return isLayout
        }
        self.verdicts = verdicts
        var stamps: Stamps = [:]
        for path in list.files.map(\.path) + settings {
            stamps.updateValue(FileStamp(path: path), forKey: path)
        }
        return stamps
    }

    /// Whether a path is one of the settings.
    func isSetting(_ path: String) -> Bool { settings.contains(path) }

    /// The paths of files that were written, came or went, sorted.
    static func changes(from before: Stamps, to after: Stamps) -> [String] {
        Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }.sorted()
    }
}
