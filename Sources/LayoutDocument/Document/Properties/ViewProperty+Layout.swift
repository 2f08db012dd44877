import Engine
import Foundation

extension ViewProperty {
    /// Properties of all views, and of those that show text.
    static let layoutProperties = [
        ViewProperty(
            "hidden", .flag, "Whether it is hidden; a stack view doesn't arrange hidden views.",
            of: View.self
        ) { $0.isHidden = $1 },
        ViewProperty(
            "text", .text, "The text of a label, button, text field or text view.",
            on: [
                PropertyTarget(Label.self) { $0.text = $1 },
                PropertyTarget(Button.self) { $0.title = $1 },
                PropertyTarget(TextField.self) { $0.text = $1 },
                PropertyTarget(TextView.self) { $0.text = $1 },
            ]),
        ViewProperty(
            "font", .font, "The font, the system's unless it is named; a number is its size.",
            on: [
                PropertyTarget(Label.self) { $0.font = UIFont($2.font($1)) },
                PropertyTarget(Button.self) { $0.titleFont = $2.font($1) },
                PropertyTarget(TextField.self) { $0.font = UIFont($2.font($1)) },
                PropertyTarget(TextView.self) { $0.font = UIFont($2.font($1)) },
            ]),
        ViewProperty(
            "intrinsicContentSize", .intrinsicSize,
            "The intrinsic content size in points, instead of the class's own; -1 for none.", of: View.self
        ) { $0.intrinsicContentSizeOverride = $1 },
        ViewProperty(
            "hugging", .priorities, "The priorities for not being larger than its content, by axis.",
            of: View.self
        ) { view, priorities in
            view.setContentHuggingPriority(priorities.horizontal, for: .horizontal)
            view.setContentHuggingPriority(priorities.vertical, for: .vertical)
        },
        ViewProperty(
            "compressionResistance", .priorities,
            "The priorities for not being smaller than its content, by axis.", of: View.self
        ) { view, priorities in
            view.setContentCompressionResistancePriority(priorities.horizontal, for: .horizontal)
            view.setContentCompressionResistancePriority(priorities.vertical, for: .vertical)
        },
        frame, autoresizingMask, layoutMargins, directionalLayoutMargins,
        ViewProperty(
            "preservesSuperviewLayoutMargins", .flag,
            "Whether its margins are at least the part of the superview's inside it.", of: View.self
        ) { $0.preservesSuperviewLayoutMargins = $1 },
        ViewProperty(
            "insetsLayoutMarginsFromSafeArea", .flag,
            "Whether its margins are measured from the safe area; true by default.", of: View.self
        ) { $0.insetsLayoutMarginsFromSafeArea = $1 },
        ViewProperty(
            "additionalSafeAreaInsets", .insets, "Insets added to the inherited safe area, in points.",
            on: [
                PropertyTarget(View.self) {
                    $0.additionalSafeAreaInsets = $1.resolved(for: $2.canvas.layoutDirection)
                }
            ]),
        ViewProperty(
            "alignmentRectInsets", .insets,
            "The distances from its frame to the rectangle that constraints refer to, in points.",
            on: [
                PropertyTarget(View.self) {
                    $0.alignmentRectInsetsOverride = $1.resolved(for: $2.canvas.layoutDirection)
                }
            ]),
        ViewProperty(
            "semanticContentAttribute", .name(SemanticContentAttribute.self),
            "Whether its content is mirrored in right-to-left layouts.", of: View.self
        ) { $0.semanticContentAttribute = $1 },
        ViewProperty(
            "clipsToBounds", .flag, "Whether its content is clipped at its edges.", of: View.self
        ) { $0.clipsToBounds = $1 },
    ]

    // Properties that the reader checks against each other.

    static let frame = ViewProperty(
        "frame", .rect, "The frame in its superview in points, instead of constraints.",
        on: [
            PropertyTarget(View.self, inContext: place)
        ])

    /// Gives a view a frame instead of constraints.
    static func place(_ view: View, at frame: CGRect, in context: PropertyContext) {
        view.translatesAutoresizingMaskIntoConstraints = true
        view.frame = frame
        if let superview = view.superview, superview.superview == nil {
            view.autoresizingReferenceSize = context.writtenSize
        }
    }

    static let autoresizingMask = ViewProperty(
        "autoresizingMask", .autoresizingMask,
        "What changes in a view with a frame when its superview changes size.", of: View.self
    ) { $0.autoresizingMask = $1 }

    static let layoutMargins = ViewProperty(
        "layoutMargins", .insets, "In points, 8 by default; left and right, or leading and trailing.",
        of: View.self, set: setMargins)

    static let directionalLayoutMargins = ViewProperty(
        "directionalLayoutMargins", .directionalInsets,
        "In points, leading and trailing following the layout direction.", of: View.self, set: setMargins)

    private static func setMargins(_ view: View, _ margins: InsetsDescription) {
        switch margins {
        case .physical(let insets): view.layoutMargins = insets
        case .directional(let insets): view.directionalLayoutMargins = insets
        }
    }
}
