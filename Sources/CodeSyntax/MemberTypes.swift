import SwiftSyntax

/// What the declarations of some members name: the types of properties, parameters and results.
final class MemberTypes: SyntaxVisitor {
    private(set) var names: Set<String> = []
    private let members: Set<String>

    /// - Parameter members: The names of the members.
    init(of source: SourceFile, named members: Set<String>) {
        self.members = members
        super.init(viewMode: .sourceAccurate)
        walk(source.tree)
    }

    private func add(_ node: (some SyntaxProtocol)?) {
        guard let node else { return }
        for token in node.tokens(viewMode: .sourceAccurate) {
            if case .identifier(let text) = token.tokenKind { names.insert(text) }
        }
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
                members.contains(name)
            else { continue }
            add(binding.typeAnnotation)
            add(binding.initializer?.value.as(FunctionCallExprSyntax.self)?.calledExpression)
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if members.contains(node.name.text) { add(node.signature) }
        return .skipChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        if isOfMember(node) { add(node.signature) }
        return .skipChildren
    }

    /// Whether a declaration is in a type that is among the members.
    private func isOfMember(_ node: some SyntaxProtocol) -> Bool {
        let type = node.parent?.enclosing(MemberBlockSyntax.self)?.parent
        if let extended = type?.as(ExtensionDeclSyntax.self) {
            return members.contains(extended.extendedType.trimmedDescription)
        }
        return type?.asProtocol((any NamedDeclSyntax).self).map { members.contains($0.name.text) } == true
    }

    /// All cases count: a value of a type that lacks some is of no use.
    override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
        add(node.parameterClause)
        return .skipChildren
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        if members.contains(node.name.text) { add(node.initializer) }
        return .skipChildren
    }
}
