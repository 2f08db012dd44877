import FileAccess
import Foundation
import TextShaping

/// The fonts of projects, each searched once. Sendable because they are only accessed under the lock.
final class ProjectFontCache: @unchecked Sendable {
    private let lock = NSLock()
    private var fonts: [String: ProjectFontFiles] = [:]
    private var stamps: [String: String] = [:]
    /// The folders that fonts may be read in; nil for any.
    private let readable: [String]?

    init(readable: [String]? = nil) { self.readable = readable }

    /// Returns the fonts in the project that a file belongs to.
    func fonts(forFileAt path: String) -> ProjectFontFiles {
        let top = top(of: path)
        return lock.withLock {
            if let known = fonts[top] { return known }
            let isProject = ProjectFolder.isTop(top)
            let files = Self.files(of: top)
            let found = ProjectFontFiles(
                FontFiles(reading: files.paths), areAll: files.areAll,
                place: isProject ? "the project \(top)" : "the folder \(top)",
                remedy: "pass its folder to --fonts")
            fonts[top] = found
            return found
        }
    }

    /// Returns what shows that the fonts in the project that a file belongs to changed.
    func stamp(forFileAt path: String) -> String {
        let top = ProjectFolder.top(of: path)
        return lock.withLock {
            if let known = stamps[top] { return known }
            var digest = ContentDigest()
            for file in Self.files(of: top).paths { digest.add(FileFingerprint.text(of: file) ?? file) }
            stamps[top] = digest.text
            return digest.text
        }
    }

    /// The top of a file's project, or of the folders above it that may be read.
    private func top(of path: String) -> String {
        let top = ProjectFolder.top(of: path)
        guard let readable, !readable.contains(where: { FilePath.relative(top, to: $0) != nil }) else {
            return top
        }
        let own = FilePath.parent(of: URL(fileURLWithPath: path).standardizedFileURL.path)
        return readable.first { FilePath.relative(own, to: $0) != nil } ?? own
    }

    private static func files(of top: String) -> FontFolder.Found {
        if ProjectFolder.isTop(top) { return FontFolder.files(in: top) }
        var found = FontFolder.Found()
        found.paths = FontFolder.files(directlyIn: top)
        return found
    }
}

/// Finds the folder of the project that a file belongs to.
package enum ProjectFolder {
    /// The greatest number of folders above a file that are looked at.
    static let mostLevels = 64

    /// Returns the nearest folder at or above a file's that has the marks of a project's top; the file's own folder if
    /// there is none.
    package static func top(of path: String) -> String {
        let own = FilePath.parent(of: URL(fileURLWithPath: path).standardizedFileURL.path)
        var folder = own
        for _ in 0..<mostLevels {
            if isTop(folder) { return folder }
            guard folder != "/", !folder.isEmpty else { break }
            folder = FilePath.parent(of: folder)
        }
        return own
    }

    /// Returns whether a folder is the top of a project: of a repository, of Xcode or of Swift.
    package static func isTop(_ folder: String) -> Bool {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.contains { name in
            name == ".git" || name == "Package.swift" || name.hasSuffix(".xcodeproj")
                || name.hasSuffix(".xcworkspace")
        }
    }
}
