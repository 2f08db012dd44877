import Engine
import UIKit

/// The variables in functions that views and guides were first held by.
@MainActor
enum LocalNames {
    private struct Entry {
        weak var item: AnyObject?
        let name: String
        /// Where it is, as `FILE:LINE`.
        let place: String?
    }

    private static var entries: [ObjectIdentifier: Entry] = [:]

    static func note(_ item: AnyObject, _ name: String) {
        // Another object may have been at the same place in memory.
        if entries[ObjectIdentifier(item)]?.item === item { return }
        entries[ObjectIdentifier(item)] = Entry(
            item: item, name: name, place: ConstraintPlace.current.map { "\($0.file):\($0.line)" })
    }

    static func variable(of item: AnyObject) -> (name: String, place: String?)? {
        guard let entry = entries[ObjectIdentifier(item)], entry.item === item else { return nil }
        return (entry.name, entry.place)
    }
}

/// Notes the variable that a function holds a value in, from which a view or a guide without a property has its name.
public func layoutRenderNamed(_ value: Any, _ name: String) {
    guard Thread.isMainThread, value is UIView || value is UILayoutGuide else { return }
    MainActor.assumeIsolated { LocalNames.note(value as AnyObject, name) }
}
