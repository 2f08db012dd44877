import FileAccess
import Foundation

/// The modules that code is compiled against: UIKit with all that it needs, in one shared library, and the program that
/// reads Swift. They are built once for a version, a compiler and its options, into the user's cache.
struct CodeModules {
    /// The folder of the modules and the library.
    let folder: String
    /// What tells this build from others.
    let key: String

    var syntaxProgram: String { FilePath.join(folder, "code-syntax") }

    /// The arguments by which a compiler finds the modules.
    var searchArguments: [String] {
        ["-I", folder] + ["COSLog", "CNibs"].flatMap { ["-I", FilePath.join(folder, $0)] }
    }

    /// The modules in the order in which they need each other.
    struct Module {
        let name: String
        /// Whether it is compiled in Swift 5 mode.
        let isOlder: Bool
        let needs: [String]
    }

    static let modules = [
        Module(name: "Findings", isOlder: false, needs: []),
        Module(name: "Solver", isOlder: false, needs: []),
        Module(name: "TextMetrics", isOlder: false, needs: []),
        Module(name: "LiveSolver", isOlder: false, needs: ["Solver", "TextMetrics"]),
        Module(name: "Engine", isOlder: true, needs: ["Findings", "LiveSolver"]),
        Module(name: "Devices", isOlder: false, needs: ["Engine"]),
        Module(name: "UIKit", isOlder: true, needs: ["Devices"]),
        Module(name: "CoreGraphics", isOlder: true, needs: ["UIKit"]),
        Module(name: "QuartzCore", isOlder: true, needs: ["UIKit"]),
        Module(name: "os", isOlder: false, needs: []),
        Module(name: "LayoutCapture", isOlder: true, needs: ["UIKit"]),
        Module(name: "CodeHost", isOlder: true, needs: ["LayoutCapture"]),
    ]

    /// The modules that an author's file can import.
    static let importable: Set<String> = [
        "UIKit", "Foundation", "FoundationNetworking", "CoreGraphics", "QuartzCore", "os", "Dispatch", "Swift",
        "Synchronization", "_Concurrency", "RegexBuilder",
    ]

    /// Finds the modules in the cache, or builds them.
    ///
    /// - Parameter tell: Called with a line about the progress.
    init(
        _ toolchain: CodeToolchain, cache: String, version: String, tell: @escaping @Sendable (String) -> Void
    ) throws(CodeError) {
        let sources = try Self.sources()
        var digest = ContentDigest()
        digest.add(version)
        digest.add(toolchain.stamp)
        digest.add(toolchain.compiler)
        for module in Self.modules.map(\.name) + ["CodeSyntax", "CNibs", "COSLog"] {
            let below = FilePath.join(sources, module)
            for stamp in FileStamps.stamps(below: below, extensions: ["swift", "h", "c"]) { digest.add(module + stamp) }
        }
        key = digest.text
        folder = FilePath.join(cache, "modules-\(key)")
        if FileKind(at: FilePath.join(folder, "complete")) == .file { return }
        Self.lock.lock()
        defer { Self.lock.unlock() }
        if FileKind(at: FilePath.join(folder, "complete")) == .file { return }
        let builder = ModuleBuilder(toolchain: toolchain, sources: sources, folder: folder, tell: tell)
        try builder.build()
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
