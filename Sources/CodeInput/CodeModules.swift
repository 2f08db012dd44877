import FileAccess
import Foundation

/// The modules that code is compiled against: UIKit with all that it needs, in one shared library, and the program that
/// reads Swift. They are built once for a version, a compiler and its options, into the user's cache.
struct CodeModules {
    /// The arguments by which a compiler finds the modules. Each has a folder of its own, named by what it depends on, so that
    /// after a change of one, only those that need it are built again.
    let searchArguments: [String]
    /// The folder of the shared library.
    let folder: String
    /// The program that reads Swift.
    let syntaxProgram: String
    /// What tells this build from others.
    let key: String

    static let library = "LayoutRenderCode"

    /// The modules in the order in which they need each other.
    struct Module {
        let name: String
        /// Whether it is compiled in Swift 5 mode.
        let isOlder: Bool
        let needs: [String]
        /// The module of C headers that it needs.
        var headers: String?
    }

    /// The program that reads Swift.
    static let syntax = Module(name: "CodeSyntax", isOlder: true, needs: [])

    static let modules = [
        Module(name: "Findings", isOlder: false, needs: []),
        Module(name: "Solver", isOlder: false, needs: []),
        Module(name: "TextMetrics", isOlder: false, needs: []),
        Module(name: "LiveSolver", isOlder: false, needs: ["Solver", "TextMetrics"]),
        Module(name: "LayoutValues", isOlder: false, needs: ["Findings", "Solver", "TextMetrics"]),
        Module(name: "Engine", isOlder: true, needs: ["LayoutValues", "LiveSolver"]),
        Module(name: "Devices", isOlder: false, needs: ["LayoutValues"]),
        Module(name: "UIKit", isOlder: true, needs: ["Devices", "Engine"], headers: "CNibs"),
        Module(name: "CoreGraphics", isOlder: true, needs: ["UIKit"]),
        Module(name: "QuartzCore", isOlder: true, needs: ["UIKit"]),
        Module(name: "os", isOlder: false, needs: [], headers: "COSLog"),
        Module(name: "CoreData", isOlder: true, needs: []),
        Module(name: "LayoutCapture", isOlder: true, needs: ["UIKit"]),
        Module(name: "CodeHost", isOlder: true, needs: ["LayoutCapture"]),
    ]

    /// The modules that an author's file can import.
    static let importable: Set<String> = [
        "UIKit", "Foundation", "FoundationNetworking", "CoreGraphics", "QuartzCore", "os", "CoreData",
        "Dispatch",
        "Swift",
        "Synchronization", "_Concurrency", "RegexBuilder",
    ]

    /// Finds the modules in the cache, or builds them.
    ///
    /// - Parameter tell: Called with a line about the progress.
    init(
        _ toolchain: CodeToolchain, cache: String, version: String, tell: @escaping @Sendable (String) -> Void
    ) throws(CodeError) {
        let sources = try Self.sources()
        var digests: [String: String] = [:]
        var parts: [ModuleBuilder.Part] = []
        var whole = ContentDigest()
        for module in Self.modules + [Self.syntax] {
            var digest = ContentDigest()
            for text in [version, toolchain.compiler, toolchain.stamp] { digest.add(text) }
            for need in module.needs { digest.add(digests[need] ?? "") }
            for source in [module.name, module.headers].compactMap(\.self) {
                let below = FilePath.join(sources, source)
                for stamp in FileStamps.stamps(below: below, extensions: ["swift", "h", "modulemap"]) {
                    digest.add(stamp)
                }
            }
            digests[module.name] = digest.text
            whole.add(digest.text)
            parts.append(
                ModuleBuilder.Part(
                    module: module, folder: FilePath.join(cache, "modules/\(module.name)-\(digest.text)")))
        }
        key = whole.text
        folder = FilePath.join(cache, "modules/\(Self.library)-\(key)")
        syntaxProgram = FilePath.join(parts.removeLast().folder, "code-syntax")
        searchArguments = parts.flatMap(\.searchArguments)
        let interfaces = parts.map(\.interface)
        let files = [FilePath.join(folder, "lib\(Self.library).so"), syntaxProgram] + interfaces
        let isBuilt = { files.allSatisfy(ModuleBuilder.isComplete) }
        if isBuilt() { return }
        // One program builds at a time, and one thread of it: others wait and find what it built.
        Self.lock.lock()
        defer { Self.lock.unlock() }
        let otherPrograms: FolderLock
        do throws(FileError) {
            let all = FilePath.join(cache, "modules")
            try Folder.make(all)
            otherPrograms = try FolderLock(all)
        } catch {
            throw .cache("\(error)")
        }
        defer { otherPrograms.unlock() }
        if isBuilt() { return }
        try ModuleBuilder(
            toolchain: toolchain, sources: sources, parts: parts, library: folder,
            syntaxProgram: syntaxProgram, tell: tell
        ).build()
    }

    private static let lock = NSLock()

    /// The folder of the modules' sources: beside the installed command, or in the checkout that it was built in.
    private static func sources() throws(CodeError) -> String {
        let environment = ProcessInfo.processInfo.environment
        var candidates = [environment["LAYOUT_RENDER_SOURCES"]].compactMap(\.self)
        if let program = FilePath.resolved("/proc/self/exe") {
            var folder = FilePath.parent(of: program)
            candidates.append(FilePath.join(FilePath.parent(of: folder), "share/layout-render/sources"))
            for _ in 0..<6 where !folder.isEmpty {
                candidates.append(FilePath.join(folder, "Sources"))
                folder = FilePath.parent(of: folder)
            }
        }
        let found = candidates.first { FileKind(at: FilePath.join($0, "CodeHost/CodeScenes.swift")) == .file }
        guard let found else { throw .noSources }
        return found
    }
}
