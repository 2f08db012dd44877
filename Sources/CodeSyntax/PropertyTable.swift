import SwiftSyntax

/// The properties that a file's types declare, each with its line, as the program of the copies reads them: `Card.name=12`.
final class PropertyTable: SyntaxVisitor {
    private(set) var words: [String] = []
    private let source: SourceFile
    private var types: [String] = []

    init(_ source: SourceFile) {
        self.source = source
        super.init(viewMode: .sourceAccurate)
        walk(source.tree)
    }

    private func enter(_ name: String) -> SyntaxVisitorContinueKind {
        types.append(name)
        return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.extendedType.trimmedDescription)
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.parent?.is(MemberBlockItemSyntax.self) == true else { return .skipChildren }
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { continue }
            let line = source.line(at: name.range.lowerBound)
            let word = "\(types.joined(separator: ".")).\(name.text.filter { $0 != "`" })=\(line)"
            // The word is part of a text, in which names of other characters would need more than spaces between them.
            if word.allSatisfy({ $0.isLetter || $0.isNumber || "._=".contains($0) }) { words.append(word) }
        }
        return .skipChildren
    }

    // What functions declare isn't a property of a type.
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
