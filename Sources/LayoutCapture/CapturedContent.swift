#if canImport(UIKit)
    import UIKit

    /// The content of a view of one of UIKit's classes, as far as documents can express it.
    struct CapturedContent {
        let view: UIView
        let names: CapturedNames

        var members: [(String, DocumentValue)] {
            switch view {
            case let label as UILabel:
                text(label.text, size: label.font?.pointSize) + [
                    ("numberOfLines", .number(CGFloat(label.numberOfLines)))
                ]
            case let button as UIButton:
                text(button.title(for: .normal), size: button.titleLabel?.font?.pointSize)
            case let field as UITextField: text(field.text, size: field.font?.pointSize)
            case let textView as UITextView:
                text(textView.text, size: textView.font?.pointSize)
                    + [("textContainerInset", textView.textContainerInset.value)] + scrolling(textView)
            case let scrollView as UIScrollView: scrolling(scrollView)
            case let stack as UIStackView where !stack.isOpenedStack: arrangement(of: stack)
            default: []
            }
        }

        private func text(_ text: String?, size: CGFloat?) -> [(String, DocumentValue)] {
            guard let text, !text.isEmpty else { return [] }
            return [("text", .text(text))] + (size.map { [("font", .number($0))] } ?? [])
        }

        private func scrolling(_ view: UIScrollView) -> [(String, DocumentValue)] {
            let offset = view.contentOffset
            return offset == .zero ? [] : [("contentOffset", .numbers(offset.x, offset.y))]
        }

        private func arrangement(of stack: UIStackView) -> [(String, DocumentValue)] {
            var members: [(String, DocumentValue)] = [
                ("axis", .text(stack.axis == .horizontal ? "horizontal" : "vertical")),
                ("alignment", .text(stack.alignment.word)), ("distribution", .text(stack.distribution.word)),
                ("spacing", .number(stack.spacing)),
            ]
            if stack.isLayoutMarginsRelativeArrangement {
                members.append(("layoutMarginsRelativeArrangement", .flag(true)))
            }
            if stack.isBaselineRelativeArrangement {
                members.append(("baselineRelativeArrangement", .flag(true)))
            }
            let spacings = stack.arrangedSubviews.compactMap { view -> (String, DocumentValue)? in
                let spacing = stack.customSpacing(after: view)
                guard spacing != UIStackView.spacingUseDefault, let name = names[view] else { return nil }
                return (name, .number(spacing == UIStackView.spacingUseSystem ? 8 : spacing))
            }
            if !spacings.isEmpty { members.append(("customSpacing", .members(spacings))) }
            return members
        }
    }
#endif
