import FileAccess
import Findings
import Foundation

/// The way of a file from its text to the documents of what it shows.
struct CodeRun {
    let toolchain: CodeToolchain
    let modules: CodeModules
    let cache: String
    let project: CodeProject
    let file: String
    let name: String
    /// The path near which other people's modules are.
    let checkouts: String
    let options: CodeOptions

    func scenes() throws(CodeError) -> CodeScenes {
        let folder = try makeFolder()
        let syntax = SyntaxProgram(path: modules.syntaxProgram, folder: folder)
        var request = SyntaxRequest(
            command: "plan", files: [file], root: project.root, output: folder,
            index: FilePath.join(folder, "index.json"), modules: [],
            additional: ["CodeHost", "FoundationNetworking"], base: FileManager.default.currentDirectoryPath,
            names: [file: name])
        let remembered = FilePath.join(folder, "libraries")
        let before = (try? FileReader.bytes(at: remembered, limit: 1 << 16, for: .ownUse)) ?? []
        var libraries = try self.libraries(
            named: String(decoding: before, as: UTF8.self).split(separator: "\n").map(String.init))
        request.use(libraries)
        var plan = try syntax.answer(request)
        let needed = try self.libraries(named: plan.imports)
        if needed.map(\.name) != libraries.map(\.name) {
            libraries = needed
            request.use(libraries)
            plan = try syntax.answer(request)
            try CacheFile.write(Array(libraries.map(\.name).joined(separator: "\n").utf8), to: remembered)
        }
        CompiledFiles(cache: cache).keep(plan.files, for: file)
        let main = MainFile(
            path: FilePath.join(folder, CodeCompiler.mainFile), files: plan.names, scenes: shown(plan),
            delegate: plan.delegate)
        var compiler = CodeCompiler(toolchain: toolchain, modules: modules, folder: folder, product: .program)
        compiler.libraries = libraries
        if plan.loadsNibs { compiler.nibLibrary = try modules.nibLibrary() }
        if plan.namesFonts, let source = options.fonts {
            compiler.fonts = try CodeFonts(source: source, cache: cache).folder()
        }
        var attempt = try compile(plan, request, compiler, syntax, main)
        for _ in 0..<Self.mostCrashes {
            guard let crash = attempt.placedCrash else { break }
            request.command = "cut"
            request.files = attempt.result.answer.files
            request.diagnostics = [crash]
            let cut = try syntax.answer(request)
            guard cut.cut > 0 else { break }
            attempt = try compile(cut, request, compiler, syntax, main)
        }
        return found(attempt, plan, main)
    }

    /// How many statements that crash are left out.
    private static let mostCrashes = 8

    /// What came of compiling and running.
    private struct Attempt {
        let result: CodeCompiler.Result
        /// What the program tried to show; empty if it didn't compile.
        var scenes: [MainFile.Scene] = []
        var outcomes: [CodeProgram.Outcome] = []
        var standIns: [CodeStandIn] = []

        /// The place of the first crash that has one, as that of an error about its line.
        var placedCrash: CompilerError? {
            for case .crash(let crash) in outcomes where !crash.isTimedOut {
                if let file = crash.file, let line = crash.line {
                    return CompilerError(
                        file: file, line: line, column: CompilerError.crashColumn, message: crash.message)
                }
            }
            return nil
        }
    }

    private func compile(
        _ answer: SyntaxAnswer, _ request: SyntaxRequest, _ compiler: CodeCompiler, _ syntax: SyntaxProgram,
        _ main: MainFile
    ) throws(CodeError) -> Attempt {
        let result = try compiler.compile(request, answer, syntax: syntax) { without throws(CodeError) in
            try main.write(without: without)
        }
        var attempt = Attempt(result: result)
        guard result.left.isEmpty else { return attempt }
        attempt.scenes = main.scenes(without: result.mainErrors)
        try CodeResources(project: project, folder: FilePath.parent(of: compiler.program)).write()
        let program = CodeProgram(
            path: compiler.program, folder: compiler.folder, files: answer.names, project: project.root,
            fonts: compiler.fonts)
        (attempt.outcomes, attempt.standIns) = try program.run(
            sceneCount: attempt.scenes.count, tell: options.tell)
        return attempt
    }

    /// The documents of what was shown, with what the author should know.
    private func found(_ attempt: Attempt, _ plan: SyntaxAnswer, _ main: MainFile) -> CodeScenes {
        var notes = CodeNotes(name: name, isVerbose: options.isVerbose)
        notes.add(attempt.result.answer)
        notes.add(plan.scenes.filter { $0.expression == nil })
        notes.add(main.errors(attempt.result.mainErrors))
        notes.add(attempt.result.left)
        for standIn in attempt.standIns { notes.add(standIn) }
        var found = CodeScenes()
        for (scene, outcome) in zip(attempt.scenes, attempt.outcomes) {
            switch outcome {
            case .document(let bytes, let filled):
                if let filled { notes.add(scene, filled: filled) }
                found.scenes.append(CodeScenes.Scene(name: scene.name, document: bytes, line: scene.line))
            case .nothing(let reason): notes.add(scene, reason: reason)
            case .crash(let crash): notes.add(scene, crash: crash)
            }
        }
        if found.scenes.isEmpty {
            notes.addNothingShown(hasScenes: !plan.scenes.isEmpty, isError: !options.mayShowNothing)
        }
        found.findings = notes.findings
        return found
    }

    /// What is shown: expressions that were asked for, or else what the file has, each under a name of its own.
    private func shown(_ plan: SyntaxAnswer) -> [MainFile.Scene] {
        var taken: [String: Int] = [:]
        if !options.expressions.isEmpty {
            return options.expressions.map { expression in
                let name = expression.name ?? expression.code
                let count = (taken[name] ?? 0) + 1
                taken[name] = count
                return MainFile.Scene(
                    name: count == 1 ? name : "\(name) \(count)", kind: "preview",
                    expression: expression.code,
                    traits: [], line: 1)
            }
        }
        return plan.scenes.compactMap { scene in
            guard let expression = scene.expression else { return nil }
            let count = (taken[scene.name] ?? 0) + 1
            taken[scene.name] = count
            return MainFile.Scene(
                name: count == 1 ? scene.name : "\(scene.name) \(count)", kind: scene.kind,
                expression: expression, traits: scene.traits, line: scene.line,
                filling: count == 1 ? scene.filling : nil, filled: scene.filled)
        }
    }

    private func makeFolder() throws(CodeError) -> String {
        var digest = ContentDigest()
        digest.add(file)
        digest.add(modules.key)
        let folder = FilePath.join(cache, "work/\(digest.text)")
        do {
            try Folder.make(FilePath.join(folder, "app"))
        } catch {
            throw .cache("\(error)")
        }
        return folder
    }

    /// The modules of other people's among some, compiled.
    private func libraries(named names: [String]) throws(CodeError) -> [CodeLibrary] {
        let finder = CodeLibraries(toolchain: toolchain, modules: modules, cache: cache, tell: options.tell)
        var found: [CodeLibrary] = []
        for module in Set(names).subtracting(CodeModules.importable).sorted() {
            if let library = try finder.library(named: module, above: checkouts) { found.append(library) }
        }
        return found
    }
}

extension SyntaxRequest {
    /// Makes modules importable, besides those that are always there.
    fileprivate mutating func use(_ libraries: [CodeLibrary]) {
        modules = CodeModules.importable.sorted() + libraries.map(\.name)
        self.libraries = libraries.map(\.folder)
    }
}
