import FileAccess
import Foundation

/// Builds the modules that code is compiled against.
struct ModuleBuilder {
    let toolchain: CodeToolchain
    let sources: String
    let folder: String
    let tell: @Sendable (String) -> Void

    private static let features = [
        "-enable-upcoming-feature", "ExistentialAny", "-enable-upcoming-feature", "MemberImportVisibility",
    ]

    /// Builds everything: first what modules say of themselves, in their order, then their code, as many at a time as
    /// there are processors.
    func build() throws(CodeError) {
        let start = ContinuousClock.now
        tell("Building UIKit for Swift files, once for this version and compiler; it takes a minute or two")
        do {
            try Folder.make(folder)
            for (module, header) in [("COSLog", "COSLog/include"), ("CNibs", "CNibs/include")] {
                try Folder.make(FilePath.join(folder, module))
                let from = FilePath.join(sources, header)
                for name in Folder.files(in: from) {
                    let bytes = try FileReader.bytes(at: FilePath.join(from, name), limit: 1 << 20, for: .ownUse)
                    try AtomicFile.write(bytes, to: FilePath.join(folder, "\(module)/\(name)"))
                }
            }
        } catch {
            throw .cache("\(error)")
        }
        let others = [Step.syntax] + CodeModules.modules.map(Step.code)
        for module in CodeModules.modules { try run(.interface(module)) }
        try inParallel(others)
        try run(.library)
        do {
            try AtomicFile.write([], to: FilePath.join(folder, "complete"))
        } catch {
            throw .cache("\(error)")
        }
        let seconds = (ContinuousClock.now - start).components.seconds
        tell("Built UIKit for Swift files in \(seconds) s, in \(folder)")
    }

    /// A run of the compiler.
    private enum Step {
        case interface(CodeModules.Module)
        case code(CodeModules.Module)
        case library, syntax

        var word: String {
            switch self {
            case .interface(let module), .code(let module): module.name
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
        let process = CodeProcess(executable: toolchain.compiler, arguments: arguments(of: step), folder: folder)
        let outcome = try process.run()
        guard outcome.succeeded else {
            let lines = String(decoding: outcome.errors + outcome.output, as: UTF8.self).split(separator: "\n")
            let line = lines.first { $0.contains("error:") } ?? lines.first ?? "the compiler failed"
            throw .modules("\(step.word): \(line)")
        }
    }

    private func arguments(of step: Step) -> [String] {
        switch step {
        case .interface(let module):
            compilation(of: module) + [
                "-emit-module", "-emit-module-path", FilePath.join(folder, "\(module.name).swiftmodule"),
                "-Xfrontend", "-experimental-skip-non-inlinable-function-bodies",
            ]
        case .code(let module):
            compilation(of: module) + ["-c", "-o", FilePath.join(folder, "\(module.name).o")]
        case .library:
            ["-emit-library", "-o", FilePath.join(folder, "libLayoutRenderCode.so"), "-use-ld=lld"]
                + CodeModules.modules.map { FilePath.join(folder, "\($0.name).o") }
        case .syntax:
            ["-Onone", "-wmo", "-swift-version", "5", "-module-name", "CodeSyntax", "-I", toolchain.host, "-L", toolchain.host]
                + ["-Xlinker", "-rpath", "-Xlinker", toolchain.host, "-lSwiftParser", "-lSwiftSyntax", "-suppress-warnings"]
                + ["-o", FilePath.join(folder, "code-syntax")] + files(of: "CodeSyntax")
        }
    }

    private func compilation(of module: CodeModules.Module) -> [String] {
        let mode =
            module.isOlder
            ? ["-swift-version", "5", "-enable-upcoming-feature", "BareSlashRegexLiterals"] : ["-swift-version", "6"]
        return ["-wmo", "-Onone", "-parse-as-library", "-suppress-warnings", "-module-name", module.name]
            + ["-package-name", "layout_render", "-I", folder, "-I", FilePath.join(folder, "COSLog")]
            + ["-I", FilePath.join(folder, "CNibs")] + mode + Self.features + files(of: module.name)
    }

    private func files(of module: String) -> [String] {
        let below = FilePath.join(sources, module)
        return Folder.files(in: below, includesHidden: false).filter { FilePath.pathExtension(of: $0) == "swift" }
            .map { FilePath.join(below, $0) }
    }
}
