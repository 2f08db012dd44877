import FileAccess
import Foundation

/// Compiles copies of files, and leaves out of them what doesn't compile.
struct CodeCompiler {
    let toolchain: CodeToolchain
    let modules: CodeModules
    /// The folder of the copies.
    let folder: String
    /// What the compiler makes of the copies.
    let product: Product
    /// Modules of libraries that were compiled before, each as an object beside its module.
    var libraries: [CodeLibrary] = []
    /// What reads Interface Builder's files; nil for a program that loads none.
    var nibLibrary: ModuleBuilder.Library?
    /// The folder of the measures of the fonts that its program names; empty for none.
    var fonts = ""

    /// The program, in a folder of its own with what its bundle has.
    var program: String { FilePath.join(folder, "app/program") }

    /// The name of the program's module.
    static let module = "LayoutRenderApp"

    enum Product {
        case program
        case library(name: String)
    }

    /// What came of a search for what doesn't compile.
    struct Result {
        var answer: SyntaxAnswer
        /// The lines of the main file that don't compile, with why.
        var mainErrors: [Int: String] = [:]
        /// The errors that nothing could be left out for; empty if it compiled.
        var left: [CompilerError] = []
        var rounds = 0
    }

    /// Compiles, at first as it is, and then without what doesn't compile.
    ///
    /// - Parameters:
    ///   - request: The request by which the copies are written.
    ///   - answer: The answer to it.
    ///   - main: Writes the main file without some of its lines, and returns whether it has any left.
    func compile(
        _ request: SyntaxRequest, _ answer: SyntaxAnswer, syntax: SyntaxProgram,
        main: (_ without: [Int: String]) throws(CodeError) -> Bool
    ) throws(CodeError) -> Result {
        var result = Result(answer: answer)
        var request = request
        request.files = answer.files
        guard try main([:]) else { return result }
        var errors = try build(answer.copies)
        if errors.isEmpty { return result }
        // Errors are looked for without marks, which would hide where they are, and without making code.
        for mode in [Mode.check, .build, .plain] {
            request.marks = mode == .build
            request.command = "copy"
            request.diagnostics = []
            result.answer = try syntax.answer(request)
            var isCutting = true
            for _ in 0..<Self.mostRounds where isCutting {
                errors = mode == .check ? try check(result.answer.copies) : try build(result.answer.copies)
                if errors.isEmpty { break }
                result.rounds += 1
                isCutting = false
                for error in errors where error.file == Self.mainFile {
                    isCutting =
                        result.mainErrors.updateValue(error.message, forKey: error.line) == nil || isCutting
                }
                if !result.mainErrors.isEmpty, try !main(result.mainErrors) { return result }
                request.command = "cut"
                request.diagnostics = errors
                let next = try syntax.answer(request)
                isCutting = isCutting || next.cut > 0
                result.answer = next
            }
            if mode != .check, errors.isEmpty { return result }
        }
        result.left = errors
        return result
    }

    private enum Mode { case check, build, plain }

    /// How often what doesn't compile is looked for.
    private static let mostRounds = 14
    static let mainFile = "main.swift"

    private var options: [String] {
        var options =
            [
                "-wmo", "-Onone", "-swift-version", "5", "-D", "DEBUG", "-suppress-warnings",
                "-diagnostic-style", "llvm",
            ]
            + ["-enable-bare-slash-regex", "-module-cache-path", FilePath.join(folder, "../clang-modules")]
            + modules.searchArguments
        for library in libraries { options += ["-I", library.folder] }
        switch product {
        case .program: options += ["-module-name", Self.module]
        case .library(let name): options += ["-module-name", name, "-parse-as-library"]
        }
        return options
    }

    private var mainCopy: [String] {
        if case .program = product { [FilePath.join(folder, Self.mainFile)] } else { [] }
    }

    private func check(_ copies: [String]) throws(CodeError) -> [CompilerError] {
        try run(options + ["-typecheck"] + copies + mainCopy)
    }

    private func build(_ copies: [String]) throws(CodeError) -> [CompilerError] {
        var arguments = options
        switch product {
        case .program:
            arguments += ["-o", program, "-use-ld=lld"] + modules.library.linkArguments
            if let nibLibrary { arguments += nibLibrary.unnamedLinkArguments }
            arguments += libraries.map(\.object)
        case .library(let name):
            arguments += ["-c", "-o", FilePath.join(folder, "\(name).o"), "-emit-module"]
            arguments += ["-emit-module-path", FilePath.join(folder, "\(name).swiftmodule")]
        }
        return try run(arguments + copies + mainCopy)
    }

    /// The beginning of the names of files that tools would generate, which are done without where they don't compile.
    private static let generated = "generated"

    private func run(_ arguments: [String]) throws(CodeError) -> [CompilerError] {
        let errors = try runOnce(arguments)
        if generatedFiles(errors).isEmpty { return errors }
        for file in generatedFiles(errors) {
            try remove(Set(errors.filter { $0.file == file }.map(\.line)), from: file)
        }
        let left = try runOnce(arguments)
        let failed = generatedFiles(left)
        return failed.isEmpty ? left : try runOnce(arguments.filter { !failed.contains($0) })
    }

    /// The files among those of errors that tools would generate.
    private func generatedFiles(_ errors: [CompilerError]) -> Set<String> {
        Set(errors.map(\.file)).filter {
            FilePath.lastComponent(of: $0).hasPrefix(Self.generated) && FilePath.parent(of: $0) == folder
        }
    }

    /// Empties lines of a file, each of which is a declaration.
    private func remove(_ lines: Set<Int>, from file: String) throws(CodeError) {
        guard let bytes = try? FileReader.bytes(at: file, limit: 1 << 26, for: .ownUse) else { return }
        var all = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for line in lines where all.indices.contains(line - 1) { all[line - 1] = [] }
        try CacheFile.write(Array(all.joined(separator: [UInt8(ascii: "\n")])), to: file)
    }

    private func runOnce(_ arguments: [String]) throws(CodeError) -> [CompilerError] {
        let outcome = try CodeProcess(
            executable: toolchain.compiler, arguments: arguments, folder: folder, timeLimit: 300
        ).run()
        if outcome.succeeded { return [] }
        let text = String(decoding: outcome.errors + outcome.output, as: UTF8.self)
        var errors: [CompilerError] = []
        for line in text.split(whereSeparator: \.isNewline) {
            guard let error = CompilerError(line: line), !errors.contains(error) else { continue }
            errors.append(error)
        }
        if errors.isEmpty {
            let line =
                text.split(whereSeparator: \.isNewline).first { $0.contains("error") }
                ?? "the compiler failed"
            errors = [CompilerError(file: "", line: 0, column: 0, message: String(line))]
        }
        return errors
    }
}

extension CompilerError {
    /// Reads `FILE:LINE:COLUMN: error: MESSAGE`; nil for other lines.
    fileprivate init?(line text: Substring) {
        guard let mark = text.range(of: ": error: ") else { return nil }
        let parts = text[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count >= 3, let column = Int(parts[parts.count - 1]),
            let line = Int(parts[parts.count - 2])
        else {
            return nil
        }
        var file = parts.dropLast(2).joined(separator: ":")
        if file.hasSuffix("/\(CodeCompiler.mainFile)") { file = CodeCompiler.mainFile }
        self.init(file: file, line: line, column: column, message: String(text[mark.upperBound...]))
    }
}
