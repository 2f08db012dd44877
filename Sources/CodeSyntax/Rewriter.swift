import Foundation
import SwiftSyntax

/// What a file of the author's needs in order to compile here, as edits that keep its lines.
final class Rewriter: SyntaxVisitor {
    private(set) var edits: [Edit] = []
    /// The imports that were left out.
    private(set) var missing: [ImportEntry] = []
    private let source: SourceFile
    private let options: RewriteOptions
    private var previews = 0

    init(_ source: SourceFile, _ options: RewriteOptions) {
        self.source = source
        self.options = options
        super.init(viewMode: .sourceAccurate)
        walk(source.tree)
    }

    private func replace(_ node: some SyntaxProtocol, by text: String = "") {
        edits.append(Edit(range: node.range, text: text))
    }

    private func insert(_ text: String, at offset: Int, rank: Int = 0, of statement: Range<Int>? = nil) {
        edits.append(Edit(range: offset..<offset, text: text, rank: rank, statement: statement))
    }

    // MARK: Conditions and imports

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        for clause in node.clauses {
            guard let condition = clause.condition else { continue }
            let visitor = ConditionVisitor()
            visitor.walk(condition)
            for (range, text) in visitor.answers { edits.append(Edit(range: range, text: text)) }
        }
        return .visitChildren
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        let module = node.path.first?.name.text ?? ""
        guard options.modules.contains(module) else {
            missing.append(ImportEntry(module: module, line: source.line(at: node.range.lowerBound)))
            replace(node)
            return .skipChildren
        }
        if module == "UIKit", node.path.count > 1, node.importKindSpecifier == nil {
            replace(node.path, by: "UIKit")
        } else if node.importKindSpecifier != nil, options.umbrellas.contains(module) {
            replace(node, by: "import \(module)")
        } else if node.attributes.trimmedDescription.contains("testable") {
            replace(node.attributes)
        }
        return .skipChildren
    }

    // MARK: Objective-C

    private static let attributes: Set<String> = [
        "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable",
        "IBSegueAction",
        "NSManaged", "GKInspectable", "main", "UIApplicationMain", "NSApplicationMain",
    ]

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        let name = node.attributeName.trimmedDescription
        if Self.attributes.contains(name) {
            replace(node)
            return .skipChildren
        }
        return .visitChildren
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        if node.name.text == "dynamic" { replace(node) }
        return .visitChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        switch node.macroName.text {
        case "selector":
            replace(node, by: "Selector(\"\(selectorName(node.arguments))\")")
            return .skipChildren
        case "keyPath":
            let path = node.arguments.first?.expression.trimmedDescription ?? ""
            let name = path.split(separator: ".").last.map(String.init) ?? path
            replace(node, by: "\"\(name)\"")
            return .skipChildren
        case "Preview":
            preview(node.arguments, node.trailingClosure, node.range)
            return .visitChildren
        default: return .visitChildren
        }
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.macroName.text == "Preview" { preview(node.arguments, node.trailingClosure, node.range) }
        return .visitChildren
    }

    private func selectorName(_ arguments: LabeledExprListSyntax) -> String {
        guard let argument = arguments.first else { return "" }
        var expression = argument.expression
        if let cast = expression.as(AsExprSyntax.self) { expression = cast.expression }
        let reference =
            expression.as(MemberAccessExprSyntax.self)?.declName
            ?? expression.as(DeclReferenceExprSyntax.self)
        guard let reference else { return expression.trimmedDescription.filter { $0 != "\"" } }
        let base = reference.baseName.text
        let labels =
            reference.argumentNames?.arguments.map(\.name.text) ?? options.functions[base] ?? []
        guard let first = labels.first else { return base }
        let start = first == "_" ? "" : "With" + first.prefix(1).uppercased() + first.dropFirst()
        return base + start + ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
    }

    /// A call of an optional requirement: the question mark goes, since requirements have defaults here.
    override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
        if let call = node.parent?.as(FunctionCallExprSyntax.self),
            call.calledExpression.id == Syntax(node).id,
            let member = node.expression.as(MemberAccessExprSyntax.self),
            Self.optional.contains(where: { member.declName.baseName.text.hasPrefix($0) })
        {
            replace(node.questionMark)
        }
        return .visitChildren
    }

    private static let optional = [
        "tableView", "collectionView", "scrollView", "viewForZooming", "numberOfSections", "textField",
        "textView",
        "searchBar", "gestureRecognizer", "navigationController", "tabBar", "pageViewController",
        "presentation",
        "updateSearchResults", "pickerView",
    ]

    // MARK: Previews

    private func preview(
        _ arguments: LabeledExprListSyntax, _ closure: ClosureExprSyntax?, _ range: Range<Int>
    ) {
        let number = previews
        previews += 1
        guard let closure else { return edits.append(Edit(range: range, text: "")) }
        let start = range.lowerBound
        edits.append(
            Edit(
                range: start..<closure.leftBrace.range.lowerBound,
                text: "@MainActor func layoutRenderPreview_\(options.number)_\(number)() -> Any "))
        if let last = closure.statements.last, case .expr(let expression) = last.item {
            insert("return ", at: expression.range.lowerBound, rank: 5)
        }
    }

    // MARK: Places

    private static let relations: Set<String> = [
        "equalTo", "greaterThanOrEqualTo", "lessThanOrEqualTo", "equalToConstant",
        "greaterThanOrEqualToConstant",
        "lessThanOrEqualToConstant", "equalToSystemSpacingAfter", "greaterThanOrEqualToSystemSpacingAfter",
        "lessThanOrEqualToSystemSpacingAfter", "equalToSystemSpacingBelow",
        "greaterThanOrEqualToSystemSpacingBelow", "lessThanOrEqualToSystemSpacingBelow",
    ]

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard options.marks else { return .visitChildren }
        let member = node.calledExpression.as(MemberAccessExprSyntax.self)
        let isAnchors =
            member?.declName.baseName.text == "constraint"
            && Self.relations.contains(node.arguments.first?.label?.text ?? "") && member?.base != nil
        let isItems =
            node.calledExpression.trimmedDescription == "NSLayoutConstraint"
            && node.arguments.first?.label?.text == "item"
        let isFormat =
            node.calledExpression.trimmedDescription == "NSLayoutConstraint.constraints"
            && node.arguments.first?.label?.text == "withVisualFormat"
        guard isAnchors || isItems || isFormat, !isInOptionalChain(node) else { return .visitChildren }
        let first = isFormat ? node.arguments.first?.range : member?.declName.range
        let place = (first ?? node.range).lowerBound
        insert(
            "layoutRenderPlaced(\(options.number), \(source.line(at: place)), ", at: node.range.lowerBound,
            rank: 9)
        insert(")", at: node.range.upperBound, rank: -9)
        return .visitChildren
    }

    private func isInOptionalChain(_ node: FunctionCallExprSyntax) -> Bool {
        let visitor = ChainVisitor(viewMode: .sourceAccurate)
        visitor.walk(node.calledExpression)
        return visitor.found
    }

    override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
        guard options.marks, isMarked(node) else { return .visitChildren }
        if let first = node.first, node.parent?.is(CodeBlockSyntax.self) == true, isBody(node) {
            // After a call, the statement that made it is the one that runs.
            insert(
                "let layoutRenderCaller = layoutRenderCall(); defer { layoutRenderReturn(layoutRenderCaller) }; ",
                at: first.range.lowerBound)
        }
        for item in node {
            switch item.item {
            case .expr(let expression):
                if expression.is(MacroExpansionExprSyntax.self) { continue }
            case .decl(let declaration): if !declaration.is(VariableDeclSyntax.self) { continue }
            case .stmt(let statement): if statement.is(FallThroughStmtSyntax.self) { continue }
            @unknown default: continue
            }
            let start = item.range.lowerBound
            insert("layoutRenderPlace(\(options.number), \(source.line(at: start))); ", at: start, rank: 1)
            if let name = Self.variable(of: item) {
                let end = item.item.range.upperBound
                insert("; layoutRenderNamed(\(name), \"\(name)\")", at: end, rank: -8, of: item.item.range)
            }
        }
        return .visitChildren
    }

    private func isBody(_ list: CodeBlockItemListSyntax) -> Bool {
        guard let owner = list.parent?.parent else { return false }
        return owner.is(FunctionDeclSyntax.self) || owner.is(InitializerDeclSyntax.self)
            || owner.is(AccessorDeclSyntax.self)
    }

    /// The name of a variable that holds what an initializer or the like makes; nil for other statements.
    private static func variable(of item: CodeBlockItemSyntax) -> String? {
        guard case .decl(let declaration) = item.item, let variable = declaration.as(VariableDeclSyntax.self),
            variable.attributes.isEmpty, variable.modifiers.isEmpty, variable.bindings.count == 1,
            let binding = variable.bindings.first,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            let call = binding.initializer?.value.as(FunctionCallExprSyntax.self)
        else { return nil }
        if call.calledExpression.is(ClosureExprSyntax.self) { return name }
        let called = call.calledExpression.trimmedDescription
        let isMaker =
            called.first?.isUppercase == true || called.hasPrefix("make") || called.hasPrefix("create")
        return isMaker && name.first?.isLetter == true ? name : nil
    }

    /// Whether statements may come before those of a list.
    private func isMarked(_ list: CodeBlockItemListSyntax) -> Bool {
        if list.parent?.is(ClosureExprSyntax.self) == true { return list.count > 1 && !isInBuilder(list) }
        guard let block = list.parent?.as(CodeBlockSyntax.self), let owner = block.parent else {
            return list.parent?.is(AccessorBlockSyntax.self) == true && list.count > 1 && !isInBuilder(list)
        }
        if owner.is(IfExprSyntax.self) { return list.count > 1 && !isInBuilder(list) }
        if let function = owner.as(FunctionDeclSyntax.self) {
            return (function.signature.returnClause == nil || list.count > 1) && !isInBuilder(list)
        }
        let isValue = list.first?.item.trimmedDescription == "nil"
        return (owner.is(InitializerDeclSyntax.self) && !isValue || list.count > 1) && !isInBuilder(list)
    }

    /// Whether statements may be those of a result builder, where a statement more is another value.
    private func isInBuilder(_ node: some SyntaxProtocol) -> Bool {
        var next: Syntax? = Syntax(node)
        while let current = next {
            let attributes =
                current.as(FunctionDeclSyntax.self)?.attributes
                ?? current.as(VariableDeclSyntax.self)?.attributes
            if attributes?.trimmedDescription.contains("Builder") == true { return true }
            if let variable = current.as(VariableDeclSyntax.self),
                variable.bindings.first?.typeAnnotation?.type.trimmedDescription.hasPrefix("some ") == true
            {
                return true
            }
            if current.is(MemberBlockSyntax.self) { return false }
            next = current.parent
        }
        return false
    }
}

/// What is done with a file.
struct RewriteOptions {
    /// The number by which marks name the file.
    var number: Int
    /// The modules that can be imported.
    var modules: Set<String>
    /// Modules of which parts are imported by importing all.
    var umbrellas: Set<String> = ["UIKit", "CoreGraphics", "QuartzCore", "os"]
    /// The labels of methods, by their names.
    var functions: [String: [String]]
    /// Whether statements and constraints tell their places when they are run.
    var marks: Bool
}

private final class ChainVisitor: SyntaxVisitor {
    var found = false
    override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
        found = true
        return .skipChildren
    }
    override func visit(_ node: LabeledExprListSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

/// Answers questions about the platform.
private final class ConditionVisitor: SyntaxVisitor {
    var answers: [(Range<Int>, String)] = []
    init() { super.init(viewMode: .sourceAccurate) }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.calledExpression.trimmedDescription
        let argument = node.arguments.trimmedDescription
        switch (name, argument) {
        case ("os", "iOS"), ("targetEnvironment", "simulator"): answers.append((node.range, "true"))
        case ("os", "Linux"): answers.append((node.range, "false"))
        default: break
        }
        return .skipChildren
    }
}

/// The labels of the methods of a file, by their names.
final class FunctionLabels: SyntaxVisitor {
    private(set) var labels: [String: [String]] = [:]
    init(_ source: SourceFile) {
        super.init(viewMode: .sourceAccurate)
        walk(source.tree)
    }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if labels[node.name.text] == nil {
            labels[node.name.text] = node.signature.parameterClause.parameters.map(\.firstName.text)
        }
        return .skipChildren
    }
}
