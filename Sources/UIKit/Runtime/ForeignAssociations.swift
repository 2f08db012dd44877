// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

/// The values associated with objects that have no place for them themselves.
final class ForeignAssociations: @unchecked Sendable {
    static let shared = ForeignAssociations()

    private struct Entry {
        weak var owner: AnyObject?
        var table = AssociationTable()
    }

    private let lock = NSLock()
    private var entries: [ObjectIdentifier: Entry] = [:]
    /// The number of entries at which those of deallocated objects are removed.
    private var sweepCount = 16

    func value(of object: AnyObject, for key: AssociationTable.Key) -> Any? {
        lock.withLock {
            // An object can have the address of one that is gone.
            guard let entry = entries[ObjectIdentifier(object)], entry.owner === object else { return nil }
            return entry.table[key]
        }
    }

    func set(_ value: AssociatedValue?, of object: AnyObject, for key: AssociationTable.Key) {
        // What is dropped goes once the lock is open again, as its going may set associations.
        _ = lock.withLock {
            let before = entries
            let identifier = ObjectIdentifier(object)
            var entry = entries[identifier] ?? Entry(owner: object)
            if entry.owner !== object { entry = Entry(owner: object) }
            entry.table.set(value, for: key)
            entries[identifier] = entry
            if entries.count >= sweepCount {
                entries = entries.filter { $0.value.owner != nil }
                sweepCount = max(16, 2 * entries.count)
            }
            return before
        }
    }

    func removeAll(of object: AnyObject) {
        _ = lock.withLock { entries.removeValue(forKey: ObjectIdentifier(object)) }
    }
}
