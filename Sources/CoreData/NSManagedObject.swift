// The names and their meaning are Core Data's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation

/// What a fetch can give. Requests take any type, since this protocol is not one of Objective-C here, which conform to
/// themselves.
public protocol NSFetchRequestResult: NSObjectProtocol {}

/// An object of a store. Its properties are variables of its own here.
open class NSManagedObject: NSObject, NSFetchRequestResult {
    open private(set) weak var managedObjectContext: NSManagedObjectContext?
    open private(set) var entity: NSEntityDescription
    public let objectID = NSManagedObjectID()
    open var isDeleted: Bool { false }
    open var isInserted: Bool { true }
    open var isUpdated: Bool { false }
    open var isFault: Bool { false }
    open var hasChanges: Bool { false }
    open var hasPersistentChangedValues: Bool { false }

    public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        self.entity = entity
        managedObjectContext = context
    }

    public convenience init(context moc: NSManagedObjectContext) {
        self.init(entity: Self.entity(), insertInto: moc)
    }

    public override convenience required init() {
        self.init(entity: Self.entity(), insertInto: nil)
    }

    open class func entity() -> NSEntityDescription { NSEntityDescription(name: "\(self)") }
    open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
        NSFetchRequest(entityName: "\(self)")
    }

    open func awakeFromInsert() {}
    open func awakeFromFetch() {}
    open func prepareForDeletion() {}
    open func willSave() {}
    open func didSave() {}
    open func willAccessValue(forKey key: String?) {}
    open func didAccessValue(forKey key: String?) {}
    open func willChangeValue(forKey key: String) {}
    open func didChangeValue(forKey key: String) {}
    open func primitiveValue(forKey key: String) -> Any? { nil }
    open func setPrimitiveValue(_ value: Any?, forKey key: String) {}
    open func value(forKey key: String) -> Any? { nil }
    open func setValue(_ value: Any?, forKey key: String) {}
    open func changedValues() -> [String: Any] { [:] }
    open func validateForInsert() throws {}
}

/// The identity of an object.
open class NSManagedObjectID: NSObject, @unchecked Sendable {
    open var isTemporaryID: Bool { false }
    open func uriRepresentation() -> URL { URL(fileURLWithPath: "/") }
}

/// The kind of an object.
open class NSEntityDescription: NSObject {
    open var name: String?
    open var managedObjectClassName: String { name ?? "NSManagedObject" }

    public override init() {}
    init(name: String) { self.name = name }

    open class func entity(forEntityName entityName: String, in context: NSManagedObjectContext)
        -> NSEntityDescription?
    {
        NSEntityDescription(name: entityName)
    }

    /// A plain object: no model says which class it has.
    open class func insertNewObject(
        forEntityName entityName: String, into context: NSManagedObjectContext
    ) -> NSManagedObject {
        NSManagedObject(entity: NSEntityDescription(name: entityName), insertInto: context)
    }
}
