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
    let options: CodeOptions

    func scenes() throws(CodeError) -> CodeScenes {
        let folder = try makeFolder()
        let syntax = SyntaxProgram(path: modules.syntaxProgram, folder: folder)
        var request = SyntaxRequest(
            command: "plan", files: [file], root: project.root, output: folder,
            index: FilePath.join(folder, "index.json"), modules: CodeModules.importable.sorted(),
            additional: ["CodeHost", "FoundationNetworking"], base: FileManager.default.currentDirectoryPath,
            names: [file: name])
        var plan = try syntax.answer(request)
        let libraries = try self.libraries(for: plan)
        if !libraries.isEmpty {
            request.modules += libraries.map(\.name)
            plan = try syntax.answer(request)
        }
        let shown = self.shown(plan)
        let main = MainFile(
            path: FilePath.join(folder, CodeCompiler.mainFile), files: plan.names, scenes: shown,
            delegate: plan.delegate)
        var compiler = CodeCompiler(toolchain: toolchain, modules: modules, folder: folder, product: .program)
        compiler.libraries = libraries
        let result = try compiler.compile(request, plan, syntax: syntax) { without throws(CodeError) in
            try main.write(without: without)
        }
        var notes = CodeNotes(name: name, isVerbose: options.isVerbose)
        notes.add(result.answer, libraries: libraries.map(\.name))
        notes.add(plan.scenes.filter { $0.expression == nil })
        notes.add(main.errors(result.mainErrors))
        var found = CodeScenes()
        if !result.left.isEmpty {
            notes.add(result.left)
        } else {
            let compiled = main.scenes(without: result.mainErrors)
            try CodeResources(project: project, folder: FilePath.parent(of: compiler.program)).write()
            let program = CodeProgram(
                path: compiler.program, folder: folder, files: plan.names, project: project.root)
            let run = try program.run(sceneCount: compiled.count, tell: options.tell)
            for standIn in run.standIns { notes.add(standIn) }
            for (scene, outcome) in zip(compiled, run.outcomes) {
                switch outcome {
                case .document(let bytes, let filled):
                    if let filled { notes.add(scene, filled: filled) }
                    found.scenes.append(CodeScenes.Scene(name: scene.name, document: bytes, line: scene.line))
                case .nothing(let reason): notes.add(scene, reason: reason)
                case .crash(let crash): notes.add(scene, crash: crash)
                }
            }
        }
        if found.scenes.isEmpty { notes.addNothingShown(hasScenes: !plan.scenes.isEmpty) }
        found.findings = notes.findings
        return found
    }

    /// What is shown: an expression that was asked for, or else what the file has, each under a name of its own.
    private func shown(_ plan: SyntaxAnswer) -> [MainFile.Scene] {
        if let expression = options.expression {
            return [
                MainFile.Scene(name: expression, kind: "preview", expression: expression, traits: [], line: 1)
            ]
        }
        var taken: [String: Int] = [:]
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

    private func libraries(for plan: SyntaxAnswer) throws(CodeError) -> [CodeLibrary] {
        let finder = CodeLibraries(toolchain: toolchain, modules: modules, cache: cache, tell: options.tell)
        var found: [CodeLibrary] = []
        for module in Set(plan.missing.map(\.module)).sorted() {
            if let library = try finder.library(named: module, above: file) { found.append(library) }
        }
        return found
    }
}
