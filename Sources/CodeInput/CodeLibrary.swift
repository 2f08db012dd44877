import FileAccess
import Foundation

/// A module of other people's that an author's file imports, compiled once.
struct CodeLibrary: Sendable {
    let name: String
    /// The folder of its module and its object.
    let folder: String
    var object: String { FilePath.join(folder, "\(name).o") }
}

/// Finds and compiles the sources of modules in a project: checkouts of Swift packages, Pods and Carthage's.
struct CodeLibraries {
    let toolchain: CodeToolchain
    let modules: CodeModules
    let cache: String
    let tell: @Sendable (String) -> Void

    /// Returns the library of a module; nil if there are no sources of it.
    func library(named name: String, above file: String) throws(CodeError) -> CodeLibrary? {
        guard let sources = Self.sources(of: name, above: file) else { return nil }
        let files = Folder.files(in: sources, includesHidden: false).filter {
            FilePath.pathExtension(of: $0) == "swift"
                && !FilePath.components(of: $0).contains {
                    $0.hasSuffix("Tests") || $0 == "Example" || $0 == "Examples"
                }
        }.map { FilePath.join(sources, $0) }
        guard !files.isEmpty else { return nil }
        var digest = ContentDigest()
        digest.add(modules.key)
        for path in files { digest.add("\(path) \(FileStamps.stamp(of: path))") }
        let folder = FilePath.join(cache, "libraries/\(name)-\(digest.text)")
        let library = CodeLibrary(name: name, folder: folder)
        if ModuleBuilder.isComplete(library.object) { return library }
        tell("Compiling \(name), once")
        do {
            try Folder.make(folder)
        } catch {
            throw .cache("\(error)")
        }
        let compiler = CodeCompiler(
            toolchain: toolchain, modules: modules, folder: folder, product: .library(name: name))
        let syntax = SyntaxProgram(path: modules.syntaxProgram, folder: folder)
        var request = SyntaxRequest(
            command: "copy", files: files, output: folder, modules: CodeModules.importable.sorted(),
            additional: ["CodeHost", "FoundationNetworking"], base: "", names: [:])
        request.marks = false
        let result = try compiler.compile(request, try syntax.answer(request), syntax: syntax) { _ in true }
        guard result.left.isEmpty, FileKind(at: library.object) == .file else { return nil }
        try CacheFile.write([], to: ModuleBuilder.mark(of: library.object))
        return library
    }

    /// The folders of checkouts above a file, the nearest first.
    private static func checkouts(above file: String) -> [String] {
        var found: [String] = []
        var folder = FilePath.parent(of: file)
        while true {
            for place in [
                "Pods", ".build/checkouts", "SourcePackages/checkouts", "Carthage/Checkouts",
                "Tuist/.build/checkouts",
            ] {
                let base = FilePath.join(folder, place)
                if Folder.exists(base) { found.append(base) }
            }
            let above = FilePath.parent(of: folder)
            if above.isEmpty || above == folder { return found }
            folder = above
        }
    }

    /// What changes with the checkouts above a file: a package that is fetched again gets a new folder.
    static func stamps(above file: String) -> [String] {
        checkouts(above: file).flatMap { base in
            packages(in: base).map { "\($0) \(FileStamps.stamp(of: FilePath.join(base, $0)))" }
        }
    }

    /// The folder of a module's sources.
    private static func sources(of name: String, above file: String) -> String? {
        for base in checkouts(above: file) {
            for package in [name] + packages(in: base) {
                for below in [
                    "Sources/\(name)", "Source/\(name)", "\(name)/Sources", "Sources", "Source", name,
                    "\(name)/Classes",
                ] {
                    let path = FilePath.join(base, "\(package)/\(below)")
                    let isOwn = package.lowercased() == name.lowercased() || below.contains(name)
                    if isOwn, Folder.exists(path) { return path }
                }
            }
        }
        return nil
    }

    private static func packages(in folder: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { !$0.hasPrefix(".") }.sorted()
    }
}
