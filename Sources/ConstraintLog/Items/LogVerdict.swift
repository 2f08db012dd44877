import LayoutValues
import Findings

/// Who has to act on a conflict, the first thing a report says.
package enum LogVerdict: String, Sendable, Hashable, CaseIterable {
    /// Nobody in the app: the conflict contains only the system's views and constraints.
    case framework
    /// A view has constraints from its frame in addition to the author's.
    case autoresizing
    /// A scene in Interface Builder has too few constraints.
    case prototyping
    /// The layout is correct, except while the system measures or animates.
    case transient
    /// The app's constraints contradict each other.
    case app

    /// The meaning of the verdict, understandable on its own.
    package var meaning: String {
        switch self {
        case .framework: "only the system's own views are in it; nothing to do in the app"
        case .autoresizing: "a view's frame became constraints that contradict those its author gave it"
        case .prototyping:
            "Interface Builder froze a view's frame because the scene has too few constraints for it"
        case .transient: "the layout is sound; it only fails while the system measures or animates it"
        case .app: "the app's constraints contradict each other"
        }
    }

    /// The code of findings with this verdict.
    package var findingCode: FindingCode {
        switch self {
        case .app: .appConflict
        case .autoresizing: .autoresizingConflict
        case .prototyping: .prototypingConflict
        case .transient: .transientConflict
        case .framework: .frameworkConflict
        }
    }
}
