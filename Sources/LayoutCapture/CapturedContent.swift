#if canImport(UIKit)
    import UIKit

    /// The content of a view of one of UIKit's classes, as far as documents can express it.
    struct CapturedContent {
        let view: UIView
        let names: CapturedNames

        var members: [(String, DocumentValue)] {
            switch view {
            case let label as UILabel:
                text(label.text, font: label.font) + alignment(label.textAlignment) + [
                    ("numberOfLines", .number(CGFloat(max(0, label.numberOfLines))))
                ]
                    + (label.preferredMaxLayoutWidth > 0
                        ? [("preferredMaxLayoutWidth", .number(label.preferredMaxLayoutWidth))] : [])
            case let button as UIButton:
                text(button.documentTitle, font: button.titleLabel?.font) + configuration(of: button)
            case let field as UITextField:
                text(field.text, font: field.font) + alignment(field.textAlignment)
                    + placeholder(field.placeholder) + border(of: field)
            case let textView as UITextView:
                text(textView.text, font: textView.font) + alignment(textView.textAlignment)
                    + [("textContainerInset", textView.textContainerInset.value)] + scrolling(textView)
            case let bar as UISearchBar: placeholder(bar.placeholder)
            case let control as UISegmentedControl: segments(of: control)
            case let control as UIPageControl:
                [("numberOfPages", .number(CGFloat(max(0, control.numberOfPages))))]
            case let scrollView as UIScrollView: scrolling(scrollView)
            case let stack as UIStackView where !stack.isOpenedStack: arrangement(of: stack)
            default: []
            }
        }

        private func text(_ text: String?, font: UIFont?) -> [(String, DocumentValue)] {
            guard let text, !text.isEmpty else { return [] }
            return [("text", .text(text))] + (font.map { [("font", $0.documentValue)] } ?? [])
        }

        private func placeholder(_ text: String?) -> [(String, DocumentValue)] {
            guard let text, !text.isEmpty else { return [] }
            return [("placeholder", .text(text))]
        }

        private func alignment(_ alignment: NSTextAlignment) -> [(String, DocumentValue)] {
            let word: String? =
                switch alignment {
                case .left: "left"
                case .center: "center"
                case .right: "right"
                case .justified: "justified"
                default: nil
                }
            return word.map { [("textAlignment", .text($0))] } ?? []
        }

        private func border(of field: UITextField) -> [(String, DocumentValue)] {
            let word: String? =
                switch field.borderStyle {
                case .line: "line"
                case .bezel: "bezel"
                case .roundedRect: "roundedRect"
                default: nil
                }
            return word.map { [("borderStyle", .text($0))] } ?? []
        }

        private func configuration(of button: UIButton) -> [(String, DocumentValue)] {
            guard let insets = button.configuration?.contentInsets else { return [] }
            let value = DocumentValue.numbers(insets.top, insets.leading, insets.bottom, insets.trailing)
            return [("configuration", .members([("contentInsets", value)]))]
        }

        private func segments(of control: UISegmentedControl) -> [(String, DocumentValue)] {
            let titles = (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) ?? "" }
            return titles.isEmpty ? [] : [("segments", .list(titles.map(DocumentValue.text)))]
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
