import FileAccess
import Foundation

/// The Swift toolchain that code is compiled with.
struct CodeToolchain {
    /// The compiler, with symbolic links resolved.
    let compiler: String
    /// The folder of the toolchain's own modules, SwiftSyntax among them.
    let host: String
    /// What tells versions of the compiler apart.
    let stamp: String

    /// Finds the compiler in the folders of `PATH`.
    init() throws(CodeError) {
        #if os(Linux)
            let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
            let found = folders.lazy.map { FilePath.join(String($0), "swiftc") }.first {
                access($0, X_OK) == 0
            }
            guard let found, let resolved = FilePath.resolved(found) else { throw .noSwift }
            compiler = FilePath.join(FilePath.parent(of: resolved), "swiftc")
            host = FilePath.join(FilePath.parent(of: FilePath.parent(of: resolved)), "lib/swift/host")
            stamp = FileStamps.stamp(of: resolved)
            guard Folder.exists(FilePath.join(host, "SwiftSyntax.swiftmodule")) else { throw .noSyntax(host) }
        #else
            throw .onlyLinux
        #endif
    }
}

/// What tells versions of files apart without reading them.
enum FileStamps {
    /// The size, the time and the number of a file; empty if there is none.
    static func stamp(of path: String) -> String {
        var status = stat()
        guard stat(path, &status) == 0 else { return "" }
        #if canImport(Darwin)
            let time = status.st_mtimespec
        #else
            let time = status.st_mtim
        #endif
        return "\(status.st_size).\(time.tv_sec).\(time.tv_nsec).\(status.st_ino)"
    }

    /// The stamps of all files with an extension below a folder, with their paths, sorted.
    static func stamps(below folder: String, extensions: Set<String>) -> [String] {
        Folder.files(in: folder, includesHidden: false).filter {
            extensions.contains(FilePath.pathExtension(of: $0))
        }.map { "\($0) \(stamp(of: FilePath.join(folder, $0)))" }
    }
}
