import FileAccess
import Foundation

/// The modules that code is compiled against: UIKit with all that it needs, in one shared library, and the program that
/// reads Swift. They are built once for a version, a compiler and its options, into the user's cache.
struct CodeModules {
    /// The arguments by which a compiler finds the modules. Each has a folder of its own, named by what it depends on, so that
    /// after a change of one, only those that need it are built again.
    let searchArguments: [String]
    /// The shared library.
    let library: ModuleBuilder.Library
    /// The program that reads Swift.
    let syntaxProgram: String
    /// What tells this build from others.
    let key: String

    private let builder: ModuleBuilder
    private let nibBuilder: ModuleBuilder
    private let cache: String

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
        Module(name: "_Testing_UIKit", isOlder: true, needs: ["UIKit"]),
        Module(name: "_Testing_CoreGraphics", isOlder: true, needs: ["CoreGraphics"]),
        Module(name: "os", isOlder: false, needs: [], headers: "COSLog"),
        Module(name: "CoreData", isOlder: true, needs: []),
        Module(name: "Combine", isOlder: true, needs: []),
        Module(name: "SafariServices", isOlder: true, needs: ["UIKit"]),
        Module(name: "MessageUI", isOlder: true, needs: ["UIKit"]),
        Module(name: "WebKit", isOlder: true, needs: ["UIKit"]),
        Module(name: "CoreLocation", isOlder: true, needs: []),
        Module(name: "MapKit", isOlder: true, needs: ["CoreLocation", "UIKit"]),
        Module(name: "LayoutCapture", isOlder: true, needs: ["UIKit"]),
        Module(name: "CodeHost", isOlder: true, needs: ["LayoutCapture"]),
    ]

    /// The modules that read Interface Builder's files, built where a project has some that its code loads.
    static let nibModules = [
        Module(name: "LayoutDocument", isOlder: true, needs: ["Devices", "Engine"]),
        Module(name: "NibLoading", isOlder: true, needs: ["LayoutDocument", "UIKit"]),
    ]

    /// The modules that an author's file can import.
    static let importable: Set<String> = [
        "UIKit", "Foundation", "FoundationNetworking", "CoreGraphics", "QuartzCore", "os", "CoreData",
        "Combine", "SafariServices", "MessageUI", "WebKit", "CoreLocation", "MapKit", "Dispatch", "Swift",
        "Synchronization", "_Concurrency", "RegexBuilder",
    ]

    /// Finds the modules in the cache, or builds them.
    ///
    /// - Parameter tell: Called with a line about the progress.
    init(
        _ toolchain: CodeToolchain, cache: String, version: String, tell: @escaping @Sendable (String) -> Void
    ) throws(CodeError) {
        let sources = try Self.sources()
        self.cache = cache
        var digests: [String: String] = [:]
        var whole = ContentDigest()
        func part(_ module: Module) -> ModuleBuilder.Part {
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
            return ModuleBuilder.Part(
                module: module, folder: FilePath.join(cache, "modules/\(module.name)-\(digest.text)"))
        }
        func library(_ name: String, _ key: String) -> ModuleBuilder.Library {
            ModuleBuilder.Library(name: name, folder: FilePath.join(cache, "modules/\(name)-\(key)"))
        }
        let parts = Self.modules.map(part)
        syntaxProgram = FilePath.join(part(Self.syntax).folder, "code-syntax")
        self.library = library("LayoutRenderCode", whole.text)
        searchArguments = parts.flatMap(\.searchArguments)
        let nibParts = Self.nibModules.map(part)
        key = whole.text
        builder = ModuleBuilder(
            toolchain: toolchain, sources: sources, subject: "UIKit for Swift files", parts: parts,
            library: self.library, syntaxProgram: syntaxProgram, tell: tell)
        nibBuilder = ModuleBuilder(
            toolchain: toolchain, sources: sources, subject: "the reader of nibs and storyboards",
            parts: nibParts, library: library("LayoutRenderNibs", key), base: (parts, self.library),
            tell: tell)
        try Self.build(builder, cache: cache)
    }

    /// Returns the arguments by which a compiler finds some modules, and those that they need.
    func searchArguments(of names: [String]) -> [String] {
        let parts = builder.parts + nibBuilder.parts
        var needed = Set(names)
        // Modules come after those that they need.
        for part in parts.reversed() where needed.contains(part.module.name) {
            needed.formUnion(part.module.needs)
        }
        return parts.filter { needed.contains($0.module.name) }.flatMap(\.searchArguments)
    }

    /// The shared library that reads Interface Builder's files, which is built when it is first asked for.
    func nibLibrary() throws(CodeError) -> ModuleBuilder.Library {
        try Self.build(nibBuilder, cache: cache)
        return nibBuilder.library
    }

    /// Builds what isn't there.
    private static func build(_ builder: ModuleBuilder, cache: String) throws(CodeError) {
        if builder.isBuilt { return }
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
        if builder.isBuilt { return }
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
