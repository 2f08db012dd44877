/// The formats of subcommands that list what the command knows.
enum ListFormat: String, CaseIterable {
    case text, json

    /// Returns a JSON text of one value.
    static func json(_ write: (inout JSONWriter) -> Void) -> [UInt8] {
        var json = JSONWriter()
        write(&json)
        json.end()
        return json.bytes
    }
}

extension ArgumentOption {
    static let listFormat = ArgumentOption(
        "format", value: .oneOf(ListFormat.allCases.map(\.rawValue)),
        help: "Text for people, or JSON for scripts; text by default")
}
