import Foundation

/// What a call of a tool came to.
package struct ToolResult: Sendable {
    /// A part of what a model sees.
    package enum Content: Sendable {
        case text(String)
        /// A picture as the bytes of a PNG file.
        case png([UInt8])
    }

    package var content: [Content]
    /// The values beside the text, as the tool's output schema has them; nil for a failure.
    package var structured: JSON?
    /// Whether the tool couldn't do what it was asked for.
    package var isError: Bool

    /// Creates a result.
    package init(_ content: [Content], structured: JSON) {
        self.content = content
        self.structured = structured
        isError = false
    }

    /// Creates the result of a call that failed: what is wrong and the one thing to change.
    package init(failure text: String) {
        content = [.text(text)]
        structured = nil
        isError = true
    }

    /// The result as a client of a revision reads it.
    func value(for version: ProtocolVersion) -> JSON {
        let parts = content.map { part -> JSON in
            switch part {
            case .text(let text): ["type": "text", "text": .string(text)]
            case .png(let bytes):
                [
                    "type": "image", "data": .string(Data(bytes).base64EncodedString()),
                    "mimeType": "image/png",
                ]
            }
        }
        let value: JSON = ["content": .array(parts)]
        return value.with("structuredContent", version.hasStructuredContent ? structured : nil)
            .with("isError", .bool(isError))
    }
}
