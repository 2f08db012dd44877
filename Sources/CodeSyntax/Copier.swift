import Foundation

/// The files of a module, rewritten, with what is left out of them.
struct Copier {
    let request: Request
    let files: [SourceFile]
    private var state: CopierState
    private let functions: [String: [String]]
    private let modules: Set<String>
    /// What all copies depend on.
    private let options: String

    init(_ request: Request, _ paths: [String], parsed: ParsedFiles = ParsedFiles()) {
        self.request = request
        files = paths.compactMap(parsed.file)
        modules = Set(request.modules)
        state = CopierState(
            of: files, modules: "\(modules.sorted()) \(request.libraries)", in: request.output)
        var functions: [String: [String]] = [:]
        for file in state.files { functions.merge(file.labels) { first, _ in first } }
        self.functions = functions
        let labels = functions.sorted { $0.key < $1.key }.map { "\($0.key)(\($0.value))" }
        options =
            "\(modules.sorted()) \(request.additional) \(request.marks) \(Checksum(labels.joined().utf8))"
    }

    /// Writes what the files use of what tools would generate.
    mutating func writeSymbols(of project: Project) {
        let used = Set(files.flatMap(\.index.used))
        let texts = [
            AssetSymbols(project, used: used).source, StandInValues(project, files: files.map(\.path)).source,
        ]
        for (path, text) in zip(generated, texts) { Self.write([UInt8](text.utf8), to: path) }
        state.note(generated: Checksum(texts.joined().utf8).value)
    }

    /// The files of what tools would generate from the project's assets, and of values that take the place of others.
    private var generated: [String] {
        ["generated.swift", "generated-values.swift"].map { request.output + "/" + $0 }
    }

    /// Writes the copies that aren't there as they are to be.
    func write(into answer: inout Answer) {
        var state = state
        for number in files.indices {
            let version = version(of: number)
            if state.files[number].copy != version
                || !FileManager.default.fileExists(atPath: path(of: number))
            {
                let (text, missing) = edited(number)
                let copied = Self.write(
                    Array(header(files[number]).utf8) + text.bytes + Array(footer(number).utf8),
                    to: path(of: number))
                state.files[number].copy = copied ? version : nil
                state.files[number].missing = missing
            }
            let name = request.name(of: files[number].path)
            answer.missing += state.files[number].missing.map {
                MissingImport(file: name, line: $0.line, module: $0.module)
            }
            answer.holes += state.files[number].holes.map { FileHole(file: name, hole: $0) }
        }
        answer.files = files.map(\.path)
        answer.names = files.map { request.name(of: $0.path) }
        answer.copies = files.indices.map(path)
        answer.copies += generated.filter { FileManager.default.fileExists(atPath: $0) }
        state.store(in: request.output)
    }

    /// Leaves out what errors are about.
    mutating func cut(into answer: inout Answer) {
        let numbers = Dictionary(files.indices.map { (request.name(of: files[$0].path), $0) }) { first, _ in
            first
        }
        var texts: [Int: EditedText] = [:]
        var places: Set<String> = []
        // What this round left out: other errors about it are gone with it.
        var fresh: [Int: [Hole]] = [:]
        for diagnostic in request.diagnostics {
            guard let number = numbers[diagnostic.file],
                places.insert("\(number):\(diagnostic.line):\(diagnostic.column)").inserted
            else { continue }
            let text = texts[number] ?? edited(number).text
            // The places of all errors are in the text that was compiled, whatever is left out meanwhile.
            texts[number] = text
            // Of a crash, only the line is known, which is the author's.
            let offset =
                diagnostic.isCrash
                ? files[number].firstToken(ofLine: diagnostic.line)
                : text.original(line: diagnostic.line, column: diagnostic.column)
            if fresh[number, default: []].contains(where: { $0.start <= offset && offset < $0.end }) {
                continue
            }
            let before = state.files[number].holes
            var cutter = HoleCutter(files[number], holes: before)
            if cutter.cut(diagnostic, at: offset) {
                state.files[number].holes = cutter.holes
                fresh[number, default: []] += cutter.holes.filter { hole in
                    !before.contains { $0.start == hole.start && $0.end == hole.end && $0.text == hole.text }
                }
                answer.cut += 1
            }
        }
    }

    // MARK: Copies

    private func path(of number: Int) -> String { "\(request.output)/\(number).swift" }

    /// What tells versions of a copy apart.
    private func version(of number: Int) -> Int {
        let holes = state.files[number].holes.map { "\($0.start) \($0.end) \($0.text)" }
        let text = "\(files[number].path) \(header(files[number])) \(number) \(options) \(holes)"
        return Checksum(text.utf8).value
    }

    private func header(_ source: SourceFile) -> String {
        let modules = request.additional.map { "import \($0); " }.joined()
        return modules + "\n#sourceLocation(file: \(quoted(request.name(of: source.path))), line: 1)\n"
    }

    /// Tells the program where the properties are.
    private func footer(_ number: Int) -> String {
        let words = PropertyTable(files[number]).words.joined(separator: " ")
        return "\nfunc layoutRenderProperties_\(number)() -> String { \"\(words)\" }\n"
    }

    private func quoted(_ text: String) -> String {
        "\"" + text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
            + "\""
    }

    private func edited(_ number: Int) -> (text: EditedText, missing: [ImportEntry]) {
        let source = files[number]
        let rewriter = Rewriter(
            source,
            RewriteOptions(
                number: number, modules: modules,
                functions: functions.merging(state.files[number].labels) { $1 },
                marks: request.marks))
        let cuts = state.files[number].holes.map { Edit(range: $0.start..<$0.end, text: $0.text, rank: -1) }
        let (insertions, removals) = (cuts.filter(\.range.isEmpty), cuts.filter { !$0.range.isEmpty })
        let kept = rewriter.edits.filter { edit in !removals.contains { edit.isGone(with: $0.range) } }
        return (EditedText(source, insertions + removals + kept), rewriter.missing)
    }

    /// Writes a file unless it has these bytes; false where it can't be written.
    @discardableResult private static func write(_ bytes: [UInt8], to path: String) -> Bool {
        let data = Data(bytes)
        if FileManager.default.contents(atPath: path) == data { return true }
        return (try? data.write(to: URL(fileURLWithPath: path))) != nil
    }
}
