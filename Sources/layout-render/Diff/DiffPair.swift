import Foundation

/// Two files to compare, of which one may be missing.
struct DiffPair: Sendable {
    /// A file on one side.
    struct File: Sendable {
        var input: InputFile
        /// Whether it is drawn first.
        var isLayout: Bool
    }

    var before: File?
    var after: File?

    /// What two operands hold: the files themselves, or those of two folders by their paths in them.
    ///
    /// What isn't there (`/dev/null`, as git has it) is the missing side of a pair.
    static func pairs(before: String, after: String, format: InputFormat?) -> [DiffPair] {
        guard Folder.exists(before) || Folder.exists(after) else {
            return [DiffPair(before: file(before, format), after: file(after, format))]
        }
        let old = files(in: before)
        let new = files(in: after)
        return Set(old.keys).union(new.keys).sorted().map { DiffPair(before: old[$0], after: new[$0]) }
    }

    private static func file(_ path: String, _ format: InputFormat?) -> File? {
        if path == "/dev/null" { return nil }
        if path == "-" { return File(input: .standardInput, isLayout: true) }
        let stem = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        let isLayout = format != nil || InputFormat(pathExtension: (path as NSString).pathExtension) != nil
        return File(input: InputFile(path: path, outputStem: stem), isLayout: isLayout)
    }

    /// The layouts and PNG pictures in a folder by their paths in it; none where there is no such folder.
    private static func files(in folder: String) -> [String: File] {
        guard Folder.exists(folder) else { return [:] }
        var files: [String: File] = [:]
        for input in InputList(operands: [folder]).files {
            let ending = (input.path as NSString).pathExtension
            files["\(input.outputStem).\(ending)"] = File(input: input, isLayout: true)
        }
        let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        for name in names where name.lowercased().hasSuffix(".png") {
            let path = (folder as NSString).appendingPathComponent(name)
            let input = InputFile(path: path, outputStem: (name as NSString).deletingPathExtension)
            files[name] = File(input: input, isLayout: false)
        }
        return files
    }
}
