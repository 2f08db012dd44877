import Engine
import FileAccess
import Foundation

/// The inputs that a command line names, folders opened up.
struct InputList {
    private(set) var files: [InputFile] = []
    /// Why some of what was named gives no input.
    private(set) var findings: [Finding] = []

    /// The inputs of the operands in the order given; those of a folder sorted by their path.
    init(operands: [String]) {
        for operand in operands { add(operand) }
    }

    private mutating func add(_ operand: String) {
        if operand == "-" { return files.append(.standardInput) }
        guard Folder.exists(operand) else {
            let stem = FilePath.withoutExtension(FilePath.lastComponent(of: operand))
            return files.append(InputFile(path: operand, outputStem: stem))
        }
        let found = Self.layouts(in: operand)
        if found.isEmpty {
            findings.append(
                Finding(
                    file: operand, code: .noLayouts,
                    message: "there are no layouts in this folder: "
                        + "name one with .json5, .json, .xib or .storyboard files"))
        }
        files += found
    }

    /// The layouts in a folder and those below it, sorted, hidden files and folders left out.
    private static func layouts(in folder: String) -> [InputFile] {
        Folder.files(in: folder, includesHidden: false).compactMap { name in
            let ending = FilePath.pathExtension(of: name)
            guard InputFormat(pathExtension: ending) != nil else { return nil }
            let file = InputFile(
                path: FilePath.join(folder, name), outputStem: FilePath.withoutExtension(name))
            return ending.lowercased() != "json" || isLayoutDocument(file) ? file : nil
        }
    }

    /// JSON has many uses: in a folder only what names itself a layout document counts.
    static func isLayoutDocument(_ file: InputFile) -> Bool {
        guard let bytes = try? file.bytes() else { return true }
        return String(decoding: bytes, as: UTF8.self).contains("layoutDocument")
    }
}
