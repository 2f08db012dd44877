import Engine
import UIKit

/// Where a constraint was made.
@MainActor
enum ConstraintOrigin {
    static func place(of constraint: NSLayoutConstraint) -> String? {
        if let place = libraryPlace(of: constraint) { return place }
        return constraint.location.map { "\($0.file):\($0.line)" }
    }

    /// The place that a library's subclass of the constraint remembers, as SnapKit's does: `constraint.sourceLocation`.
    private static func libraryPlace(of constraint: NSLayoutConstraint) -> String? {
        guard type(of: constraint) != NSLayoutConstraint.self else { return nil }
        for child in Mirror(reflecting: constraint).children where child.label == "constraint" {
            let inner = Mirror(reflecting: child.value).children.first.map(\.value) ?? child.value
            for member in Mirror(reflecting: inner).children where member.label == "sourceLocation" {
                let parts = Mirror(reflecting: member.value).children.map(\.value)
                if parts.count == 2, let file = parts[0] as? String, let line = parts[1] as? UInt {
                    return "\(file):\(line)"
                }
            }
        }
        return nil
    }
}
