import FileAccess
import Foundation
import LayoutRender

/// The files besides inputs that a command line depends on.
enum WatchedSettings {
    /// Returns the paths of settings in the current folder and every folder above it, whether or not they exist, and of
    /// the files that options name.
    static func paths(for arguments: ParsedArguments) -> [String] {
        var paths: [String] = []
        var folder = FileManager.default.currentDirectoryPath
        while true {
            paths.append(FilePath.join(folder, Configuration.fileName))
            let parent = FilePath.parent(of: folder)
            if parent.isEmpty || parent == folder { break }
            folder = parent
        }
        if let theme = arguments.string(.theme), Appearance(rawValue: theme) == nil { paths.append(theme) }
        if let baseline = arguments.string(.sweepBaseline) { paths.append(baseline) }
        return paths
    }
}
