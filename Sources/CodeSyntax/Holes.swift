import Foundation
import SwiftSyntax

/// What of a file doesn't compile here and is left out.
struct Hole: Codable {
    var start: Int
    var end: Int
    var text: String
    /// Where it is reported, and why.
    var line: Int
    var column: Int
    var message: String
    /// Whether it makes or places views.
    var isLayout: Bool
    /// What kind of thing is left out.
    var what: String
    /// Whether it compiles, and crashes when it is run.
    var isCrash = false
    /// The member that it is in; nil if it is in none, or is larger.
    var member: MemberVersion?

    /// Whether something is added and nothing left out.
    var isInsertion: Bool { start == end }
}

/// What a compiler said about a file.
struct Diagnostic: Codable {
    let file: String
    let line: Int
    let column: Int
    let message: String

    /// Whether it is a crash at a line, instead of an error of the compiler's.
    var isCrash: Bool { column == 0 }
}

/// Finds what to leave out for an error.
struct HoleCutter {
    let source: SourceFile
    private(set) var holes: [Hole]

    init(_ source: SourceFile, holes: [Hole]) {
        self.source = source
        self.holes = holes
    }

    /// Cuts what an error is about; false where nothing is left to cut.
    mutating func cut(_ diagnostic: Diagnostic, at offset: Int) -> Bool {
        let token = token(at: offset)
        guard let token else { return false }
        for cut in candidates(diagnostic, token) {
            let isNew =
                !holes.contains { $0.start <= cut.start && cut.end <= $0.end && $0.end > $0.start }
                && !holes.contains { $0.start == cut.start && $0.end == cut.end && $0.text == cut.text }
            guard isNew else { continue }
            var cut = cut
            cut.line = source.line(at: offset)
            cut.column = offset - source.start(ofLine: cut.line) + 1
            cut.message = diagnostic.message
            cut.isCrash = diagnostic.isCrash
            let removed = source.text(cut.start..<cut.end)
            cut.member = MemberVersion.around(cut.start..<cut.end, token, in: source)
            cut.isLayout = Self.layoutWords.contains { removed.contains($0) }
            let isInside = { (hole: Hole) in
                cut.start <= hole.start && hole.end <= cut.end && hole.end > hole.start
            }
            // What is left out because of another hole is left out for the reason of that.
            if !cut.isInsertion, let cause = holes.first(where: isInside) {
                (cut.line, cut.column, cut.message) = (cause.line, cause.column, cause.message)
                cut.isCrash = cause.isCrash
            }
            holes.removeAll(where: isInside)
            holes.append(cut)
            return true
        }
        return false
    }

    private static let layoutWords = [
        "addSubview", "addArrangedSubview", "Anchor", "NSLayoutConstraint", ".snp", "constraint(",
        "addLayoutGuide",
        "insertSubview", "constrain", ".axis", ".distribution", ".alignment", ".spacing", "setCustomSpacing",
        "ayoutMargins", "setContentHuggingPriority", "setContentCompressionResistancePriority", "itemSize",
    ]

    private func token(at offset: Int) -> TokenSyntax? {
        let position = AbsolutePosition(utf8Offset: min(max(0, offset), max(0, source.bytes.count - 1)))
        return source.tree.token(at: position)
    }

    private func hole(_ range: Range<Int>, _ text: String, _ what: String) -> Hole {
        Hole(
            start: range.lowerBound, end: range.upperBound, text: text, line: 0, column: 0, message: "",
            isLayout: false, what: what)
    }

    private func candidates(_ diagnostic: Diagnostic, _ token: TokenSyntax) -> [Hole] {
        let message = diagnostic.message
        if let special = special(message, token) { return special + general(token) }
        return general(token)
    }

    /// What errors of some kinds are about.
    private func special(_ message: String, _ token: TokenSyntax) -> [Hole]? {
        if message.contains("missing return") {
            guard let block = token.enclosing(CodeBlockSyntax.self)?.rightBrace ?? closing(token) else {
                return nil
            }
            let start = block.range.lowerBound
            return [hole(start..<start, " return layoutRenderStandIn() ", "value")]
        }
        if message.contains("'required' initializer 'init(coder:)' must be provided"),
            let type = token.enclosing(ClassDeclSyntax.self)
        {
            let end = type.memberBlock.rightBrace.range.lowerBound
            return [hole(end..<end, " required init?(coder: NSCoder) { nil } ", "value")]
        }
        if message.contains("does not override any") || message.contains("'override' can only be specified"),
            let member = token.enclosing(MemberBlockItemSyntax.self)
        {
            let modifiers =
                member.decl.as(FunctionDeclSyntax.self)?.modifiers ?? member.decl.as(VariableDeclSyntax.self)?
                .modifiers
                ?? member.decl.as(InitializerDeclSyntax.self)?.modifiers
            if let override = modifiers?.first(where: { $0.name.text == "override" }) {
                return [hole(override.range, "", "modifier")]
            }
        }
        if message.contains("does not conform to protocol"), let clause = inheritance(of: token) {
            let name = Self.quoted(message).last ?? ""
            if let entry = clause.inheritedTypes.first(where: {
                let text = $0.type.trimmedDescription
                return text == name || text.hasSuffix(".\(name)")
            }) {
                return [removal(of: entry, in: clause)]
            }
            return [hole(clause.range, "", "protocols")]
        }
        if message.contains("not initialized") || message.contains("without initializing")
            || message.contains("without initial value") || message.contains("has no initializers")
        {
            return uninitialized(message, token)
        }
        return nil
    }

    private func closing(_ token: TokenSyntax) -> TokenSyntax? {
        token.enclosing(AccessorBlockSyntax.self)?.rightBrace
            ?? token.enclosing(ClosureExprSyntax.self)?.rightBrace
    }

    /// What a message of the compiler's has between quotes.
    static func quoted(_ message: String) -> [String] {
        message.split(separator: "'", omittingEmptySubsequences: false).enumerated().filter {
            $0.offset % 2 == 1
        }
        .map { String($0.element) }
    }

    /// Gives properties without a value a stand-in.
    private func uninitialized(_ message: String, _ token: TokenSyntax) -> [Hole]? {
        let name = Self.quoted(message).first.map { $0.hasPrefix("self.") ? String($0.dropFirst(5)) : $0 }
        guard
            let members = token.enclosing(MemberBlockSyntax.self)
                ?? token.enclosing(ClassDeclSyntax.self)?.memberBlock
        else { return nil }
        var result: [Hole] = []
        for member in members.members {
            guard let variable = member.decl.as(VariableDeclSyntax.self) else { continue }
            for binding in variable.bindings
            where binding.initializer == nil && binding.accessorBlock == nil
                && (binding.pattern.trimmedDescription == name || message.contains("has no initializers"))
            {
                guard let type = binding.typeAnnotation, !type.type.is(OptionalTypeSyntax.self) else {
                    continue
                }
                let end = type.range.upperBound
                result.append(hole(end..<end, " = layoutRenderStandIn()", "value"))
                if variable.bindingSpecifier.text == "let" {
                    result.append(hole(variable.bindingSpecifier.range, "var", "let"))
                }
            }
        }
        return result.isEmpty ? nil : result
    }

    private func inheritance(of token: TokenSyntax) -> InheritanceClauseSyntax? {
        var node: Syntax? = Syntax(token)
        while let current = node {
            if let type = current.as(ClassDeclSyntax.self) { return type.inheritanceClause }
            if let type = current.as(StructDeclSyntax.self) { return type.inheritanceClause }
            if let type = current.as(EnumDeclSyntax.self) { return type.inheritanceClause }
            if let type = current.as(ExtensionDeclSyntax.self) { return type.inheritanceClause }
            if let type = current.as(ProtocolDeclSyntax.self) { return type.inheritanceClause }
            node = current.parent
        }
        return nil
    }

    private func removal(of entry: InheritedTypeSyntax, in clause: InheritanceClauseSyntax) -> Hole {
        let entries = Array(clause.inheritedTypes)
        let left = entries.filter { other in
            other.id != entry.id
                && !holes.contains { $0.start <= other.range.lowerBound && other.range.upperBound <= $0.end }
        }
        if left.isEmpty { return hole(clause.range, "", "protocols") }
        // Protocols that every type conforms to keep commas and colons right.
        return hole(entry.type.range, "LayoutRenderAny", "protocol")
    }

    /// What contains a place, the smallest first.
    private func general(_ token: TokenSyntax) -> [Hole] {
        var result: [Hole] = []
        var node: Syntax? = Syntax(token)
        while let current = node {
            result += cuts(of: current)
            node = current.parent
        }
        return result
    }

    private func cuts(of node: Syntax) -> [Hole] {
        if let entry = node.as(InheritedTypeSyntax.self),
            let clause = node.enclosing(InheritanceClauseSyntax.self)
        {
            return [removal(of: entry, in: clause)]
        }
        if let item = node.as(CodeBlockItemSyntax.self) { return statement(item) }
        if let initializer = node.as(InitializerClauseSyntax.self),
            let binding = node.parent?.as(PatternBindingSyntax.self)
        {
            return binding.typeAnnotation == nil
                ? [] : [hole(initializer.value.range, "layoutRenderStandIn()", "value")]
        }
        if let body = node.as(CodeBlockSyntax.self), let owner = body.parent {
            return self.body(body, of: owner)
        }
        if let block = node.as(AccessorBlockSyntax.self), case .getter = block.accessors {
            return [hole(block.range, "{ return layoutRenderStandIn() }", "body")]
        }
        if let member = node.as(MemberBlockItemSyntax.self) {
            if member.decl.as(EnumCaseDeclSyntax.self) != nil { return [] }
            return [hole(member.range, "", "declaration")]
        }
        return []
    }

    private func statement(_ item: CodeBlockItemSyntax) -> [Hole] {
        guard let list = item.parent?.as(CodeBlockItemListSyntax.self) else { return [] }
        if item.parent?.parent?.is(SourceFileSyntax.self) == true {
            return [hole(item.range, "", "declaration")]
        }
        if case .stmt(let statement) = item.item, let returned = statement.as(ReturnStmtSyntax.self) {
            guard let value = returned.expression else { return [] }
            return [hole(value.range, "layoutRenderStandIn()", "value")]
        }
        if case .decl(let declaration) = item.item, let variable = declaration.as(VariableDeclSyntax.self),
            let binding = variable.bindings.first, binding.typeAnnotation != nil,
            let value = binding.initializer?.value
        {
            return [hole(value.range, "layoutRenderStandIn()", "value"), hole(item.range, "", "statement")]
        }
        if list.count == 1, givesValue(list) {
            return [hole(item.range, "return layoutRenderStandIn()", "value")]
        }
        return [hole(item.range, "", "statement")]
    }

    /// Whether the only expression of a list is its value.
    private func givesValue(_ list: CodeBlockItemListSyntax) -> Bool {
        guard let parent = list.parent else { return false }
        if parent.is(AccessorBlockSyntax.self) { return true }
        if let owner = parent.as(CodeBlockSyntax.self)?.parent {
            if let function = owner.as(FunctionDeclSyntax.self) {
                let type = function.signature.returnClause?.type.trimmedDescription
                return type != nil && type != "Void" && type != "()"
            }
            if let accessor = owner.as(AccessorDeclSyntax.self) {
                return accessor.accessorSpecifier.text == "get"
            }
        }
        return false
    }

    private func body(_ body: CodeBlockSyntax, of owner: Syntax) -> [Hole] {
        if let function = owner.as(FunctionDeclSyntax.self) {
            let type = function.signature.returnClause?.type.trimmedDescription
            let isPlain = type == nil || type == "Void" || type == "()"
            return [hole(body.range, isPlain ? "{ }" : "{ return layoutRenderStandIn() }", "body")]
        }
        if owner.is(AccessorDeclSyntax.self) {
            let isGetter = owner.as(AccessorDeclSyntax.self)?.accessorSpecifier.text == "get"
            return [hole(body.range, isGetter ? "{ return layoutRenderStandIn() }" : "{ }", "body")]
        }
        return []
    }
}
