#if canImport(UIKit)
    import UIKit

    /// The view that a document makes for a captured one.
    struct DocumentTwin {
        let view: UIView

        /// Whether a document's own view measures the same text in the same size, also on other widths. Then its size isn't
        /// written, and follows the text and the width.
        var isMeasuredAlike: Bool {
            #if os(Linux)
                switch view {
                case let label as UILabel: isMeasuredAlike(label)
                case let button as UIButton:
                    twin(of: button)?.intrinsicContentSize == button.intrinsicContentSize
                case let field as UITextField:
                    twin(of: field)?.intrinsicContentSize == field.intrinsicContentSize
                default: false
                }
            #else
                // Another system measures text otherwise: the size on the device is kept.
                false
            #endif
        }

        private func isMeasuredAlike(_ label: UILabel) -> Bool {
            guard let text = label.text, !text.isEmpty else { return false }
            let twin = UILabel()
            twin.text = text
            twin.font = label.font.plain
            twin.numberOfLines = label.numberOfLines
            let width = label.preferredMaxLayoutWidth
            twin.preferredMaxLayoutWidth = width > 0 ? width : max(0, label.bounds.width)
            guard twin.intrinsicContentSize == label.intrinsicContentSize else { return false }
            let narrow = CGSize(width: (label.bounds.width / 2).rounded(), height: 0)
            return twin.sizeThatFits(narrow) == label.sizeThatFits(narrow)
                && twin.sizeThatFits(.zero) == label.sizeThatFits(.zero)
        }

        /// A document has no subtitles, and no sizes of images that it can't show.
        private func twin(of button: UIButton) -> UIButton? {
            guard let title = button.documentTitle, !title.isEmpty, let font = button.titleLabel?.font,
                button.currentImage == nil, button.configuration?.image == nil,
                button.configuration?.subtitle?.isEmpty ?? true
            else { return nil }
            let twin = UIButton(type: .custom)
            if let given = button.configuration {
                var configuration = UIButton.Configuration.plain()
                configuration.contentInsets = given.contentInsets
                twin.configuration = configuration
            }
            twin.setTitle(title, for: .normal)
            twin.titleLabel?.font = font.plain
            return twin
        }

        private func twin(of field: UITextField) -> UITextField? {
            guard let text = field.text, !text.isEmpty else { return nil }
            let twin = UITextField()
            twin.text = text
            twin.font = field.font?.plain
            twin.placeholder = field.placeholder
            twin.borderStyle = field.borderStyle
            return twin
        }
    }

    extension UIButton {
        /// The title that a document gives the button.
        var documentTitle: String? { title(for: .normal) ?? titleLabel?.text }
    }
#endif
