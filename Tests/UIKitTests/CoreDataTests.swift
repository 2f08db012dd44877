import CoreData
import Foundation
import Testing

/// Core Data over an empty store: what loads succeeds, and what asks gets nothing.
@Suite struct CoreDataTests {
    private final class Hero: NSManagedObject {
        var name: String?
    }

    private final class Observer: NSFetchedResultsControllerDelegate {}

    @Test func aStoreLoadsAndIsEmpty() throws {
        let container = NSPersistentContainer(name: "Heroes")
        var failures: [(any Error)?] = []
        container.loadPersistentStores { _, error in failures.append(error) }
        #expect(failures.count == 1)
        #expect(failures.first ?? nil == nil)
        let request = NSFetchRequest<Hero>(entityName: "Hero")
        #expect(try container.viewContext.fetch(request).isEmpty)
        let hero = Hero(context: container.viewContext)
        hero.name = "Ada"
        try container.viewContext.save()
        #expect(hero.managedObjectContext === container.viewContext)
        #expect(try container.viewContext.count(for: request) == 0)
    }

    @Test func aControllerFindsNothingUntilItFetches() throws {
        let context = NSPersistentContainer(name: "Heroes").viewContext
        let observer = Observer()
        let controller = NSFetchedResultsController(
            fetchRequest: NSFetchRequest<Hero>(entityName: "Hero"), managedObjectContext: context,
            sectionNameKeyPath: nil, cacheName: nil)
        controller.delegate = observer
        #expect(controller.fetchedObjects == nil)
        try controller.performFetch()
        #expect(controller.fetchedObjects?.count == 0)
        #expect(controller.sections?.first?.numberOfObjects == 0)
    }
}
