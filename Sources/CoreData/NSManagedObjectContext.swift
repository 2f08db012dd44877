// The names and their meaning are Core Data's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// A store's objects in memory. It is empty, stores nothing and finds nothing.
open class NSManagedObjectContext: NSObject {
    public struct ConcurrencyType: Sendable, Hashable {
        public static let privateQueue = Self()
        public static let mainQueue = Self()
    }

    open var persistentStoreCoordinator: NSPersistentStoreCoordinator?
    open var parent: NSManagedObjectContext?
    open var mergePolicy: Any = NSMergePolicy.error
    open var automaticallyMergesChangesFromParent = false
    open var undoManager: NSObject?
    open var name: String?
    open var retainsRegisteredObjects = false
    open var shouldDeleteInaccessibleFaults = true
    open var stalenessInterval: TimeInterval = -1
    open var transactionAuthor: String?
    open var hasChanges: Bool { false }
    open var insertedObjects: Set<NSManagedObject> { [] }
    open var updatedObjects: Set<NSManagedObject> { [] }
    open var deletedObjects: Set<NSManagedObject> { [] }
    open var registeredObjects: Set<NSManagedObject> { [] }
    open var userInfo: NSMutableDictionary { NSMutableDictionary() }

    public override init() {}
    public init(concurrencyType: NSManagedObjectContextConcurrencyType) {}
    public init(_ type: ConcurrencyType) {}

    open func fetch<Result>(_ request: NSFetchRequest<Result>) throws -> [Result] { [] }
    open func count<Result>(for request: NSFetchRequest<Result>) throws -> Int { 0 }
    @discardableResult
    open func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
        NSPersistentStoreResult()
    }
    open func object(with objectID: NSManagedObjectID) -> NSManagedObject { NSManagedObject() }
    open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject { NSManagedObject() }
    open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? { nil }
    open func insert(_ object: NSManagedObject) {}
    open func delete(_ object: NSManagedObject) {}
    open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {}
    open func refreshAllObjects() {}
    open func reset() {}
    open func rollback() {}
    open func undo() {}
    open func redo() {}
    open func processPendingChanges() {}
    open func save() throws {}
    open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {}
    open func mergeChanges(fromContextDidSave notification: Notification) {}
    open class func mergeChanges(
        fromRemoteContextSave changes: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
    ) {}
    /// At once: the store is empty.
    open func perform(_ block: @escaping () -> Void) { block() }
    open func performAndWait(_ block: () -> Void) { block() }
    @discardableResult
    public func performAndWait<Value>(_ block: () throws -> Value) rethrows -> Value { try block() }
    @discardableResult
    public func perform<Value>(_ block: @escaping () throws -> Value) async rethrows -> Value { try block() }
}

public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
    case confinementConcurrencyType, privateQueueConcurrencyType, mainQueueConcurrencyType
}

/// How conflicts are settled; there are none.
open class NSMergePolicy: NSObject, @unchecked Sendable {
    public static let error = NSMergePolicy()
    public static let rollback = NSMergePolicy()
    public static let overwrite = NSMergePolicy()
    public static let mergeByPropertyStoreTrump = NSMergePolicy()
    public static let mergeByPropertyObjectTrump = NSMergePolicy()
}

nonisolated(unsafe) public let NSErrorMergePolicy: Any = NSMergePolicy.error
nonisolated(unsafe) public let NSRollbackMergePolicy: Any = NSMergePolicy.rollback
nonisolated(unsafe) public let NSOverwriteMergePolicy: Any = NSMergePolicy.overwrite
nonisolated(unsafe) public let NSMergeByPropertyStoreTrumpMergePolicy: Any = NSMergePolicy
    .mergeByPropertyStoreTrump
nonisolated(unsafe) public let NSMergeByPropertyObjectTrumpMergePolicy: Any = NSMergePolicy
    .mergeByPropertyObjectTrump

extension Notification.Name {
    public static let NSManagedObjectContextDidSave = Self("NSManagingContextDidSaveChangesNotification")
    public static let NSManagedObjectContextWillSave = Self("NSManagingContextWillSaveChangesNotification")
    public static let NSManagedObjectContextObjectsDidChange = Self(
        "NSObjectsChangedInManagingContextNotification")
}
