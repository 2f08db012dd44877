import Engine
import Foundation

extension ViewProperty {
    /// Of every view, and of those that show text.
    static let layoutProperties = [
        ViewProperty(
            "hidden", .flag, "Whether it isn't shown; in a stack view it leaves the arrangement.",
            of: View.self
        ) { $0.isHidden = $1 },
        ViewProperty(
            "text", .text, "What a label, button, text field or text view shows.",
            on: [
                PropertyTarget(Label.self) { $0.text = $1 },
                PropertyTarget(Button.self) { $0.title = $1 },
                PropertyTarget(TextField.self) { $0.text = $1 },
                PropertyTarget(TextView.self) { $0.text = $1 },
            ]),
        ViewProperty(
            "font", .font, "The system font in a size and weight; a number is a size.",
            on: [
                PropertyTarget(Label.self) { $0.font = $1.resolved(on: $2.canvas) },
                PropertyTarget(Button.self) { $0.titleFont = $1.resolved(on: $2.canvas) },
                PropertyTarget(TextField.self) { $0.font = $1.resolved(on: $2.canvas) },
                PropertyTarget(TextView.self) { $0.font = $1.resolved(on: $2.canvas) },
            ]),
        ViewProperty(
            "intrinsicContentSize", .intrinsicSize,
            "The size of its content in points, in place of its class's own; -1 for none.", of: View.self
        ) { $0.intrinsicContentSizeOverride = $1 },
        ViewProperty(
            "hugging", .priorities, "How strongly it resists being larger than its content, across and down.",
            of: View.self
        ) { view, priorities in
            view.setContentHuggingPriority(priorities.horizontal, for: .horizontal)
            view.setContentHuggingPriority(priorities.vertical, for: .vertical)
        },
        ViewProperty(
            "compressionResistance", .priorities,
            "How strongly it resists being smaller than its content, across and down.", of: View.self
        ) { view, priorities in
            view.setContentCompressionResistancePriority(priorities.horizontal, for: .horizontal)
            view.setContentCompressionResistancePriority(priorities.vertical, for: .vertical)
        },
        frame, autoresizingMask, layoutMargins, directionalLayoutMargins,
        ViewProperty(
            "preservesSuperviewLayoutMargins", .flag,
            "Whether its margins are never less than the superview's inside it.", of: View.self
        ) { $0.preservesSuperviewLayoutMargins = $1 },
        ViewProperty(
            "insetsLayoutMarginsFromSafeArea", .flag,
            "Whether its margins count from the safe area; true by default.", of: View.self
        ) { $0.insetsLayoutMarginsFromSafeArea = $1 },
        ViewProperty(
            "additionalSafeAreaInsets", .insets, "Added to the safe area that it inherits, in points.",
            on: [
                PropertyTarget(View.self) {
                    $0.additionalSafeAreaInsets = $1.resolved(for: $2.canvas.layoutDirection)
                }
            ]),
        ViewProperty(
            "alignmentRectInsets", .insets,
            "How far what constraints speak of lies inside its frame, in points.",
            on: [
                PropertyTarget(View.self) {
                    $0.alignmentRectInsets = $1.resolved(for: $2.canvas.layoutDirection)
                }
            ]),
        ViewProperty(
            "semanticContentAttribute", .word(SemanticContentAttribute.self),
            "Whether its content flips with the layout direction.", of: View.self
        ) { $0.semanticContentAttribute = $1 },
        ViewProperty(
            "clipsToBounds", .flag, "Whether what is in it is cut at its edges.", of: View.self
        ) { $0.clipsToBounds = $1 },
    ]

    // Those that the reader checks against one another.

    static let frame = ViewProperty(
        "frame", .rect, "Where it is in its superview, in points; such a view isn't placed by constraints.",
        on: [
            PropertyTarget(View.self) { view, frame, context in
                view.translatesAutoresizingMaskIntoConstraints = true
                view.frame = frame
                if let superview = view.superview, superview.superview == nil {
                    view.autoresizingReferenceSize = context.writtenSize
                }
            }
        ])

    static let autoresizingMask = ViewProperty(
        "autoresizingMask", .autoresizingMask,
        "What gives way when the superview of a view with a frame changes size.", of: View.self
    ) { $0.autoresizingMask = $1 }

    static let layoutMargins = ViewProperty(
        "layoutMargins", .insets, "In points, 8 by default; left and right, or leading and trailing.",
        of: View.self, set: setMargins)

    static let directionalLayoutMargins = ViewProperty(
        "directionalLayoutMargins", .directionalInsets,
        "In points, leading and trailing following the layout direction.", of: View.self, set: setMargins)

    @Sendable private static func setMargins(_ view: View, _ margins: InsetsDescription) {
        switch margins {
        case .physical(let insets): view.layoutMargins = insets
        case .directional(let insets): view.directionalLayoutMargins = insets
        }
    }
}
