/// A text that a client can read.
package struct ResourceDescription: Sendable {
    package var uri: String
    package var name: String
    /// The name for people.
    package var title: String
    /// What it is good for, as a sentence.
    package var summary: String
    package var mediaType: String
    /// Returns the text.
    package var text: @Sendable () -> String

    /// Creates a resource.
    package init(
        uri: String, name: String, title: String, summary: String, mediaType: String,
        text: @escaping @Sendable () -> String
    ) {
        self.uri = uri
        self.name = name
        self.title = title
        self.summary = summary
        self.mediaType = mediaType
        self.text = text
    }

    /// The description as a client of a revision reads it.
    func value(for version: ProtocolVersion) -> JSON {
        let value: JSON = ["uri": .string(uri), "name": .string(name)]
        return value.with("title", version.hasStructuredContent ? .string(title) : nil)
            .with("description", .string(summary)).with("mimeType", .string(mediaType))
    }

    /// The contents as a client reads them.
    var contents: JSON {
        ["contents": [["uri": .string(uri), "mimeType": .string(mediaType), "text": .string(text())]]]
    }
}
