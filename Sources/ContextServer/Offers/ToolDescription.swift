/// The description of a tool for clients.
package struct ToolDescription: Sendable {
    package var name: String
    /// The name for people.
    package var title: String
    /// What the tool does and when to use it.
    package var summary: String
    package var arguments: ArgumentSchema
    /// The JSON Schema of its structured results.
    package var output: JSON
    /// Whether it changes nothing.
    package var isReadOnly: Bool

    /// Creates a description, by default one of a tool that changes nothing.
    package init(
        name: String, title: String, summary: String, arguments: [ArgumentSchema.Argument], output: JSON,
        isReadOnly: Bool = true
    ) {
        self.name = name
        self.title = title
        self.summary = summary
        self.arguments = ArgumentSchema(arguments)
        self.output = output
        self.isReadOnly = isReadOnly
    }

    /// The description as a client of a revision reads it.
    func value(for version: ProtocolVersion) -> JSON {
        var value: JSON = ["name": .string(name)]
        if version.hasStructuredContent { value = value.with("title", .string(title)) }
        value = value.with("description", .string(summary)).with("inputSchema", arguments.value)
        if version.hasStructuredContent { value = value.with("outputSchema", output) }
        guard version.hasAnnotations else { return value }
        let annotations: JSON = [
            "title": .string(title), "readOnlyHint": .bool(isReadOnly), "destructiveHint": .bool(false),
            "idempotentHint": true, "openWorldHint": false,
        ]
        return value.with("annotations", annotations)
    }
}
