import ContextServer
import FileAccess
import LayoutPipeline

/// A call of a tool, with what it may do.
struct ToolCall: Sendable {
    let arguments: JSON
    let context: RequestContext
    let permissions: ToolPermissions
    let settings: ToolSettings

    /// Returns a text among the arguments; nil where it is left out.
    func text(_ name: String) -> String? { arguments[name]?.text }

    /// Returns the call without one of the arguments.
    func without(_ name: String) -> ToolCall {
        let others = (arguments.members ?? []).filter { $0.name != name }
        return ToolCall(
            arguments: .object(others), context: context, permissions: permissions, settings: settings)
    }

    /// Returns a whole number among the arguments, or else a usual one.
    func number(_ name: String, usually usual: Int) -> Int { arguments[name]?.integer ?? usual }

    /// Returns the texts of a list among the arguments.
    func texts(_ name: String) -> [String] { arguments[name]?.elements?.compactMap(\.text) ?? [] }

    /// Where a list goes on, which an earlier answer said.
    var start: Int {
        get throws(ProtocolError) {
            guard let cursor = text("cursor") else { return 0 }
            guard let start = Int(cursor), start >= 0 else {
                throw .invalidArgument(
                    "arguments.cursor: use the 'next' of an earlier answer, or leave it out")
            }
            return start
        }
    }

    // MARK: Inputs

    /// The input that the arguments name.
    var input: InputFile {
        get throws(ToolFailure) { try file(in: arguments) }
    }

    /// The kind of a text; nil where it is to be found out.
    var kind: InputFormat? { Self.kind(in: arguments) }

    static func kind(in arguments: JSON) -> InputFormat? {
        arguments["text"] == nil ? nil : arguments["kind"]?.text.flatMap { InputFormat(rawValue: $0) }
    }

    /// Returns the input that an object with `path`, or with `text` and `kind`, names.
    func file(in arguments: JSON) throws(ToolFailure) -> InputFile {
        if arguments["kind"]?.text == LayoutArguments.codeKind, arguments["text"] != nil { throw .codeAsText }
        switch (arguments["path"]?.text, arguments["text"]?.text) {
        case (nil, nil): throw .noInput
        case (.some, .some): throw .twoInputs
        case (nil, let text?):
            return InputFile(path: "<text>", outputStem: "text", contents: .text(text))
        case (let path?, nil):
            let path = try checkedFile(path)
            let stem = FilePath.withoutExtension(FilePath.lastComponent(of: path))
            let file = InputFile(path: path, outputStem: stem)
            // An archive of Xcode's is a folder.
            return Folder.exists(path)
                ? InputList(operands: [path], registers: false).files.first ?? file : file
        }
    }

    /// Returns the path of a file that may be read.
    func checkedFile(_ path: String) throws(ToolFailure) -> String {
        let known = try permissions.folders.checked(path, within: context.roots)
        if Self.isCode(known), !permissions.allowsCode { throw .codeIsOff(path) }
        switch FileKind(at: known) {
        case nil: throw .missing(path)
        case .folder where FilePath.pathExtension(of: known).lowercased() != "viewhierarchy":
            throw .folder(path)
        default: return known
        }
    }

    /// Whether a path is that of Swift code.
    static func isCode(_ path: String) -> Bool {
        FilePath.pathExtension(of: path).lowercased() == LayoutArguments.codeKind
    }

    /// Returns the layouts at a path, a folder or a file, without those that links lead out to.
    func inputs(at path: String) throws(ToolFailure) -> [InputFile] {
        let roots = context.roots
        let known = try permissions.folders.checked(path, within: roots)
        guard Folder.exists(known), FilePath.pathExtension(of: known).lowercased() != "viewhierarchy" else {
            return [try file(in: ["path": .string(path)])]
        }
        let folders = permissions.folders
        func isReadable(_ file: InputFile) -> Bool {
            guard permissions.allowsCode || !Self.isCode(file.path) else { return false }
            do throws(ToolFailure) {
                _ = try folders.checked(file.path, within: roots)
                return true
            } catch {
                return false
            }
        }
        let list = InputList(
            operands: [known], registers: false,
            isLayout: { isReadable($0) && InputList.isLayoutDocument($0) })
        let files = list.files.filter(isReadable)
        if files.isEmpty, !list.findings.isEmpty { throw .findings(list.findings) }
        return files.map { file in
            guard let below = FilePath.relative(file.path, to: "./") else { return file }
            return InputFile(
                path: below, outputStem: FilePath.withoutExtension(FilePath.lastComponent(of: below)))
        }
    }
}
