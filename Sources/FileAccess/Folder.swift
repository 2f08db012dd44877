import Foundation

/// Finds and creates folders.
package enum Folder {
    /// Creates a folder and missing folders above it.
    package static func make(_ path: String) throws(FileError) {
        if path.isEmpty || mkdir(path, 0o777) == 0 { return }
        switch errno {
        case EEXIST where exists(path): return
        case ENOENT:
            let parent = FilePath.parent(of: path)
            guard parent != path, !parent.isEmpty else {
                throw FileError(path: path, operation: .write, code: ENOENT)
            }
            try make(parent)
            if mkdir(path, 0o777) != 0, errno != EEXIST {
                throw FileError(path: path, operation: .write, code: errno)
            }
        case EEXIST: throw FileError(path: path, operation: .write, code: ENOTDIR)
        default: throw FileError(path: path, operation: .write, code: errno)
        }
    }

    /// Creates a folder of its own among the system's temporary files, which only this user can read.
    ///
    /// - Parameter name: What its name begins with.
    package static func makeTemporary(named name: String) throws(FileError) -> String {
        while true {
            let mark = String(UInt64.random(in: 0...UInt64.max), radix: 36)
            let path = FilePath.join(NSTemporaryDirectory(), "\(name).\(mark)")
            if mkdir(path, 0o700) == 0 { return path }
            if errno != EEXIST { throw FileError(path: path, operation: .write, code: errno) }
        }
    }

    /// Returns whether there is a folder at a path.
    package static func exists(_ path: String) -> Bool { FileKind(at: path) == .folder }

    /// Returns the paths of all files in a folder and its subfolders, relative to it and sorted by bytes.
    ///
    /// Symbolic links aren't followed, which avoids cycles.
    ///
    /// - Parameters:
    ///   - includesHidden: Whether names that begin with a dot count.
    ///   - includesLinks: Whether symbolic links count as files.
    package static func files(
        in folder: String, includesHidden: Bool = true, includesLinks: Bool = true
    ) -> [String] {
        var failures: [FileError] = []
        return files(
            in: folder, includesHidden: includesHidden, includesLinks: includesLinks, failures: &failures)
    }

    /// Returns the paths of all files in a folder and its subfolders, as far as they can be read.
    ///
    /// - Parameter failures: Receives why some folders can't be read, and the names that aren't UTF-8.
    package static func files(
        in folder: String, includesHidden: Bool = true, includesLinks: Bool = true,
        failures: inout [FileError]
    ) -> [String] {
        var files: [String] = []
        var pending = [""]
        while let below = pending.popLast() {
            let path = below.isEmpty ? folder : FilePath.join(folder, below)
            let entries: [Entry]
            do throws(FileError) {
                entries = try self.entries(of: path)
            } catch {
                failures.append(error)
                continue
            }
            for (name, isUsable, isFolder) in entries {
                if !includesHidden, name.utf8.first == UInt8(ascii: ".") { continue }
                let relative = FilePath.join(below, name)
                let entry = FilePath.join(folder, relative)
                guard isUsable else {
                    let path = isFolder ? entry + "/" : entry
                    failures.append(FileError(path: path, operation: .read, cause: .unusableName))
                    continue
                }
                switch FileKind(ofEntryAt: entry) {
                case .folder: pending.append(relative)
                case .symbolicLink where !includesLinks: continue
                // It was removed meanwhile, or the folder may be listed, but not entered.
                case nil where errno == ENOENT: continue
                case nil: failures.append(FileError(path: entry, operation: .read, code: errno))
                default: files.append(relative)
                }
            }
        }
        failures.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
        return files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// Returns the names of the files directly in a folder, sorted by bytes; none if it can't be read.
    package static func fileNames(directlyIn folder: String) -> [String] {
        let entries = (try? entries(of: folder.isEmpty ? "." : folder)) ?? []
        return entries.filter { $0.isUsable && !$0.isFolder }.map(\.name).sorted {
            $0.utf8.lexicographicallyPrecedes($1.utf8)
        }
    }

    /// An entry of a folder; a name that isn't UTF-8 has replacement characters, and no path leads to it.
    private typealias Entry = (name: String, isUsable: Bool, isFolder: Bool)

    /// Returns what is in a folder.
    private static func entries(of folder: String) throws(FileError) -> [Entry] {
        guard let stream = opendir(folder) else {
            throw FileError(path: folder, operation: .read, code: errno)
        }
        defer { closedir(stream) }
        var entries: [Entry] = []
        while true {
            errno = 0
            guard let entry = readdir(stream) else {
                if errno != 0 { throw FileError(path: folder, operation: .read, code: errno) }
                return entries
            }
            let bytes = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
            let name = String(decoding: bytes, as: UTF8.self)
            if name == "." || name == ".." { continue }
            entries.append(
                (name, name.utf8.elementsEqual(bytes), Int32(entry.pointee.d_type) == Int32(DT_DIR)))
        }
    }

    /// Returns whether a path that leads to nothing is how the name of an existing file is shown that isn't UTF-8.
    static func hasUnusableName(_ path: String) -> Bool {
        guard path.unicodeScalars.contains("\u{FFFD}") else { return false }
        var known = path
        while FileKind(ofEntryAt: known) == nil {
            let name = FilePath.lastComponent(of: known)
            let parent = FilePath.parent(of: known)
            known = parent.isEmpty ? "." : parent
            if name.isEmpty || known == path { return false }
            if let entries = try? entries(of: known) {
                return entries.contains { !$0.isUsable && $0.name.utf8.elementsEqual(name.utf8) }
            }
        }
        return false
    }

    /// Removes a file below a folder, with a name from input, if it exists and isn't reached by a symbolic
    /// link.
    package static func remove(_ name: RelativeName, below folder: String) {
        if link(on: name, below: folder) == nil { FileRemoval.remove(FilePath.join(folder, name.text)) }
    }

    /// Returns the first symbolic link on the path from a folder to a name below it; nil if there is none.
    package static func link(on name: RelativeName, below folder: String) -> String? {
        var path = folder
        for component in name.components {
            path = FilePath.join(path, component)
            if FileKind(ofEntryAt: path) == .symbolicLink { return path }
        }
        return nil
    }
}

extension [FileError] {
    /// Leaves out the files whose names can't be used if their extensions say that they aren't wanted.
    package func withoutNames(except isWanted: (_ path: String) -> Bool) -> [FileError] {
        filter { $0.cause != .unusableName || FilePath.namesFolder($0.path) || isWanted($0.path) }
    }
}
