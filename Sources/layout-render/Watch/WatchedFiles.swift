import CodeInput
import FileAccess
import Foundation
import LayoutPipeline
import LayoutRender

/// The files whose changes make a command run again.
struct WatchedFiles {
    /// Files by path, each with its stamp; nil for a named file that doesn't exist.
    typealias Stamps = [String: FileStamp?]

    private let operands: [String]
    private let excluded: [PathPattern]
    /// Files other than inputs: settings, a theme.
    var settings: [String]
    /// Whether JSON files in folders are layouts, so that a file is only read again after it changed.
    private var verdicts: [String: (stamp: FileStamp?, isLayout: Bool)] = [:]

    /// Creates the list of a command line's files.
    init(_ inputs: (operands: [String], excluded: [PathPattern]), settings: [String]) {
        (operands, excluded) = inputs
        self.settings = settings
    }

    /// Returns the current stamps of the files.
    mutating func stamps() -> Stamps {
        var verdicts = self.verdicts
        let isLayout = { (file: InputFile) in
            let stamp = FileStamp(path: file.path)
            if let known = verdicts[file.path], known.stamp == stamp { return known.isLayout }
            let isLayout = InputList.isLayoutDocument(file)
            verdicts[file.path] = (stamp, isLayout)
            return isLayout
        }
        let list = InputList(operands: operands, excluding: excluded, isLayout: isLayout)
        self.verdicts = verdicts
        var stamps: Stamps = [:]
        let code = list.files.map(\.path).filter { FilePath.pathExtension(of: $0) == "swift" }
        let compiled = code.flatMap { path in
            let resolved = FilePath.resolved(path)
            return CodeReader.compiledFiles(with: path).filter { $0 != resolved }
        }
        for path in list.files.map(\.path) + settings + compiled {
            stamps.updateValue(FileStamp(path: path), forKey: path)
        }
        return stamps
    }

    /// Adds the files to stamps that only a run has found: those that code was compiled with.
    mutating func addFound(to known: inout Stamps) {
        for (path, stamp) in stamps() where known[path] == nil { known.updateValue(stamp, forKey: path) }
    }

    /// Returns whether a path is one of the settings.
    func isSetting(_ path: String) -> Bool { settings.contains(path) }

    /// Returns the paths of files that were changed, added or removed, sorted.
    static func changes(from before: Stamps, to after: Stamps) -> [String] {
        Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }.sorted()
    }
}

/// The files besides inputs that a command line depends on.
enum WatchedSettings {
    /// Returns the paths of settings wherever they are looked for, whether or not they exist, and of the files that options
    /// name.
    static func paths(for arguments: ParsedArguments) -> [String] {
        let folder = FileManager.default.currentDirectoryPath
        var paths =
            arguments.string(.config).map { [$0] } ?? ConfigurationSearch(arguments, in: folder).files
        if let theme = arguments.string(.theme), Appearance(rawValue: theme) == nil { paths.append(theme) }
        return paths + arguments.strings(.baseline)
    }
}

/// Identifies a version of a file.
struct FileStamp: Hashable {
    private let seconds: Int
    private let nanoseconds: Int
    private let size: Int
    /// The inode number: a file that replaces another has a different one.
    private let number: UInt64

    /// Returns the stamp of the file at a path, following symbolic links; nil if there is none.
    init?(path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        #if canImport(Darwin)
            let time = status.st_mtimespec
        #else
            let time = status.st_mtim
        #endif
        seconds = time.tv_sec
        nanoseconds = time.tv_nsec
        size = Int(status.st_size)
        number = UInt64(status.st_ino)
    }
}
