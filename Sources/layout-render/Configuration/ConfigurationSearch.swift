import FileAccess
import Findings
import Foundation
import LayoutPipeline

/// Where the settings of a run are looked for: from the folder of its inputs upwards, and then from the current folder, each
/// time up to the top of the repository.
struct ConfigurationSearch {
    /// The folders in the order in which they are looked in.
    private let folders: [String]

    /// Looks for the settings of a command line.
    init(_ arguments: ParsedArguments, in folder: String) {
        let name = arguments.string(.standardInputName)
        let inputs = arguments.operands.compactMap { operand in
            operand == "-" ? name.map { FilePath.parent(of: $0) } : InputList.folder(of: operand)
        }
        let places = inputs.map { Self.path(FilePath.joined($0, to: folder)) }
        let start = Self.commonFolder(of: places).map { Self.upwards(from: $0) } ?? []
        folders = (start + Self.upwards(from: Self.path(folder))).uniqued()
    }

    /// Looks for the settings of a folder.
    init(in folder: String) { folders = Self.upwards(from: Self.path(folder)) }

    /// The paths that settings can have, the first of which counts that exists.
    var files: [String] { folders.map { FilePath.join($0, SettingsFile.name) } }

    private static func path(_ text: String) -> String {
        URL(fileURLWithPath: text.isEmpty ? "." : text).standardizedFileURL.path
    }

    /// Returns the deepest folder that has all of some folders; nil for none.
    private static func commonFolder(of folders: [String]) -> String? {
        guard var common = folders.first else { return nil }
        for folder in folders.dropFirst() {
            while FilePath.relative(folder, to: common) == nil { common = FilePath.parent(of: common) }
        }
        return common
    }

    /// Returns a folder and those above it, up to the top of the repository that it is in.
    private static func upwards(from start: String) -> [String] {
        var folders = [start]
        while let folder = folders.last, FileKind(ofEntryAt: FilePath.join(folder, ".git")) == nil {
            let parent = FilePath.parent(of: folder)
            if parent.isEmpty || parent == folder { break }
            folders.append(parent)
        }
        return folders
    }
}
