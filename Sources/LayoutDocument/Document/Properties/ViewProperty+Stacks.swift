import Engine
import Foundation

extension ViewProperty {
    /// Properties of stack views.
    static let stackProperties = [
        ViewProperty(
            "axis", .axis,
            "The axis of a stack view's subviews; horizontal by default.", of: StackView.self
        ) { $0.axis = $1 },
        ViewProperty(
            "spacing", .length, "The distance between a stack view's subviews in points; 0 by default.",
            of: StackView.self
        ) { $0.spacing = $1 },
        ViewProperty(
            "alignment", .word(StackAlignmentName.self),
            "The alignment of a stack view's subviews across its axis; fill by default.", of: StackView.self
        ) { $0.alignment = $1.alignment },
        ViewProperty(
            "distribution", .name(StackView.Distribution.self),
            "The distribution of a stack view's subviews along its axis; fill by default.", of: StackView.self
        ) { $0.distribution = $1 },
        customSpacing,
        ViewProperty(
            "layoutMarginsRelativeArrangement", .flag,
            "Whether a stack view arranges its subviews inside its layout margins.", of: StackView.self
        ) { $0.isLayoutMarginsRelativeArrangement = $1 },
        ViewProperty(
            "baselineRelativeArrangement", .flag,
            "Whether a vertical stack view measures spacing between baselines.", of: StackView.self
        ) { $0.isBaselineRelativeArrangement = $1 },
    ]

    /// Its ids are checked after every view has an id.
    static let customSpacing = ViewProperty(
        "customSpacing", .spacings, "The spacing after subviews in points, by subview id.", of: StackView.self
    ) { stack, spacings in
        for view in stack.arrangedSubviews {
            guard let spacing = view.identifier.flatMap({ spacings[$0] }) else { continue }
            stack.setCustomSpacing(spacing, after: view)
        }
    }
}

/// A stack view's alignments, as documents name them.
enum StackAlignmentName: String, Sendable, CaseIterable {
    case fill, leading, top, firstBaseline, center, trailing, bottom, lastBaseline

    /// In a row, leading means top and trailing means bottom.
    fileprivate var alignment: StackView.Alignment {
        switch self {
        case .fill: .fill
        case .leading, .top: .leading
        case .center: .center
        case .trailing, .bottom: .trailing
        case .firstBaseline: .firstBaseline
        case .lastBaseline: .lastBaseline
        }
    }
}
