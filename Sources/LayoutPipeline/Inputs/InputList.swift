import Engine
import FileAccess
import Foundation
import Findings

/// The inputs named on a command line, with folders and patterns expanded.
package struct InputList {
    package private(set) var files: [InputFile] = []
    /// Why some operands don't lead to an input.
    package private(set) var findings: [Finding] = []
    /// What folders have besides layouts, in a line each.
    package private(set) var notes: [Finding] = []
    private let excluded: [PathPattern]
    private let isLayout: (InputFile) -> Bool

    /// Lists the inputs of the operands in the order given; those of a folder or pattern are sorted by path.
    ///
    /// - Parameters:
    ///   - excluded: The files and folders to leave out.
    ///   - registers: Whether the files are inputs of this run, which nothing overwrites.
    ///   - isLayout: Whether a file in a folder that might be something else is a layout.
    ///   - isShown: Whether it was said what to show of a file of code.
    package init(
        operands: [String], excluding excluded: [PathPattern] = [], registers: Bool = true,
        isLayout: @escaping (InputFile) -> Bool = InputList.isLayoutDocument,
        isShown: (InputFile) -> Bool = { _ in false }
    ) {
        self.excluded = excluded
        self.isLayout = isLayout
        for operand in operands { add(operand) }
        keepPreviews(orShown: isShown)
        if files.isEmpty, findings.isEmpty, notes.isEmpty, let first = operands.first {
            findings.append(Finding(file: first, code: .noLayouts, message: Self.excludesAll))
        }
        for file in files where registers && !file.isStandardInput { InputRegister.shared.add(file.path) }
    }

    /// Leaves out the files of code without previews, where several files are named and others have some: those of a pattern
    /// are a project's, most of which have nothing to show.
    private mutating func keepPreviews(orShown isShown: (InputFile) -> Bool) {
        let code = files.indices.filter { files[$0].isCode }
        guard code.count > 1 else { return }
        for index in code { files[index].mayShowNothing = true }
        let shown = Set(code.filter { isShown(files[$0]) || files[$0].mentionsPreviews })
        guard !shown.isEmpty, shown.count < code.count else { return }
        let leftOut = code.filter { !shown.contains($0) }
        notes.append(
            Finding(
                file: files[leftOut[0]].path, code: .leftOut,
                message: leftOut.count == 1
                    ? "this file has no #Preview and is left out, since others have: name it alone to show its classes"
                    : "this file and \(leftOut.count - 1) more have no #Preview and are left out, since others have: name one "
                        + "alone to show its classes"))
        let removed = Set(leftOut)
        files = files.indices.filter { !removed.contains($0) }.map { files[$0] }
    }

    /// Returns whether an operand can stand for several inputs: a folder, or a pattern that isn't the name of a file.
    package static func isSeveral(_ operand: String) -> Bool {
        (Folder.exists(operand) && !CaptureArchive.isArchive(operand)) || isPattern(operand)
    }

    /// Returns the folder that an operand is, or that its files are in; empty for the current one.
    package static func folder(of operand: String) -> String {
        if Folder.exists(operand) { return operand }
        return isPattern(operand) ? PathPattern.folder(of: operand) : FilePath.parent(of: operand)
    }

    private static func isPattern(_ operand: String) -> Bool {
        operand != "-" && PathPattern.isPattern(operand) && FileKind(ofEntryAt: operand) == nil
    }

    private mutating func add(_ operand: String) {
        if operand == "-" { return files.append(.standardInput) }
        if let archive = CaptureArchive.input(operand) { return files += [archive].filter(isIncluded) }
        guard Self.isSeveral(operand) else {
            let stem = FilePath.withoutExtension(FilePath.lastComponent(of: operand))
            return files += [InputFile(path: operand, outputStem: stem)].filter(isIncluded)
        }
        let isPattern = Self.isPattern(operand)
        var failures: [FileError] = []
        var leftOut = LeftOutFiles()
        let found =
            isPattern
            ? layouts(matching: operand, &leftOut, failures: &failures)
            : layouts(in: operand, named: operand, &leftOut, failures: &failures)
        let note = leftOut.finding(in: operand)
        if let note { notes.append(note) }
        let kept = found.filter(isIncluded)
        let pattern = isPattern ? PathPattern(operand) : nil
        failures = failures.withoutNames { path in
            InputFormat(pathExtension: FilePath.pathExtension(of: path)) != nil
                && pattern?.matches(path) != false
        }
        failures.removeAll { failure in excluded.contains { $0.excludes(failure.path) } }
        findings += failures.map { Finding($0) }
        if kept.isEmpty, failures.isEmpty, note == nil {
            findings.append(
                Finding(
                    file: operand, code: .noLayouts,
                    message: Self.message(operand, isPattern: isPattern, isExcluded: !found.isEmpty)))
        }
        files += kept
    }

    /// What is said where everything is left out.
    static let excludesAll =
        "'--exclude' leaves out every layout here: remove it, or make it narrower"

    private static func message(_ operand: String, isPattern: Bool, isExcluded: Bool) -> String {
        if isExcluded { return excludesAll }
        if FilePath.pathExtension(of: operand).lowercased() == "storyboardc" {
            return "this is a compiled storyboard: name the .storyboard that it was made from"
        }
        if ["xcodeproj", "xcworkspace"].contains(FilePath.pathExtension(of: operand).lowercased()) {
            return
                "an Xcode project has no layouts in it: name the folder with the storyboards and .xib files"
        }
        return isPattern
            ? noMatch(operand)
            : "there are no .json5, .json, .xib or .storyboard files in this folder; captures, logs and Swift files are read when "
                + "they are named"
    }

    private static func noMatch(_ pattern: String) -> String {
        if pattern.contains("**") { return "no layout's path matches this pattern" }
        let deep = FilePath.join(
            FilePath.join(FilePath.parent(of: pattern), "**"), FilePath.lastComponent(of: pattern))
        return
            "no layout's path matches this pattern: '\(deep)' looks in the folders below too, as '**' stands for any "
            + "number of folders"
    }

    private func isIncluded(_ file: InputFile) -> Bool { !file.isExcluded(by: excluded) }

    /// Returns the layouts whose paths match a pattern, sorted.
    private func layouts(
        matching pattern: String, _ leftOut: inout LeftOutFiles, failures: inout [FileError]
    ) -> [InputFile] {
        let folder = PathPattern.folder(of: pattern)
        let whole = PathPattern(pattern)
        guard folder.isEmpty || Folder.exists(folder) else { return [] }
        return layouts(
            in: folder.isEmpty ? "." : folder, named: folder, includesCode: pattern.hasSuffix(".swift"),
            &leftOut, failures: &failures, where: { whole.matches($0) })
    }

    /// Returns the layouts in a folder and its subfolders, sorted, without hidden files and folders.
    ///
    /// - Parameters:
    ///   - prefix: The beginning of their paths.
    ///   - includesCode: Whether files of code count, which are run: only where a pattern names them.
    ///   - leftOut: Receives what isn't a layout of the project.
    ///   - failures: Receives why some folders can't be read.
    ///   - isWanted: Whether the file at a path is asked for.
    private func layouts(
        in folder: String, named prefix: String, includesCode: Bool = false, _ leftOut: inout LeftOutFiles,
        failures: inout [FileError], where isWanted: (String) -> Bool = { _ in true }
    ) -> [InputFile] {
        let names = Folder.files(in: folder, includesHidden: false, failures: &failures)
        let archives = names.compactMap(CaptureArchive.name).uniqued().compactMap { name in
            CaptureArchive.input(FilePath.join(prefix, name), stem: FilePath.withoutExtension(name))
        }
        let files = names.compactMap { name -> InputFile? in
            guard CaptureArchive.name(of: name) == nil,
                let format = InputFormat(pathExtension: FilePath.pathExtension(of: name))
            else {
                return nil
            }
            let file = InputFile(
                path: FilePath.join(prefix, name), outputStem: FilePath.withoutExtension(name))
            if !isWanted(file.path) || isIncluded(file) && leftOut.leavesOut(name, at: file.path) {
                return nil
            }
            // Code is only run where it was named.
            if format == .swift { return includesCode ? file : nil }
            return format != .json5 || isLayout(file) ? file : nil
        }
        return (files + archives.filter { isWanted($0.path) }).sorted {
            $0.path.utf8.lexicographicallyPrecedes($1.path.utf8)
        }
    }

    /// Returns whether a file in a folder is a layout document, or a failed attempt at one. JSON is used for many
    /// other things.
    package static func isLayoutDocument(_ file: InputFile) -> Bool {
        // JSON that isn't a layout isn't an input either: a golden's record, for example.
        guard let bytes = try? file.bytes(for: .ownUse) else { return true }
        return LayoutDocumentSniffer.isLayoutDocument(
            bytes, isJSON5: FilePath.pathExtension(of: file.path).lowercased() == "json5")
    }
}

extension InputFile {
    /// Whether a pattern matches its path, or the part of it below the folder in which it was found.
    func isExcluded(by patterns: [PathPattern]) -> Bool {
        patterns.contains { $0.excludes(path) || $0.excludes(outputName) }
    }

    fileprivate var isCode: Bool { InputFormat(pathExtension: FilePath.pathExtension(of: path)) == .swift }

    /// Whether the text has a preview, or something that looks like one: which it is tells the file that is read.
    fileprivate var mentionsPreviews: Bool {
        // What can't be read is reported where it is read.
        guard let bytes = try? bytes(for: .ownUse) else { return true }
        return Data(bytes).range(of: Data("#Preview".utf8)) != nil
    }

    /// The path below the folder in which it was found.
    private var outputName: String {
        let ending = FilePath.pathExtension(of: path)
        return ending.isEmpty ? outputStem : "\(outputStem).\(ending)"
    }
}
