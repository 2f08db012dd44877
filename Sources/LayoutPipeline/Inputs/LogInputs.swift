import FileAccess
import Foundation

/// The logs that operands name: files, standard input, and what is in a folder or matches a pattern.
package struct LogInputs: Sendable {
    package private(set) var files: [InputFile] = []
    /// What can't be read in folders: other folders, and logs whose names aren't UTF-8.
    package private(set) var failures: [FileError] = []

    /// The extensions of files that are logs where a folder is named; a pattern says itself which are meant.
    private static let extensions = ["log", "txt"]

    /// The first operand that names logs.
    package private(set) var operand = ""
    /// The first operand that names a layout; logs are explained without any.
    package private(set) var layout: String?

    /// Lists the logs of some operands, in their order; those of a folder or pattern are sorted by path. Nil if they
    /// name no log.
    package init?(operands: [String], excluding excluded: [PathPattern] = []) {
        for operand in operands {
            if let found = Self.logs(operand, excluding: excluded, failures: &failures) {
                if self.operand.isEmpty { self.operand = operand }
                files += found
            } else if layout == nil {
                layout = operand
            }
        }
        if self.operand.isEmpty { return nil }
    }

    /// Returns the logs that an operand stands for; nil if it is a layout, or leads to none.
    private static func logs(
        _ operand: String, excluding excluded: [PathPattern], failures: inout [FileError]
    ) -> [InputFile]? {
        guard InputList.isSeveral(operand) else {
            guard isLog(operand) else { return nil }
            return [operand == "-" ? .standardInput : file(operand)]
        }
        guard InputList(operands: [operand], excluding: excluded, registers: false).files.isEmpty else {
            return nil
        }
        let isFolder = Folder.exists(operand)
        let isMeant = { (path: String) in
            (isFolder ? extensions.contains(lastExtension(of: path)) : PathPattern(operand).matches(path))
                && !excluded.contains { $0.excludes(path) }
        }
        var unusable: [FileError] = []
        let found = paths(operand, isFolder: isFolder, failures: &unusable).filter {
            isMeant($0) && isLog($0)
        }
        unusable = unusable.withoutNames(except: isMeant)
        unusable.removeAll { failure in excluded.contains { $0.excludes(failure.path) } }
        if found.isEmpty, !unusable.contains(where: { $0.cause == .unusableName }) { return nil }
        failures += unusable
        return found.map(file)
    }

    /// Returns a file's extension in lower case, without that of a compressed file.
    private static func lastExtension(of path: String) -> String {
        let ending = FilePath.pathExtension(of: path).lowercased()
        return ending == "gz" ? FilePath.pathExtension(of: String(path.dropLast(3))).lowercased() : ending
    }

    private static func file(_ path: String) -> InputFile {
        InputFile(path: path, outputStem: FilePath.lastComponent(of: path))
    }

    /// Returns the files in a folder, or those that match a pattern, sorted by path.
    private static func paths(
        _ operand: String, isFolder: Bool, failures: inout [FileError]
    ) -> [String] {
        let start = isFolder ? operand : PathPattern.folder(of: operand)
        let folder = start.isEmpty ? "." : start
        guard Folder.exists(folder) else { return [] }
        let pattern = PathPattern(operand)
        let isCurrent = start.isEmpty && folder == "."
        let files = Folder.files(in: folder, includesHidden: false, failures: &failures)
        if isCurrent {
            for index in failures.indices where failures[index].path.hasPrefix("./") {
                failures[index].path.removeFirst(2)
            }
        }
        return files.map { isCurrent ? $0 : FilePath.join(folder, $0) }
            .filter { isFolder || pattern.matches($0) }
            .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// Whether an operand is a log rather than a layout: a file without a layout's extension, or a JSON file or standard input
    /// that doesn't begin like a layout.
    package static func isLog(_ operand: String) -> Bool {
        if operand == "-" { return isLog(beginning: StandardInput.peek(while: isUndecided)) }
        let ending = FilePath.pathExtension(of: operand).lowercased()
        let file = InputFile(path: operand, outputStem: "")
        if ending == "json" {
            guard let bytes = try? file.bytes(), isLog(beginning: Array(bytes.prefix(headSize))) else {
                return false
            }
        } else if InputFormat(pathExtension: ending) != nil {
            return false
        }
        return !CaptureInput.hasFrames(file)
    }

    /// How much of a text is looked at, in bytes.
    private static let headSize = 1 << 12
    /// What is in the beginning of layouts and of captures that are XML.
    private static let layoutWords = [
        "layoutDocument", "<document", "com.apple.InterfaceBuilder", "AppiumAUT", "XCUIElementType",
    ]

    /// Whether more of standard input has to be read to tell a layout from a log.
    private static func isUndecided(_ bytes: [UInt8]) -> Bool {
        let text = text(bytes)
        guard isOpening(text.first), text.count < headSize, isLog(beginning: bytes) else { return false }
        return !String(decoding: text, as: UTF8.self).contains("eventMessage")
    }

    /// Whether a text begins like a log rather than a layout.
    private static func isLog(beginning bytes: [UInt8]) -> Bool {
        let text = text(bytes)
        guard isOpening(text.first) else { return true }
        let head = String(decoding: text.prefix(headSize), as: UTF8.self)
        return !layoutWords.contains { head.contains($0) } && !hasRoot(head)
    }

    /// Returns a text in UTF-8, without what precedes its first character.
    private static func text(_ bytes: [UInt8]) -> ArraySlice<UInt8> {
        TextBytes.utf8(bytes).drop { $0 <= UInt8(ascii: " ") || $0 >= 0x80 }
    }

    /// Whether a character can be a layout's first; comments begin with a slash.
    private static func isOpening(_ character: UInt8?) -> Bool {
        character.map { "{</".utf8.contains($0) } ?? false
    }

    /// Whether a text has the key of a layout's root view, of which the version may be missing.
    private static func hasRoot(_ head: String) -> Bool {
        head.contains(/(^|[\s{,])["']?root["']?\s*:/)
    }
}
