import ContextServer
import Findings
import LayoutPipeline

/// Why a tool can't do what it was asked for: what is wrong, and the one thing to change.
package enum ToolFailure: Error, Sendable, Hashable {
    case emptyPath
    /// The path leads out of the folders that may be read.
    case outside(String, folders: [String])
    /// The path leads out of the client's folders.
    case outsideRoots(String, roots: [String])
    /// The client didn't say in time which folders may be read.
    case unknownRoots
    case missing(String)
    /// The path is that of a folder, where a file was expected.
    case folder(String)
    /// Swift code, which is run to be laid out, isn't allowed.
    case codeIsOff(String)
    /// Code was passed as text.
    case codeAsText
    /// An input has to be a path or a text.
    case noInput
    case twoInputs
    /// Nothing may be written.
    case writingIsOff
    case unknownEnding(String)
    /// Findings prevent the work.
    case findings([Finding])
    /// Anything else, in words.
    case other(String)

    /// The text for a model.
    var text: String {
        switch self {
        case .emptyPath: "the path is empty: name a file below the working folder"
        case .outside(let path, let folders):
            "'\(path)' is outside of the folders that may be read (\(Self.list(folders))): name a path below them, or "
                + "start the server with --root and its folder"
        case .outsideRoots(let path, let roots):
            roots.isEmpty
                ? "the client names no folder that may be read, so '\(path)' isn't: open its folder in the client"
                : "'\(path)' is outside of the client's folders (\(Self.list(roots))): open its folder in the client"
        case .unknownRoots:
            "the client didn't say which folders may be read: try again, or pass the text instead of a path"
        case .missing(let path): "there is no file '\(path)': list_scenes shows the layouts there are"
        case .folder(let path): "'\(path)' is a folder: name one of the files in it, which list_scenes shows"
        case .codeIsOff(let path):
            "'\(path)' is Swift code, which would have to be run: start the server with --allow-code, or pass a layout "
                + "document instead"
        case .codeAsText:
            "Swift code is never read as text: pass the path of a file, and start the server with --allow-code"
        case .noInput: "there is no input: pass 'path', or 'text' with its 'kind'"
        case .twoInputs: "there are two inputs: pass either 'path' or 'text'"
        case .writingIsOff:
            "nothing may be written: leave 'output' out, or start the server with --allow-write"
        case .unknownEnding(let path): "'\(path)' can't be written: use a name that ends in .png or .svg"
        case .findings(let findings): Self.text(of: findings)
        case .other(let text): text
        }
    }

    /// The first findings, with the number of the others.
    private static func text(of findings: [Finding]) -> String {
        let page = FindingPage(findings, limit: 3, room: ShortText.mostOfEntry)
        let rest = findings.count - page.listed.count
        return rest > 0 ? "\(page.text)\nand \(rest) more" : page.text
    }

    private static func list(_ folders: [String]) -> String {
        folders.map { "'\($0)'" }.joined(separator: ", ")
    }

    /// The failure as a result.
    var result: ToolResult { ToolResult(failure: ShortText.escaped(text)) }
}
