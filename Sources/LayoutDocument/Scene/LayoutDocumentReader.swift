import Engine

/// Reads layout documents (`Documentation/DocumentFormat.md`).
public enum LayoutDocumentReader {
    /// Reads a document and gives the scene that the options ask for: the document as it stands, or one of its states.
    ///
    /// Every mistake is in the result with its line and column. A document that can't be used gives no scene.
    ///
    /// - Parameter file: the input as the user named it, for places and for the scene's id.
    /// - Complexity: O(size of the document).
    public static func read(
        _ bytes: [UInt8], file: String, options: SceneOptions = SceneOptions()
    ) -> ReadResult {
        var reader = DocumentReader(bytes: bytes, file: file)
        reader.read()
        let states = reader.description.states.map(\.id)
        var state: StateDescription?
        if let wanted = options.state {
            state = reader.description.states.first { $0.id == wanted }
            if state == nil { reader.mistakes.add(.unknownState(wanted, known: states), at: .start) }
        }
        let findings = reader.mistakes.findings
        guard !reader.mistakes.preventsUse else {
            return ReadResult(scenes: [], findings: findings, states: states)
        }
        let builder = SceneBuilder(document: reader.description, file: file, options: options)
        let scene = builder.scene(in: state, findings: findings)
        return ReadResult(scenes: [scene], findings: scene.findings, states: states)
    }

    /// Reads a document as values, without making views of it.
    public static func describe(
        _ bytes: [UInt8], file: String
    ) -> (document: DocumentDescription, findings: [LayoutFinding]) {
        var reader = DocumentReader(bytes: bytes, file: file)
        reader.read()
        return (reader.description, reader.mistakes.findings)
    }
}
