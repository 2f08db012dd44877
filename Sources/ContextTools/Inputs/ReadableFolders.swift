import ContextServer
import FileAccess

/// The folders below which a server may read, and nothing else: neither `..` nor a link leads out of them.
package struct ReadableFolders: Sendable {
    /// The folders' paths without links; the first is the working folder.
    package let folders: [String]

    /// Creates the folders; nil if one of them can't be entered.
    ///
    /// - Parameter paths: The working folder and those that were named besides.
    package init?(_ paths: [String]) {
        var folders: [String] = []
        for path in paths {
            guard let folder = FilePath.resolved(path), Folder.exists(folder) else { return nil }
            if !folders.contains(folder) { folders.append(folder) }
        }
        guard !folders.isEmpty else { return nil }
        self.folders = folders
    }

    /// The working folder.
    package var working: String { folders.first ?? "/" }

    /// Returns how to name a file that may be read: its path without links, relative to the working folder if it is
    /// below it.
    ///
    /// - Parameters:
    ///   - path: As the client wrote it, relative to the working folder.
    ///   - roots: The client's folders, which only narrow those of the server.
    package func checked(
        _ path: String, within roots: RequestContext.ClientRoots
    ) throws(ToolFailure) -> String {
        guard !path.isEmpty, !path.utf8.contains(0) else { throw .emptyPath }
        let absolute = FilePath.isAbsolute(path) ? path : FilePath.join(working, path)
        guard let real = FilePath.resolved(absolute) else { throw .outside(path, folders: folders) }
        guard folders.contains(where: { FilePath.relative(real, to: $0) != nil }) else {
            throw .outside(path, folders: folders)
        }
        switch roots {
        case .unlimited: break
        case .unknown: throw .unknownRoots
        case .folders(let named):
            let known = named.compactMap(FilePath.resolved)
            guard known.contains(where: { FilePath.relative(real, to: $0) != nil }) else {
                throw .outsideRoots(path, roots: known)
            }
        }
        let below = FilePath.relative(real, to: working)
        return below.map { $0.isEmpty ? "." : $0 } ?? real
    }
}
