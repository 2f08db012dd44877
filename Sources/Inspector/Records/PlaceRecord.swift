import Findings

/// Where something is written, as the page's script reads it: `[line, column]`, with the file's name unless that is the scene's input.
struct PlaceRecord: Encodable, Sendable, Hashable {
    private let location: SourceLocation
    private let isInInput: Bool

    /// - Parameter input: The scene's input, as the user named it.
    init(_ location: SourceLocation, input: String?) {
        self.location = location
        isInInput = location.file == input
    }

    func encode(to encoder: any Encoder) throws {
        var array = encoder.unkeyedContainer()
        try array.encode(location.line)
        try array.encode(location.column)
        if !isInInput { try array.encode(location.file) }
    }
}
