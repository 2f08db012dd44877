#if canImport(UIKit)
    import UIKit

    /// The active constraints below a root, as equations.
    struct CapturedConstraints {
        private(set) var lines: [String] = []
        /// Where the constraints of the lines were made, where that is known.
        private(set) var places: [String?] = []
        /// What couldn't be written, with the reason.
        private(set) var notes: [String] = []
        /// The views whose margins constraints speak of.
        private(set) var viewsWithMargins: Set<ObjectIdentifier> = []
        /// The views whose keyboard guide constraints speak of.
        private(set) var viewsWithKeyboard: Set<ObjectIdentifier> = []
        private let names: CapturedNames
        private let root: UIView
        private let place: (NSLayoutConstraint) -> String?

        init(
            root: UIView, names: CapturedNames,
            place: @escaping (NSLayoutConstraint) -> String? = { _ in nil }
        ) {
            self.names = names
            self.root = root
            self.place = place
            for view in names.views {
                let isInOpenedStack = !(view is UIStackView) && view.superview?.isOpenedStack == true
                for constraint in view.constraints where constraint.isActive {
                    let isArrangement = constraint.identifier?.hasPrefix("UISV-") == true
                    if isArrangement ? view.isOpenedStack || isInOpenedStack : Self.isAuthored(constraint) {
                        add(constraint)
                    }
                }
                if (view as? UIStackView)?.isLayoutMarginsRelativeArrangement == true {
                    viewsWithMargins.insert(ObjectIdentifier(view))
                }
            }
        }

        /// Whether an author made it, rather than a frame or a content size.
        private static func isAuthored(_ constraint: NSLayoutConstraint) -> Bool {
            let name = "\(type(of: constraint))"
            return !name.hasPrefix("NSAutoresizing") && !name.hasPrefix("NSContentSize")
                && !name.hasPrefix("_UI")
        }

        private mutating func add(_ constraint: NSLayoutConstraint) {
            guard let first = side(constraint.firstItem, constraint.firstAttribute) else {
                notes.append("\(constraint), as it isn't between attributes of items below the root")
                return
            }
            var line = "\(first) \(constraint.relation.equationSign) "
            if constraint.secondAttribute == .notAnAttribute, constraint.secondItem == nil {
                line += DocumentValue.digits(constraint.constant)
            } else if let second = side(constraint.secondItem, constraint.secondAttribute) {
                if constraint.multiplier != 1 { line += "\(DocumentValue.digits(constraint.multiplier)) * " }
                line += second
                if constraint.constant != 0 {
                    line += constraint.constant < 0 ? " - " : " + "
                    line += DocumentValue.digits(abs(constraint.constant))
                }
            } else {
                notes.append("\(constraint), as it isn't between attributes of items below the root")
                return
            }
            if constraint.priority != .required {
                line += " @\(DocumentValue.digits(CGFloat(constraint.priority.rawValue)))"
            }
            lines.append(line)
            places.append(place(constraint))
        }

        /// The constraints as a document has them.
        var values: [DocumentValue] {
            zip(lines, places).map { line, place in
                place.map { .members([("constraint", .text(line)), ("source", .text($0))]) } ?? .text(line)
            }
        }

        /// An item and an attribute as an equation names them; nil for what is outside the root.
        private mutating func side(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String? {
            guard let item, let word = attribute.equationWord else { return nil }
            if let name = names[item] {
                if attribute.isMargin { viewsWithMargins.insert(ObjectIdentifier(item)) }
                return "\(name).\(word)"
            }
            guard let guide = item as? UILayoutGuide, let owner = guide.owningView, let name = names[owner],
                let kind = owner.systemGuideName(of: guide)
            else { return nil }
            switch kind {
            case "layoutMarginsGuide", "readableContentGuide":
                viewsWithMargins.insert(ObjectIdentifier(owner))
            case "keyboardLayoutGuide": viewsWithKeyboard.insert(ObjectIdentifier(owner))
            default: break
            }
            return "\(name).\(kind).\(word)"
        }
    }

    extension UIView {
        /// The document's name of one of UIKit's own guides of the view.
        fileprivate func systemGuideName(of guide: UILayoutGuide) -> String? {
            if let scrollView = self as? UIScrollView {
                if guide === scrollView.contentLayoutGuide { return "contentLayoutGuide" }
                if guide === scrollView.frameLayoutGuide { return "frameLayoutGuide" }
            }
            #if os(Linux)
                if let textView = self as? UITextView, guide === textView.textContainerLayoutGuide {
                    return "textContainerLayoutGuide"
                }
            #endif
            if guide === layoutMarginsGuide { return "layoutMarginsGuide" }
            if guide === safeAreaLayoutGuide { return "safeAreaLayoutGuide" }
            if guide === readableContentGuide { return "readableContentGuide" }
            if #available(iOS 15, tvOS 15, *), guide === keyboardLayoutGuide { return "keyboardLayoutGuide" }
            return nil
        }
    }
#endif
