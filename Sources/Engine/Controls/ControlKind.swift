/// A kind of view that UIKit has: what documents and Interface Builder call it, and what it is laid out as.
///
/// `all` is the table that documents, Interface Builder files and captures go by.
public struct ControlKind: Sendable {
    /// UIKit's name of the class, as documents have it.
    public let className: String
    /// What Interface Builder's files call it.
    public let elements: [String]
    /// Whether it is laid out as a plain view, without a size or rules of its own.
    public let isPlain: Bool
    /// A view of the kind, with UIKit's defaults.
    let make: @Sendable () -> View
    /// Whether a class is the kind's class or inherits from it.
    private let isInherited: @Sendable (View.Type) -> Bool
    private let type: View.Type

    /// A kind with a class of its own.
    init<Kind: View>(
        _ className: String, _ elements: String..., isPlain: Bool = false,
        make: @escaping @Sendable () -> Kind
    ) {
        self.className = className
        self.elements = elements
        self.isPlain = isPlain
        self.make = make
        isInherited = { $0 is Kind.Type }
        type = Kind.self
    }

    /// A kind that is made as a plain view, which keeps its class's name.
    init(plain className: String, _ element: String) {
        self.className = className
        elements = [element]
        isPlain = true
        make = {
            let view = View()
            view.declaredClassName = className
            return view
        }
        isInherited = { _ in false }
        type = View.self
    }
}

extension ControlKind {
    private static let byClassName = Dictionary(uniqueKeysWithValues: all.map { ($0.className, $0) })
    private static let byElement = Dictionary(
        uniqueKeysWithValues: all.flatMap { kind in kind.elements.map { ($0, kind) } })

    /// The kind of a class of UIKit's; nil for other names.
    public static func named(_ className: String) -> ControlKind? { byClassName[className] }

    /// The kind of an element in an Interface Builder file; nil for one that isn't known as a view.
    public static func ofElement(_ name: String) -> ControlKind? { byElement[name] }

    /// The most specific kind that a view is of, plain ones aside; nil for a plain view.
    ///
    /// - Complexity: O(number of kinds squared).
    public static func of(_ view: View) -> ControlKind? {
        let kinds = all.filter { !$0.isPlain && $0.isInherited(Swift.type(of: view)) }
        return kinds.first { kind in kinds.allSatisfy { $0.isInherited(kind.type) } }
    }

    /// UIKit's names of a class and of what inherits from it, in the table's order.
    public static func classNames<Kind: View>(of kind: Kind.Type) -> [String] {
        all.filter { $0.type is Kind.Type }.map(\.className)
    }

    /// Whether UIKit's class of a name is of a class or inherits from it.
    public static func isClass<Kind: View>(_ className: String, kindOf kind: Kind.Type) -> Bool {
        named(className)?.type is Kind.Type
    }
}

extension View {
    /// The view that UIKit's class of a name stands for.
    ///
    /// A class that isn't UIKit's own makes a plain view that keeps the name as its `declaredClassName`.
    public static func make(className: String) -> View {
        if let kind = ControlKind.named(className) { return kind.make() }
        let view = View()
        view.declaredClassName = className
        return view
    }
}
