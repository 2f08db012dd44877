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
    /// What tells versions of other people's modules among them apart.
    var libraries: [String] = []
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
    /// The modules that the files import.
    var imports: [String] = []
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
    /// Whether the code, or a file that it loads, names fonts.
    var namesFonts = false
}

extension Request {
    /// What a file is called in messages and places.
    func name(of path: String) -> String {
        if let name = names[path] { return name }
        return !base.isEmpty && path.hasPrefix(base + "/") ? String(path.dropFirst(base.count + 1)) : path
    }
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

func answer(_ request: Request) -> Answer {
    var answer = Answer()
    switch request.command {
    case "plan":
        let project = Project(root: request.root, named: request.files, cache: request.index)
        let paths = NeededFiles(project).closure(of: request.files, limit: request.limit)
        var copier = Copier(request, paths, parsed: project.parsed)
        copier.writeSymbols(of: project)
        copier.write(into: &answer)
        answer.imports = Set(copier.files.flatMap { $0.index.imports.map(\.module) }).sorted()
        let numbers = Dictionary(answer.files.enumerated().map { ($1, $0) }) { first, _ in first }
        let finder = SceneFinder(project: project, numbers: numbers, name: request.name)
        for file in request.files { answer.scenes += finder.scenes(of: file) }
        answer.loadsNibs = project.loadsNibs(paths)
        answer.namesFonts = answer.loadsNibs || project.uses(FileIndex.fontCall, in: paths)
        answer.delegate =
            paths.lazy.flatMap { project.files[$0]?.types ?? [] }.first {
                $0.kind == "class" && !$0.isHidden && $0.inherited.contains("UIApplicationDelegate")
            }?.name
    case "cut":
        var copier = Copier(request, request.files)
        copier.cut(into: &answer)
        copier.write(into: &answer)
    default:
        let copier = Copier(request, request.files)
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
