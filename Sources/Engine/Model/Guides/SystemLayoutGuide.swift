import Foundation
import LiveSolver

/// One of UIKit's own guides, whose rectangle follows from its owning view.
public class SystemLayoutGuide: LayoutGuide {
    /// The kind of guide.
    public let kind: SystemGuideKind

    init(_ kind: SystemGuideKind) {
        self.kind = kind
        super.init()
        role = .system
    }

    /// Always nil: system guides aren't archived.
    public required init?(coder: NSCoder) { nil }

    /// The name that UIKit gives guides of its kind, unless an app gives it another.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    public override var identifier: String! {
        get { givenIdentifier ?? kind.identifier ?? "" }
        set { givenIdentifier = newValue }
    }

    /// What its distances from its owner's edges follow.
    var source: PlannedSource { kind.source }
}

extension SystemGuideKind {
    /// What the distances of a guide from its owner's edges follow.
    var source: PlannedSource {
        switch self {
        case .layoutMargins: .margins
        case .safeArea: .safeArea
        case .readableContent: .readableContent
        case .keyboard: .keyboard
        case .scrollFrame, .scrollContent: .bounds
        case .textContainer: .textContainer
        }
    }
}
