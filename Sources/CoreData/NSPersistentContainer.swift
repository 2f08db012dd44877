// The names and their meaning are Core Data's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// A store with its contexts. Loading succeeds, and nothing is in it.
open class NSPersistentContainer: NSObject {
    public let name: String
    public let viewContext = NSManagedObjectContext()
    public let managedObjectModel: NSManagedObjectModel
    public let persistentStoreCoordinator: NSPersistentStoreCoordinator
    open var persistentStoreDescriptions = [NSPersistentStoreDescription()]

    public convenience init(name: String) {
        self.init(name: name, managedObjectModel: NSManagedObjectModel())
    }
    public init(name: String, managedObjectModel model: NSManagedObjectModel) {
        self.name = name
        managedObjectModel = model
        persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    }

    open class func defaultDirectoryURL() -> URL { FileManager.default.temporaryDirectory }
    open func loadPersistentStores(
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        for description in persistentStoreDescriptions { block(description, nil) }
    }
    open func newBackgroundContext() -> NSManagedObjectContext { NSManagedObjectContext() }
    open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
        block(NSManagedObjectContext())
    }
}

/// The same: nothing is in a cloud.
open class NSPersistentCloudKitContainer: NSPersistentContainer {}

open class NSPersistentStoreDescription: NSObject {
    open var url: URL?
    open var type = NSSQLiteStoreType
    open var shouldMigrateStoreAutomatically = true
    open var shouldInferMappingModelAutomatically = true
    open var shouldAddStoreAsynchronously = false

    public override init() {}
    public init(url: URL) { self.url = url }
    open func setOption(_ option: NSObject?, forKey key: String) {}
}

open class NSPersistentStoreCoordinator: NSObject {
    public let managedObjectModel: NSManagedObjectModel
    open var persistentStores: [NSPersistentStore] { [] }
    public init(managedObjectModel model: NSManagedObjectModel) { managedObjectModel = model }
    @discardableResult
    open func addPersistentStore(
        ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
        options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore { NSPersistentStore() }
    open func remove(_ store: NSPersistentStore) throws {}
    open func destroyPersistentStore(
        at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil
    ) throws {}
    open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? { nil }
}

open class NSPersistentStore: NSObject {
    open var url: URL?
}

open class NSManagedObjectModel: NSObject {
    open var entities: [NSEntityDescription] = []
    open var entitiesByName: [String: NSEntityDescription] { [:] }
    public override init() {}
    public init?(contentsOf url: URL) {}
    open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? { NSManagedObjectModel() }
}

public let NSSQLiteStoreType = "SQLite"
public let NSInMemoryStoreType = "InMemory"
public let NSBinaryStoreType = "Binary"
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
