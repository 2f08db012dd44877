import Engine
import FileAccess
import Foundation

/// The inputs that a command line names, folders and patterns opened up.
struct InputList {
    private(set) var files: [InputFile] = []
    /// Why some of what was named gives no input.
    private(set) var findings: [Finding] = []
    private let excluded: [PathPattern]
    private let isLayout: (InputFile) -> Bool

    /// The inputs of the operands in the order given; those of a folder or pattern sorted by their path.
    ///
    /// - Parameters:
    ///   - excluded: What to leave out.
    ///   - isLayout: Whether a file found in a folder that may be something else is a layout.
    init(
        operands: [String], excluding excluded: [PathPattern] = [],
        isLayout: @escaping (InputFile) -> Bool = InputList.isLayoutDocument
    ) {
        self.excluded = excluded
        self.isLayout = isLayout
        for operand in operands { add(operand) }
    }

    /// Whether an operand may stand for several inputs: a folder, or a pattern that is no file's name.
    static func isSeveral(_ operand: String) -> Bool { Folder.exists(operand) || isPattern(operand) }

    private static func isPattern(_ operand: String) -> Bool {
        operand != "-" && PathPattern.isPattern(operand) && FileKind(ofEntryAt: operand) == nil
    }

    private mutating func add(_ operand: String) {
        if operand == "-" { return files.append(.standardInput) }
        guard Self.isSeveral(operand) else {
            let stem = FilePath.withoutExtension(FilePath.lastComponent(of: operand))
            return files += [InputFile(path: operand, outputStem: stem)].filter(isIncluded)
        }
        let isPattern = Self.isPattern(operand)
        let found = isPattern ? layouts(matching: operand) : layouts(in: operand)
        let kept = found.filter(isIncluded)
        if kept.isEmpty {
            findings.append(
                Finding(
                    file: operand, code: .noLayouts,
                    message: Self.message(isPattern: isPattern, isExcluded: !found.isEmpty)))
        }
        files += kept
    }

    private static func message(isPattern: Bool, isExcluded: Bool) -> String {
        if isExcluded { return "'--exclude' leaves out every layout here: remove it, or make it narrower" }
        return isPattern
            ? "no layout's path matches this pattern: '**' stands for any number of folders"
            : "there are no layouts in this folder: name one with .json5, .json, .xib or .storyboard files"
    }

    private func isIncluded(_ file: InputFile) -> Bool {
        !excluded.contains { $0.excludes(file.path) || $0.excludes(file.outputName) }
    }

    /// The layouts whose paths match a pattern, sorted.
    private func layouts(matching pattern: String) -> [InputFile] {
        let names = FilePath.components(of: pattern).map(String.init)
        let start = names.prefix { !PathPattern.isPattern($0) }.joined(separator: "/")
        let folder = start.isEmpty && FilePath.isAbsolute(pattern) ? "/" : start
        let whole = PathPattern(pattern)
        return layouts(in: folder.isEmpty ? "." : folder, named: folder).filter { whole.matches($0.path) }
    }

    private func layouts(in folder: String) -> [InputFile] { layouts(in: folder, named: folder) }

    /// The layouts in a folder and those below it, sorted, hidden files and folders left out.
    ///
    /// - Parameter prefix: What their paths begin with.
    private func layouts(in folder: String, named prefix: String) -> [InputFile] {
        Folder.files(in: folder, includesHidden: false).compactMap { name in
            guard let format = InputFormat(pathExtension: FilePath.pathExtension(of: name)) else {
                return nil
            }
            let file = InputFile(
                path: FilePath.join(prefix, name), outputStem: FilePath.withoutExtension(name))
            return format != .json5 || isLayout(file) ? file : nil
        }
    }

    /// JSON has many uses: in a folder only what is a layout document counts, and what tries to be one.
    static func isLayoutDocument(_ file: InputFile) -> Bool {
        guard let bytes = try? file.bytes() else { return true }
        return LayoutDocumentSniffer.isLayoutDocument(
            bytes, isJSON5: FilePath.pathExtension(of: file.path).lowercased() == "json5")
    }
}

extension InputFile {
    /// Its path below the folder it was found in.
    fileprivate var outputName: String {
        let ending = FilePath.pathExtension(of: path)
        return ending.isEmpty ? outputStem : "\(outputStem).\(ending)"
    }
}
