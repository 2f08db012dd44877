import FileAccess
import Foundation

/// Builds the modules that code is compiled against, as far as they aren't there.
struct ModuleBuilder {
    /// A module with its folder.
    struct Part {
        let module: CodeModules.Module
        let folder: String

        /// What other modules read of it.
        var interface: String { FilePath.join(folder, "\(module.name).swiftmodule") }
        var object: String { FilePath.join(folder, "\(module.name).o") }
        /// The arguments by which a compiler finds it.
        var searchArguments: [String] {
            ["-I", folder] + (module.headers.map { ["-I", FilePath.join(folder, $0)] } ?? [])
        }
    }

    /// A shared library in a folder of its own.
    struct Library {
        let name: String
        let folder: String

        var file: String { FilePath.join(folder, "lib\(name).so") }
        /// The arguments by which a program that is linked with it finds it when it runs, too.
        var linkArguments: [String] {
            ["-L", folder, "-l\(name)", "-Xlinker", "-rpath", "-Xlinker", folder]
        }
        /// The same for a library of which nothing is named: it makes itself known when the program starts.
        var unnamedLinkArguments: [String] { ["-Xlinker", "--no-as-needed"] + linkArguments }
    }

    let toolchain: CodeToolchain
    let sources: String
    /// What is built, in words.
    let subject: String
    let parts: [Part]
    let library: Library
    /// The parts that these need, which are in another library.
    var base: (parts: [Part], library: Library)?
    /// The program that reads Swift; nil if it isn't built with them.
    var syntaxProgram: String?
    let tell: @Sendable (String) -> Void

    private static let features = [
        "-enable-upcoming-feature", "ExistentialAny", "-enable-upcoming-feature", "MemberImportVisibility",
    ]

    /// Builds everything: first what modules say of themselves, in their order, then their code, as many at a time as
    /// there are processors.
    func build() throws(CodeError) {
        let start = ContinuousClock.now
        tell("Building \(subject), once for this version and compiler; it takes a minute or two")
        try makeFolders()
        for part in parts where !Self.isComplete(part.interface) { try run(.interface(part)) }
        var steps = parts.filter { !Self.isComplete($0.object) }.map(Step.code)
        if let syntaxProgram, !Self.isComplete(syntaxProgram) { steps.append(.syntax(syntaxProgram)) }
        try inParallel(steps)
        try run(.library)
        let seconds = (ContinuousClock.now - start).components.seconds
        tell("Built \(subject) in \(seconds) s, in \(FilePath.parent(of: library.folder))")
    }

    /// The file that says that the compiler has written another one: it was perhaps ended while it did.
    static func mark(of path: String) -> String { path + ".complete" }

    /// Whether the compiler has written a file to its end, and it wasn't removed from the cache since.
    static func isComplete(_ path: String) -> Bool {
        [path, mark(of: path)].allSatisfy { FileKind(at: $0) == .file }
    }

    /// Whether everything is there.
    var isBuilt: Bool {
        (parts.map(\.interface) + [library.file] + [syntaxProgram].compactMap(\.self)).allSatisfy(
            Self.isComplete)
    }

    private func mark(of step: Step) -> String {
        switch step {
        case .interface(let part): Self.mark(of: part.interface)
        case .code(let part): Self.mark(of: part.object)
        case .library: Self.mark(of: library.file)
        case .syntax(let program): Self.mark(of: program)
        }
    }

    private func makeFolders() throws(CodeError) {
        do throws(FileError) {
            try Folder.make(library.folder)
            if let syntaxProgram { try Folder.make(FilePath.parent(of: syntaxProgram)) }
            for part in parts { try Folder.make(part.folder) }
        } catch {
            throw .cache("\(error)")
        }
        for part in parts {
            if let headers = part.module.headers { try copyHeaders(headers, to: part.folder) }
        }
    }

    private func copyHeaders(_ headers: String, to folder: String) throws(CodeError) {
        let from = FilePath.join(sources, "\(headers)/include")
        for name in Folder.files(in: from) {
            let bytes: [UInt8]
            do {
                bytes = try FileReader.bytes(at: FilePath.join(from, name), limit: 1 << 20, for: .ownUse)
            } catch {
                throw .cache("\(error)")
            }
            try CacheFile.write(bytes, to: FilePath.join(folder, "\(headers)/\(name)"))
        }
    }

    /// A run of the compiler.
    private enum Step {
        case interface(Part)
        case code(Part)
        case library
        case syntax(String)

        var word: String {
            switch self {
            case .interface(let part), .code(let part): part.module.name
            case .library: "the library"
            case .syntax: "the reader of Swift"
            }
        }
    }

    private func inParallel(_ steps: [Step]) throws(CodeError) {
        // The longest first, so that no processor waits for one at the end.
        let weights = ["UIKit": 3, "Engine": 2, "Solver": 1]
        let sorted = steps.enumerated().sorted {
            let (a, b) = (weights[$0.element.word] ?? 0, weights[$1.element.word] ?? 0)
            return a != b ? a > b : $0.offset < $1.offset
        }.map(\.element)
        let failures = Failures()
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = max(1, min(4, ProcessInfo.processInfo.activeProcessorCount))
        for step in sorted {
            queue.addOperation {
                guard failures.isEmpty else { return }
                do throws(CodeError) {
                    try run(step)
                } catch {
                    failures.add(error)
                }
            }
        }
        queue.waitUntilAllOperationsAreFinished()
        if let first = failures.first { throw first }
    }

    /// The errors of steps that run at the same time.
    private final class Failures: @unchecked Sendable {
        private let lock = NSLock()
        private var errors: [CodeError] = []
        var isEmpty: Bool { lock.withLock { errors.isEmpty } }
        var first: CodeError? { lock.withLock { errors.first } }
        func add(_ error: CodeError) { lock.withLock { errors.append(error) } }
    }

    private func run(_ step: Step) throws(CodeError) {
        let process = CodeProcess(
            executable: toolchain.compiler, arguments: arguments(of: step), folder: library.folder)
        let outcome = try process.run()
        guard outcome.succeeded else {
            let lines = String(decoding: outcome.errors + outcome.output, as: UTF8.self).split(
                separator: "\n")
            let line = lines.first { $0.contains("error:") } ?? lines.first ?? "the compiler failed"
            throw .modules("\(step.word): \(line)")
        }
        try CacheFile.write([], to: mark(of: step))
    }

    private func arguments(of step: Step) -> [String] {
        switch step {
        case .interface(let part):
            compilation(of: part) + [
                "-emit-module", "-emit-module-path", part.interface, "-Xfrontend",
                "-experimental-skip-non-inlinable-function-bodies",
            ]
        case .code(let part): compilation(of: part) + ["-c", "-o", part.object]
        case .library:
            ["-emit-library", "-o", library.file, "-use-ld=lld"]
                + parts.map(\.object) + (base?.library.linkArguments ?? [])
        case .syntax(let program):
            ["-Onone", "-wmo", "-swift-version", "5", "-module-name", "CodeSyntax", "-suppress-warnings"]
                + [
                    "-I", toolchain.host, "-L", toolchain.host, "-Xlinker", "-rpath", "-Xlinker",
                    toolchain.host,
                ]
                + ["-lSwiftParser", "-lSwiftSyntax", "-o", program] + files(of: "CodeSyntax")
        }
    }

    private func compilation(of part: Part) -> [String] {
        let module = part.module
        let mode =
            module.isOlder
            ? ["-swift-version", "5", "-enable-upcoming-feature", "BareSlashRegexLiterals"]
            : ["-swift-version", "6"]
        return ["-wmo", "-Onone", "-parse-as-library", "-suppress-warnings", "-module-name", module.name]
            + ["-package-name", "layout_render"] + mode + Self.features
            + ((base?.parts ?? []) + parts).flatMap(\.searchArguments) + files(of: module.name)
    }

    private func files(of module: String) -> [String] {
        let below = FilePath.join(sources, module)
        return Folder.files(in: below, includesHidden: false).filter {
            FilePath.pathExtension(of: $0) == "swift"
        }
        .map { FilePath.join(below, $0) }
    }
}
