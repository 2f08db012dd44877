import ContextServer
import Findings
import LayoutPipeline

/// What the command prints, as text and as JSON.
enum CommandText {
    /// Returns findings as the command prints them, a line each with its notes.
    static func report(_ findings: [Finding]) -> String {
        let text = String(decoding: Reporter.text.bytes(of: Report(findings)), as: UTF8.self)
        return text.hasSuffix("\n") ? String(text.dropLast()) : text
    }

    /// Returns findings as the command's JSON has them.
    static func json(_ findings: [Finding]) -> [JSON] {
        json(Reporter.json.bytes(of: Report(findings)))["findings"]?.elements ?? []
    }

    /// Returns a document of the command's, with control characters in its texts escaped.
    static func json(_ bytes: [UInt8]) -> JSON {
        ((try? JSONParser.parse(bytes)) ?? .null).mappingStrings(\.onOneLine)
    }
}
