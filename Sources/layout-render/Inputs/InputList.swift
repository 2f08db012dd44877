import Engine
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
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: operand, isDirectory: &isFolder), isFolder.boolValue
        else {
            let stem = ((operand as NSString).lastPathComponent as NSString).deletingPathExtension
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
        guard let names = FileManager.default.enumerator(atPath: folder) else { return [] }
        var files: [InputFile] = []
        while let name = names.nextObject() as? String {
            let last = (name as NSString).lastPathComponent
            if last.hasPrefix(".") {
                names.skipDescendants()
                continue
            }
            guard InputFormat(pathExtension: (name as NSString).pathExtension) != nil,
                names.fileAttributes?[.type] as? FileAttributeType != .typeDirectory
            else { continue }
            let path = (folder as NSString).appendingPathComponent(name)
            let file = InputFile(path: path, outputStem: (name as NSString).deletingPathExtension)
            if !last.lowercased().hasSuffix(".json") || isLayoutDocument(file) { files.append(file) }
        }
        return files.sorted { Array($0.path.utf8).lexicographicallyPrecedes(Array($1.path.utf8)) }
    }

    /// JSON has many uses: in a folder only what names itself a layout document counts.
    private static func isLayoutDocument(_ file: InputFile) -> Bool {
        guard let bytes = try? file.bytes() else { return true }
        return String(decoding: bytes, as: UTF8.self).contains("layoutDocument")
    }
}
