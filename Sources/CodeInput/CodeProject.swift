import FileAccess
import Foundation

/// The project that a file belongs to.
struct CodeProject {
    /// Its top folder.
    let root: String

    /// Finds the project of a file: the repository, or else the uppermost package or Xcode project around it.
    init(of file: String) {
        var folder = FilePath.parent(of: file)
        var top = folder
        while true {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            if names.contains(where: Self.marksProject) { top = folder }
            let above = FilePath.parent(of: folder)
            if names.contains(".git") || above.isEmpty || above == folder { break }
            folder = above
        }
        root = top
    }

    private static func marksProject(_ name: String) -> Bool {
        name == ".git" || name == "Package.swift" || name == "Project.swift" || name.hasSuffix(".xcodeproj")
            || name.hasSuffix(".xcworkspace")
    }

    /// What tells states of the project apart.
    var stamps: [String] { FileStamps.stamps(below: root, extensions: ["swift", "strings"]) }
}
