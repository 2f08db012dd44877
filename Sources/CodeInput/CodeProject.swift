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
            if names.contains(where: Self.marksTop) || above.isEmpty || above == folder { break }
            folder = above
        }
        root = top
    }

    private static func marksTop(_ name: String) -> Bool { name == ".git" || name == CodeReader.revisionMark }

    private static func marksProject(_ name: String) -> Bool {
        marksTop(name) || name == "Package.swift" || name == "Project.swift" || name.hasSuffix(".xcodeproj")
            || name.hasSuffix(".xcworkspace")
    }

    /// The files of texts and data that programs find in their bundles, below its top folder.
    var resources: [String] {
        Folder.files(in: root, includesHidden: false).filter {
            Self.resourceExtensions.contains(FilePath.pathExtension(of: $0))
        }
    }

    private static let resourceExtensions: Set<String> = [
        "strings", "xcstrings", "json", "geojson", "plist", "txt", "csv", "html", "xml", "md",
        "xib", "storyboard", "ttf", "otf", "ttc",
    ]
    /// The files of asset catalogues and other images.
    private static let assetExtensions: Set<String> = ["png", "jpg", "jpeg", "pdf", "svg"]

    private static let checkouts: Set<String> = ["Pods", "Carthage", "SourcePackages", "checkouts"]

    /// Whether a file of a project, by its path, is source, an asset, a text or data of its own.
    static func needs(_ path: String) -> Bool {
        let names = FilePath.components(of: path)
        if names.contains(where: { checkouts.contains(String($0)) }) { return false }
        let kind = FilePath.pathExtension(of: path)
        return kind == "swift" || resourceExtensions.contains(kind) || assetExtensions.contains(kind)
            || names.contains { $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcdatamodel") }
    }

    /// What tells states of the project apart. Of images outside of catalogues it is their names alone: pictures that are drawn
    /// into the project change with every run.
    var stamps: [String] {
        let stamped = Self.resourceExtensions.union(["swift"])
        return Folder.files(in: root, includesHidden: false).compactMap { path in
            let kind = FilePath.pathExtension(of: path)
            let isAsset = Self.assetExtensions.contains(kind)
            guard stamped.contains(kind) || isAsset else { return nil }
            guard !isAsset || path.contains(".xcassets/") else { return path }
            return "\(path) \(FileStamps.stamp(of: FilePath.join(root, path)))"
        }
    }
}
