import FileAccess
import Foundation

/// Paths in reports for hosts of repositories: relative to the repository's top, wherever the command runs.
enum RepositoryPath {
    /// Returns a file's path below the repository's top; the path as it was given for a file elsewhere.
    static func text(of file: String) -> String {
        guard let top, isFile(file) else { return file }
        let path = URL(fileURLWithPath: file).standardizedFileURL.path
        return FilePath.relative(path, to: top) ?? file
    }

    /// Whether a path is one, rather than what a finding about no file has.
    private static func isFile(_ file: String) -> Bool {
        file != StandardInput.usualPath && file != RunFailure.program
    }

    /// The top of the repository: the folder that the host says, or else the nearest one above with a repository.
    private static let top: String? = {
        let environment = ProcessInfo.processInfo.environment
        for variable in ["GITHUB_WORKSPACE", "CI_PROJECT_DIR"] {
            if let folder = environment[variable], FilePath.isAbsolute(folder) { return folder }
        }
        var folder = FileManager.default.currentDirectoryPath
        while FileKind(ofEntryAt: FilePath.join(folder, ".git")) == nil {
            let parent = FilePath.parent(of: folder)
            guard !parent.isEmpty, parent != folder else { return nil }
            folder = parent
        }
        return folder
    }()
}
