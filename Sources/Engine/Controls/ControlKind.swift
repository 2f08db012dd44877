/// A kind of UIKit view: its names in documents and in Interface Builder, and the view that represents it in a
/// layout.
///
/// `all` is the table used for documents, Interface Builder files and captures.
package struct ControlKind: @unchecked Sendable {
    /// UIKit's name of the class, which documents use.
    package let className: String
    /// The names of its elements in Interface Builder files.
    package let elements: [String]
    /// Whether it is laid out as a plain view, without a size or rules of its own.
    package let isPlain: Bool
    /// Makes a view of the kind, with UIKit's defaults.
    let make: () -> View
    /// Whether a class is the kind's class or inherits from it.
    private let isInherited: (View.Type) -> Bool
    private let type: View.Type

    /// Creates a kind with its own class.
    init<Kind: View>(
        _ className: String, _ elements: String..., isPlain: Bool = false,
        make: @escaping () -> Kind
    ) {
        self.className = className
        self.elements = elements
        self.isPlain = isPlain
        self.make = make
        isInherited = { $0 is Kind.Type }
        type = Kind.self
    }

    /// Creates a kind that is laid out as a plain view but keeps its class name.
    init(plain className: String, _ elements: String...) {
        self.className = className
        self.elements = elements
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

    /// Returns the kind for one of UIKit's class names; nil for any other name.
    package static func named(_ className: String) -> ControlKind? { byClassName[className] }

    /// Returns the kind for an element of an Interface Builder file; nil if the element isn't a known view.
    package static func ofElement(_ name: String) -> ControlKind? { byElement[name] }

    /// Returns the most specific kind that fits a view, not counting plain ones; nil for a plain view.
    ///
    /// - Complexity: O(number of kinds squared).
    package static func of(_ view: View) -> ControlKind? {
        let kinds = all.filter { !$0.isPlain && $0.isInherited(Swift.type(of: view)) }
        return kinds.first { kind in kinds.allSatisfy { $0.isInherited(kind.type) } }
    }

    /// Returns UIKit's names of a class and its subclasses, in the order of the table.
    package static func classNames<Kind: View>(of kind: Kind.Type) -> [String] {
        all.filter { $0.type is Kind.Type }.map(\.className)
    }

    /// Returns whether views of UIKit's class with this name have one of UIKit's guides.
    package static func isGuide(_ guide: SystemGuideKind, ofClass className: String) -> Bool {
        guide.isGuide(of: named(className)?.type ?? View.self)
    }
}

extension SystemGuideKind {
    /// Returns whether views of a class have the guide.
    fileprivate func isGuide(of type: View.Type) -> Bool {
        switch self {
        case .scrollFrame, .scrollContent: type is ScrollView.Type
        case .textContainer: type is TextView.Type
        default: true
        }
    }
}

extension View {
    /// Returns one of UIKit's own guides, created on first use; nil if views of its class don't have it.
    package func guide(_ kind: SystemGuideKind) -> LayoutGuide? {
        kind.isGuide(of: type(of: self)) ? systemGuide(kind) : nil
    }

    /// Makes the view that represents UIKit's class with this name.
    ///
    /// For a class that isn't UIKit's own, it makes a plain view whose `declaredClassName` is the name.
    package static func make(className: String) -> View {
        if let kind = ControlKind.named(className) { return kind.make() }
        let view = View()
        view.declaredClassName = className
        return view
    }
}
