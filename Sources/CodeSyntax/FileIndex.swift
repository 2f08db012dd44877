import Foundation
import SwiftSyntax

/// What a file declares and uses, as far as a choice of files depends on it.
struct FileIndex: Codable {
    var imports: [ImportEntry] = []
    var types: [TypeEntry] = []
    /// The names declared outside of types, and those that extensions of types of other modules add.
    var declared: [String] = []
    /// Types that are extended.
    var extended: [String] = []
    var used: [String] = []
    var previews: [PreviewEntry] = []

    init(_ source: SourceFile) {
        let visitor = IndexVisitor(source)
        visitor.walk(source.tree)
        self = visitor.index
        declared = Array(Set(declared)).sorted()
        used = visitor.used.sorted()
    }

    init() {}

    /// What stands among the used names for a call with a font's name and size, or of what SwiftGen makes of a font.
    static let fontCall = "init(name:size:)"
}

struct ImportEntry: Codable {
    let module: String
    let line: Int
}

struct TypeEntry: Codable {
    let name: String
    let kind: String
    let line: Int
    let inherited: [String]
    let isHidden: Bool
    let isGeneric: Bool
    var initializers: [InitializerEntry] = []
    var properties: [ParameterEntry] = []
    var methods: [MethodEntry] = []
    var cases: [String] = []
    /// Properties that other files can read and that hold an object of a class from the start.
    var held: [ParameterEntry] = []
    /// Whether Interface Builder sets some of its properties.
    var hasOutlets = false
}

/// A method that other files can call on an object.
struct MethodEntry: Codable {
    let name: String
    let parameters: [ParameterEntry]
}

struct InitializerEntry: Codable {
    let isConvenience: Bool
    let isFailable: Bool
    let isHidden: Bool
    let parameters: [ParameterEntry]
}

struct ParameterEntry: Codable {
    let label: String
    let type: String
    let hasDefault: Bool
    /// Whether it is a property that other files can set.
    var isSettable = false
}

struct PreviewEntry: Codable {
    let title: String?
    let traits: [String]
    let line: Int
    /// The number of the preview in its file.
    let number: Int
}

/// Collects the index of a file.
private final class IndexVisitor: SyntaxVisitor {
    var index = FileIndex()
    var used: Set<String> = []
    private let source: SourceFile
    private var path: [Int] = []
    private var names: [String] = []
    private var depth = 0

    init(_ source: SourceFile) {
        self.source = source
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if let module = node.path.first?.name.text {
            index.imports.append(ImportEntry(module: module, line: source.line(at: node.range.lowerBound)))
        }
        return .skipChildren
    }

    override func visit(_ node: TokenSyntax) -> SyntaxVisitorContinueKind {
        if case .identifier(let text) = node.tokenKind { used.insert(text) }
        return .skipChildren
    }

    /// An initializer may be one that an extension adds.
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let type = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            type.first?.isUppercase == true
        {
            used.insert("\(type).init")
        }
        let labels = node.arguments.map { $0.label?.text }
        let method = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        if labels == ["name", "size"] || labels == ["size"] && method == "font" {
            used.insert(FileIndex.fontCall)
        }
        return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(
            node.name.text, "class", node, node.inheritanceClause, node.modifiers, node.genericParameterClause
        )
    }
    override func visitPost(_ node: ClassDeclSyntax) { leave() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(
            node.name.text, "struct", node, node.inheritanceClause, node.modifiers,
            node.genericParameterClause)
    }
    override func visitPost(_ node: StructDeclSyntax) { leave() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(
            node.name.text, "enum", node, node.inheritanceClause, node.modifiers, node.genericParameterClause)
    }
    override func visitPost(_ node: EnumDeclSyntax) { leave() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(
            node.name.text, "actor", node, node.inheritanceClause, node.modifiers, node.genericParameterClause
        )
    }
    override func visitPost(_ node: ActorDeclSyntax) { leave() }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.text, "protocol", node, node.inheritanceClause, node.modifiers, nil)
    }
    override func visitPost(_ node: ProtocolDeclSyntax) { leave() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.extendedType.trimmedDescription
        index.extended.append(name)
        names.append(name)
        path.append(-1)
        for item in node.memberBlock.members {
            index.declared += Self.names(of: item.decl)
            if item.decl.is(InitializerDeclSyntax.self) { index.declared.append("\(name).init") }
        }
        return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

    private func enter(
        _ name: String, _ kind: String, _ node: some DeclSyntaxProtocol,
        _ inheritance: InheritanceClauseSyntax?,
        _ modifiers: DeclModifierListSyntax, _ generics: GenericParameterClauseSyntax?
    ) -> SyntaxVisitorContinueKind {
        if names.isEmpty, depth == 0 { index.declared.append(name) }
        names.append(name)
        path.append(index.types.count)
        index.types.append(
            TypeEntry(
                name: names.joined(separator: "."), kind: kind, line: source.line(at: node.range.lowerBound),
                inherited: inheritance?.inheritedTypes.map { $0.type.trimmedDescription } ?? [],
                isHidden: modifiers.contains { $0.name.text == "private" || $0.name.text == "fileprivate" },
                isGeneric: generics != nil))
        return .visitChildren
    }

    private func leave() {
        names.removeLast()
        path.removeLast()
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if names.isEmpty, depth == 0 { index.declared.append(node.name.text) }
        addMethod(node)
        depth += 1
        return .visitChildren
    }
    override func visitPost(_ node: FunctionDeclSyntax) { depth -= 1 }

    private func addMethod(_ node: FunctionDeclSyntax) {
        guard depth == 0, let place = path.last, place >= 0 else { return }
        let isOther = node.modifiers.contains {
            ["private", "fileprivate", "static", "class", "override"].contains($0.name.text)
        }
        guard !isOther, node.genericParameterClause == nil, node.signature.effectSpecifiers == nil else {
            return
        }
        index.types[place].methods.append(
            MethodEntry(name: node.name.text, parameters: Self.parameters(node.signature.parameterClause)))
    }

    private static func parameters(_ clause: FunctionParameterClauseSyntax) -> [ParameterEntry] {
        clause.parameters.map {
            ParameterEntry(
                label: $0.firstName.text, type: $0.type.trimmedDescription, hasDefault: $0.defaultValue != nil
            )
        }
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        if names.isEmpty, depth == 0 { index.declared.append(node.name.text) }
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard depth == 0 else { return .visitChildren }
        let isStatic = node.modifiers.contains { ["static", "class", "lazy"].contains($0.name.text) }
        let isHidden = node.modifiers.contains {
            ["private", "fileprivate", "override"].contains($0.name.text)
        }
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
                continue
            }
            if names.isEmpty { index.declared.append(name) }
            guard let place = path.last, place >= 0, !isStatic, Self.isStored(binding) else { continue }
            let type = Self.type(of: binding, in: node.bindings)
            let isFixed = node.bindingSpecifier.text == "let" && binding.initializer != nil
            if node.attributes.trimmedDescription.contains("IBOutlet") {
                index.types[place].hasOutlets = true
            }
            if !isHidden, let made = Self.madeType(of: binding) {
                index.types[place].held.append(ParameterEntry(label: name, type: made, hasDefault: true))
            }
            if !isFixed {
                index.types[place].properties.append(
                    ParameterEntry(
                        label: name, type: type,
                        hasDefault: binding.initializer != nil
                            || node.bindingSpecifier.text == "var"
                                && (type.hasSuffix("?") || type.hasSuffix("!")),
                        isSettable: node.bindingSpecifier.text == "var" && !isHidden
                    ))
            }
        }
        return .visitChildren
    }

    /// The type that a variable is declared with: in `let name, title: String` the one that follows.
    private static func type(of binding: PatternBindingSyntax, in bindings: PatternBindingListSyntax)
        -> String
    {
        if binding.initializer != nil, binding.typeAnnotation == nil { return "" }
        let others = bindings.drop { $0.id != binding.id }
        return others.lazy.compactMap(\.typeAnnotation).first?.type.trimmedDescription ?? ""
    }

    /// The type whose initializer makes the value of a variable, as in `var model = Model()`.
    private static func madeType(of binding: PatternBindingSyntax) -> String? {
        let call = binding.initializer?.value.as(FunctionCallExprSyntax.self)
        let name = call?.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
        return name?.first?.isUppercase == true ? name : nil
    }

    /// Whether a variable has a value of its own, observed or not.
    private static func isStored(_ binding: PatternBindingSyntax) -> Bool {
        guard let block = binding.accessorBlock else { return true }
        guard case .accessors(let accessors) = block.accessors else { return false }
        return accessors.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        depth += 1
        return .visitChildren
    }
    override func visitPost(_ node: ClosureExprSyntax) { depth -= 1 }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        if let place = path.last, place >= 0 {
            index.types[place].initializers.append(
                InitializerEntry(
                    isConvenience: node.modifiers.contains { $0.name.text == "convenience" },
                    isFailable: node.optionalMark != nil,
                    isHidden: node.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
                        || node.attributes.trimmedDescription.contains("unavailable"),
                    parameters: Self.parameters(node.signature.parameterClause)))
        }
        depth += 1
        return .visitChildren
    }
    override func visitPost(_ node: InitializerDeclSyntax) { depth -= 1 }

    override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
        if let place = path.last, place >= 0 {
            index.types[place].cases += node.elements.filter { $0.parameterClause == nil }.map(\.name.text)
        }
        return .visitChildren
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        addPreview(node.macroName.text, node.arguments, node.range)
        return .visitChildren
    }
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        addPreview(node.macroName.text, node.arguments, node.range)
        return .visitChildren
    }

    private func addPreview(_ name: String, _ arguments: LabeledExprListSyntax, _ range: Range<Int>) {
        guard name == "Preview", names.isEmpty, depth == 0 else { return }
        let title = arguments.first { $0.label == nil }?.expression.as(StringLiteralExprSyntax.self)
        let traits = arguments.drop { $0.label?.text != "traits" }.prefix {
            $0.label == nil || $0.label?.text == "traits"
        }
        index.previews.append(
            PreviewEntry(
                title: title?.segments.trimmedDescription,
                traits: traits.map { $0.expression.trimmedDescription },
                line: source.line(at: range.lowerBound), number: index.previews.count))
    }

    private static func names(of declaration: DeclSyntax) -> [String] {
        if let function = declaration.as(FunctionDeclSyntax.self) { return [function.name.text] }
        if let variable = declaration.as(VariableDeclSyntax.self) {
            return variable.bindings.compactMap {
                $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
            }
        }
        if let type = declaration.as(StructDeclSyntax.self) { return [type.name.text] }
        if let type = declaration.as(EnumDeclSyntax.self) { return [type.name.text] }
        if let type = declaration.as(ClassDeclSyntax.self) { return [type.name.text] }
        if let type = declaration.as(TypeAliasDeclSyntax.self) { return [type.name.text] }
        return []
    }
}
