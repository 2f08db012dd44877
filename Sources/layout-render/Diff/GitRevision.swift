import Foundation

/// Files as they were in a revision of the git repository around the current folder.
enum GitRevision {
    /// Writes the layouts and pictures at a path, a file's or a folder's, as they were in a revision, below a folder.
    ///
    /// - Returns: Where the path is below that folder; nil where it isn't in the revision.
    static func export(_ path: String, at revision: String, to folder: String) throws(GitError) -> String? {
        let listing = try run(["ls-tree", "-r", "-z", "--full-name", revision, "--", path])
        let root = String(decoding: try run(["rev-parse", "--show-prefix"]), as: UTF8.self)
            .trimmingCharacters(in: .newlines)
        var isFound = false
        for entry in listing.split(separator: 0) {
            let text = String(decoding: entry, as: UTF8.self)
            // Mode, kind and object, a tab, and the path.
            guard let tab = text.firstIndex(of: "\t") else { continue }
            let words = text[..<tab].split(separator: " ")
            let name = String(text[text.index(after: tab)...])
            guard words.count == 3, words[1] == "blob", isComparable(name) else { continue }
            let bytes = try run(["cat-file", "blob", String(words[2])])
            try write(bytes, to: (folder as NSString).appendingPathComponent(name))
            isFound = true
        }
        guard isFound else { return nil }
        let below = path.hasPrefix("/") ? relative(path) : (root as NSString).appendingPathComponent(path)
        return ((folder as NSString).appendingPathComponent(below) as NSString).standardizingPath
    }

    private static func isComparable(_ name: String) -> Bool {
        let ending = (name as NSString).pathExtension
        return ending.lowercased() == "png" || InputFormat(pathExtension: ending) != nil
    }

    private static func relative(_ path: String) -> String {
        guard let top = try? run(["rev-parse", "--show-toplevel"]) else { return path }
        let root = String(decoding: top, as: UTF8.self).trimmingCharacters(in: .newlines)
        let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        return real.hasPrefix(root + "/") ? String(real.dropFirst(root.count + 1)) : path
    }

    private static func write(_ bytes: Data, to path: String) throws(GitError) {
        do throws(FileError) {
            try Folder.make((path as NSString).deletingLastPathComponent)
            try AtomicFile.write([UInt8](bytes), to: path)
        } catch {
            throw GitError(message: "\(path) \(error)")
        }
    }

    private static func run(_ arguments: [String]) throws(GitError) -> Data {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["git"] + arguments
        let output = Pipe()
        let errors = Pipe()
        process.standardOutput = output
        process.standardError = errors
        do {
            try process.run()
            let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
            let words = try errors.fileHandleForReading.readToEnd() ?? Data()
            process.waitUntilExit()
            guard process.terminationStatus == 0 else {
                let reason =
                    String(decoding: words, as: UTF8.self).split(separator: "\n").first ?? "git failed"
                throw GitError(message: "git \(arguments[0]): \(reason)")
            }
            return bytes
        } catch let error as GitError {
            throw error
        } catch {
            throw GitError(message: "git can't be run: \(error.localizedDescription)")
        }
    }
}

/// What git said against it.
struct GitError: Error {
    var message: String
}
