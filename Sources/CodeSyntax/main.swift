import Foundation

// Reads Swift files for layout-render: a request as JSON on standard input, the answer as JSON on standard output.

/// What is asked.
struct Request: Codable {
    var command: String
    /// The files that are shown, as absolute paths.
    var files: [String] = []
    var root = ""
    /// The folder of the copies.
    var output = ""
    var index = ""
    var modules: [String] = []
    /// Modules that every copy imports.
    var additional: [String] = []
    var limit = 60
    var marks = false
    /// The folder that paths are shown from.
    var base = ""
    /// What some files are called.
    var names: [String: String] = [:]
    var diagnostics: [Diagnostic] = []
}

/// What was found.
struct Answer: Codable {
    var files: [String] = []
    var copies: [String] = []
    var missing: [MissingImport] = []
    var scenes: [SceneEntry] = []
    var holes: [FileHole] = []
    /// How many errors something was left out for.
    var cut = 0
    /// What the files are called.
    var names: [String] = []
    /// The class of the app's delegate, if it is compiled and can be made.
    var delegate: String?
    /// Whether the code loads files of Interface Builder.
    var loadsNibs = false
}

extension Request {
    /// What a file is called in messages and places.
    func name(of path: String) -> String {
        if let name = names[path] { return name }
        return !base.isEmpty && path.hasPrefix(base + "/") ? String(path.dropFirst(base.count + 1)) : path
    }
}

/// The holes of a version of a file.
struct StoredHoles: Codable {
    let size: Int
    let sum: Int
    let holes: [Hole]
}

struct MissingImport: Codable {
    let file: String
    let line: Int
    let module: String
}

struct FileHole: Codable {
    let file: String
    let hole: Hole
}

/// The files of a module, rewritten, with what is left out of them.
struct Copier {
    let request: Request
    let files: [SourceFile]
    private var holes: [String: [Hole]] = [:]
    private var functions: [String: [String]] = [:]

    private var state: String { request.output + "/holes.json" }

    init(_ request: Request, _ paths: [String]) {
        self.request = request
        files = paths.compactMap { SourceFile(path: $0) }
        if let data = FileManager.default.contents(atPath: state) {
            let stored = (try? JSONDecoder().decode([String: StoredHoles].self, from: data)) ?? [:]
            for file in files {
                if let known = stored[file.path], known.size == file.bytes.count, known.sum == file.sum {
                    holes[file.path] = known.holes
                }
            }
        }
        for file in files {
            functions.merge(FunctionLabels(file).labels) { first, _ in first }
        }
    }

    private func header(_ source: SourceFile) -> String {
        let modules = request.additional.map { "import \($0); " }.joined()
        return modules + "\n#sourceLocation(file: \(quoted(request.name(of: source.path))), line: 1)\n"
    }

    private func quoted(_ text: String) -> String {
        "\"" + text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
            + "\""
    }

    func edited(_ number: Int) -> (text: EditedText, missing: [ImportEntry]) {
        let source = files[number]
        let own = FunctionLabels(source).labels
        let rewriter = Rewriter(
            source,
            RewriteOptions(
                number: number, modules: Set(request.modules), functions: functions.merging(own) { $1 },
                marks: request.marks))
        let cuts = (holes[source.path] ?? []).map { Edit(range: $0.start..<$0.end, text: $0.text, rank: -1) }
        let (insertions, removals) = (cuts.filter(\.range.isEmpty), cuts.filter { !$0.range.isEmpty })
        let kept = rewriter.edits.filter { edit in
            !removals.contains {
                if let whole = edit.statement, $0.range.lowerBound <= whole.lowerBound,
                    whole.upperBound <= $0.range.upperBound
                {
                    return true
                }
                return $0.range.lowerBound <= edit.range.lowerBound
                    && edit.range.upperBound <= $0.range.upperBound
                    && (!edit.range.isEmpty || edit.range.lowerBound > $0.range.lowerBound)
                    && edit.range.lowerBound < $0.range.upperBound
            }
        }
        return (EditedText(source, insertions + removals + kept), rewriter.missing)
    }

    /// The files of what tools would generate from the project's assets, and of values that take the place of others.
    private var generated: [String] {
        ["generated.swift", "generated-values.swift"].map { request.output + "/" + $0 }
    }

    /// Writes what the files use of what tools would generate.
    func writeSymbols(of project: Project) {
        var used: Set<String> = []
        for file in files { used.formUnion(FileIndex(file).used) }
        let texts = [
            AssetSymbols(project, used: used).source, StandInValues(project, files: files.map(\.path)).source,
        ]
        for (path, text) in zip(generated, texts) {
            let bytes = Data(text.utf8)
            if FileManager.default.contents(atPath: path) != bytes {
                try? bytes.write(to: URL(fileURLWithPath: path))
            }
        }
    }

    func path(of number: Int) -> String { "\(request.output)/\(number).swift" }

    mutating func write(into answer: inout Answer) {
        for number in files.indices {
            let (text, missing) = edited(number)
            let bytes = Data(Array(header(files[number]).utf8) + text.bytes + Array("\n".utf8))
            if FileManager.default.contents(atPath: path(of: number)) != bytes {
                try? bytes.write(to: URL(fileURLWithPath: path(of: number)))
            }
            answer.missing += missing.map {
                MissingImport(file: request.name(of: files[number].path), line: $0.line, module: $0.module)
            }
        }
        answer.files = files.map(\.path)
        answer.names = files.map { request.name(of: $0.path) }
        answer.copies = files.indices.map(path)
        answer.copies += generated.filter { FileManager.default.fileExists(atPath: $0) }
        for file in files {
            answer.holes += (holes[file.path] ?? []).map {
                FileHole(file: request.name(of: file.path), hole: $0)
            }
        }
    }

    mutating func cut(into answer: inout Answer) {
        let texts = files.indices.map { edited($0).text }
        var places: Set<String> = []
        // What this round left out: other errors about it are gone with it.
        var fresh: [String: [Hole]] = [:]
        for diagnostic in request.diagnostics {
            guard let number = files.firstIndex(where: { request.name(of: $0.path) == diagnostic.file }),
                places.insert("\(number):\(diagnostic.line):\(diagnostic.column)").inserted
            else { continue }
            // Of a crash, only the line is known, which is the author's.
            let offset =
                diagnostic.isCrash
                ? files[number].firstToken(ofLine: diagnostic.line)
                : texts[number].original(line: diagnostic.line, column: diagnostic.column)
            let path = files[number].path
            if fresh[path, default: []].contains(where: { $0.start <= offset && offset < $0.end }) {
                continue
            }
            let before = holes[path] ?? []
            var cutter = HoleCutter(files[number], holes: holes[files[number].path] ?? [])
            if cutter.cut(diagnostic, at: offset) {
                holes[files[number].path] = cutter.holes
                fresh[path, default: []] += cutter.holes.filter { hole in
                    !before.contains { $0.start == hole.start && $0.end == hole.end && $0.text == hole.text }
                }
                answer.cut += 1
            }
        }
        let stored = files.map {
            ($0.path, StoredHoles(size: $0.bytes.count, sum: $0.sum, holes: holes[$0.path] ?? []))
        }
        if let data = try? JSONEncoder().encode(Dictionary(stored) { first, _ in first }) {
            try? data.write(to: URL(fileURLWithPath: state))
        }
    }
}

func answer(_ request: Request) -> Answer {
    var answer = Answer()
    switch request.command {
    case "plan":
        let project = Project(root: request.root, named: request.files, cache: request.index)
        let paths = project.closure(of: request.files, limit: request.limit)
        var copier = Copier(request, paths)
        copier.writeSymbols(of: project)
        copier.write(into: &answer)
        let numbers = Dictionary(answer.files.enumerated().map { ($1, $0) }) { first, _ in first }
        let finder = SceneFinder(project: project, numbers: numbers, name: request.name)
        for file in request.files { answer.scenes += finder.scenes(of: file) }
        answer.loadsNibs = project.loadsNibs(paths)
        answer.delegate =
            paths.lazy.flatMap { project.files[$0]?.types ?? [] }.first {
                $0.kind == "class" && !$0.isHidden && $0.inherited.contains("UIApplicationDelegate")
            }?.name
    case "cut":
        var copier = Copier(request, request.files)
        copier.cut(into: &answer)
        copier.write(into: &answer)
    default:
        var copier = Copier(request, request.files)
        copier.write(into: &answer)
    }
    return answer
}

if let request = try? JSONDecoder().decode(
    Request.self, from: FileHandle.standardInput.readDataToEndOfFile()),
    let data = try? JSONEncoder().encode(answer(request))
{
    FileHandle.standardOutput.write(data)
} else {
    FileHandle.standardError.write(Data("the request can't be read\n".utf8))
    exit(1)
}
