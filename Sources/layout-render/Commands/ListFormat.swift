import FileAccess
import JSONWriting

/// The formats of subcommands that list what the command knows.
enum ListFormat: String, CaseIterable {
    case text, json

    /// Prints one value as JSON.
    static func printJSON(_ write: (inout JSONWriter) -> Void) throws(FileError) {
        var json = JSONWriter()
        write(&json)
        json.end()
        try StandardOutput.write(document: json.bytes)
    }
}

extension ArgumentOption {
    static let listFormat = ArgumentOption.format.with(
        value: .oneOf(ListFormat.allCases.map(\.rawValue)), detail: "By default the first of these")
}
