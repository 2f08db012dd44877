/// A way to begin a conversation about a task, which a client offers to people.
package struct PromptDescription: Sendable {
    package var name: String
    /// The name for people.
    package var title: String
    /// What it is good for, as a sentence.
    package var summary: String
    /// The arguments, which are all text.
    package var arguments: ArgumentSchema
    /// Returns the message that the arguments, which are checked, make.
    package var text: @Sendable (JSON) -> String

    /// Creates a prompt.
    package init(
        name: String, title: String, summary: String, arguments: [ArgumentSchema.Argument],
        text: @escaping @Sendable (JSON) -> String
    ) {
        self.name = name
        self.title = title
        self.summary = summary
        self.arguments = ArgumentSchema(arguments)
        self.text = text
    }

    /// The description as a client of a revision reads it.
    func value(for version: ProtocolVersion) -> JSON {
        let arguments = arguments.arguments.map { argument -> JSON in
            [
                "name": .string(argument.name), "description": .string(argument.summary),
                "required": .bool(argument.isRequired),
            ]
        }
        let value: JSON = ["name": .string(name)]
        return value.with("title", version.hasStructuredContent ? .string(title) : nil)
            .with("description", .string(summary)).with("arguments", .array(arguments))
    }

    /// The messages for some arguments.
    func messages(_ arguments: JSON) -> JSON {
        let content: JSON = ["type": "text", "text": .string(text(arguments))]
        return [
            "description": .string(summary), "messages": [["role": "user", "content": content]],
        ]
    }
}
