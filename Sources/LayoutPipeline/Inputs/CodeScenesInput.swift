import CodeInput
import FileAccess
import Findings
import LayoutDocument

/// An input that is code: it is compiled and run, and the documents of what it shows are its scenes.
struct CodeScenesInput {
    private let input: InputFile
    private let options: CodeOptions

    /// Creates the input.
    ///
    /// - Parameters:
    ///   - shown: What the project's settings show where the options say nothing.
    ///   - fonts: Those that the code may name.
    init(_ input: InputFile, _ options: CodeOptions, shown: [ShownCode], fonts: GivenFonts) {
        self.input = input
        var options = options
        if options.expressions.isEmpty {
            options.expressions = shown.filter { $0.isAbout(input.workingPath) }.map(\.expression)
        }
        options.version = Version.current
        options.mayShowNothing = input.mayShowNothing
        options.fonts = fonts.source(for: input)
        self.options = options
    }

    /// Reads the input.
    ///
    /// - Throws: Why the file can't be read; what is wrong with its code is a finding.
    func read() throws(FileError) -> ReadInput {
        guard let path = input.plainPath else {
            return unusable(
                "code is compiled with the files around it: name a file, instead of standard input")
        }
        _ = try input.bytes()
        do {
            let found = try CodeReader(options).scenes(
                of: path, named: input.path, checkouts: input.workingPath)
            let documents = found.scenes.map { scene in
                CodeDocument(
                    scene.document, name: scene.name,
                    location: SourceLocation(file: input.path, line: scene.line, column: 1))
            }
            return ReadInput(
                LayoutInput.code(documents, findings: found.findings, file: input.fileName),
                size: found.scenes.reduce(0) { $0 + $1.document.count })
        } catch {
            return unusable(error.message)
        }
    }

    private func unusable(_ message: String) -> ReadInput {
        ReadInput(
            LayoutInput.unusable(
                LayoutFinding(code: .codeNotCompiled, message: message), file: input.fileName), size: 0)
    }
}
