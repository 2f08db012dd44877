import SwiftSyntax

/// The names that a file declares, each with a sum of how: what only bodies say doesn't count.
final class DeclaredNames: SyntaxVisitor {
    private(set) var sums: [String: Int] = [:]
    private var types: [String] = []

    init(_ source: SourceFile) {
        super.init(viewMode: .sourceAccurate)
        walk(source.tree)
    }

    private func add(_ names: [String], _ parts: (any SyntaxProtocol)?...) {
        let text = parts.map { $0?.trimmedDescription ?? "" }.joined(separator: " ")
        for name in names { sums[name] = (sums[name] ?? 0) &* 31 &+ Checksum(text.utf8).value }
    }

    private func enter(
        _ name: String, _ inheritance: InheritanceClauseSyntax?, _ modifiers: DeclModifierListSyntax
    ) -> SyntaxVisitorContinueKind {
        add([name], inheritance, modifiers)
        types.append(name)
        return .visitChildren
    }

    private func leave() { types.removeLast() }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.text, node.inheritanceClause, node.modifiers)
    }
    override func visitPost(_ node: ClassDeclSyntax) { leave() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.text, node.inheritanceClause, node.modifiers)
    }
    override func visitPost(_ node: StructDeclSyntax) { leave() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.text, node.inheritanceClause, node.modifiers)
    }
    override func visitPost(_ node: EnumDeclSyntax) { leave() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.text, node.inheritanceClause, node.modifiers)
    }
    override func visitPost(_ node: ActorDeclSyntax) { leave() }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.text, node.inheritanceClause, node.modifiers)
    }
    override func visitPost(_ node: ProtocolDeclSyntax) { leave() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.extendedType.trimmedDescription
        if node.inheritanceClause != nil { add([name], node.inheritanceClause) }
        types.append(name)
        return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
        add([node.name.text] + labels, node.signature, node.modifiers)
        return .skipChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
        add(["init"] + types.suffix(1) + labels, node.signature, node.modifiers)
        return .skipChildren
    }

    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
        add(["subscript"] + types.suffix(1), node.parameterClause, node.returnClause)
        return .skipChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
                continue
            }
            add([name], binding.typeAnnotation ?? binding.initializer, node.modifiers)
            // Whether a property has a value changes the initializers that its type is given.
            if binding.initializer == nil, binding.accessorBlock == nil {
                add(["init"] + types.suffix(1), binding)
            }
        }
        return .skipChildren
    }

    override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
        add([node.name.text], node.parameterClause)
        return .skipChildren
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        add([node.name.text], node.initializer)
        return .skipChildren
    }

    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
        add([node.name.text], node.inheritanceClause)
        return .skipChildren
    }
}
