import Engine
import Findings
import LayoutDocument
import UIKit

/// Sets the outlets of a file's objects.
@MainActor
struct NibConnector {
    private let objects: [String: AnyObject]
    private let owner: Any?
    private let external: [String: Any]
    /// The objects of outlet collections, in the order of the document.
    private var collections: [(source: AnyObject, name: String, members: [AnyObject])] = []

    init(objects: [String: AnyObject], owner: Any?, external: [String: Any]) {
        (self.objects, self.owner, self.external) = (objects, owner, external)
    }

    private func object(_ id: String) -> AnyObject? {
        if id == NibConnection.ownersID { return owner.map { $0 as AnyObject } }
        return objects[id] ?? external[id].map { $0 as AnyObject }
    }

    /// Sets an outlet, or notes a member of a collection. Actions name a method, which can't be found by its name.
    mutating func connect(_ connection: NibConnection) {
        guard let source = object(connection.source), let destination = object(connection.destination) else {
            return
        }
        switch connection.kind {
        case .action: break
        case .outlet: set(destination, as: connection.name, of: source)
        case .outletCollection:
            let known = collections.firstIndex { $0.source === source && $0.name == connection.name }
            if let known {
                collections[known].members.append(destination)
            } else {
                collections.append((source, connection.name, [destination]))
            }
        }
    }

    /// Sets the outlets that have several objects.
    func setCollections() {
        for collection in collections { set(collection.members, as: collection.name, of: collection.source) }
    }

    private func set(_ value: Any, as name: String, of source: AnyObject) {
        if setStandardOutlet(value, as: name, of: source) { return }
        if let responder = source as? UIResponder {
            responder.setValue(value, forKey: name)
        } else if StoredProperty(name, of: source)?.set(value) != true {
            LayoutFinding(
                code: .unsupported, severity: .error,
                message: "\(type(of: source)) has no stored property \(name) for a \(type(of: value))"
            ).print()
        }
    }

    /// Sets an outlet of UIKit's own.
    private func setStandardOutlet(_ value: Any, as name: String, of source: AnyObject) -> Bool {
        switch (name, source) {
        case ("view", let controller as UIViewController): controller.view = value as? UIView
        case ("dataSource", let table as UITableView): table.dataSource = value as? any UITableViewDataSource
        case ("delegate", let table as UITableView): table.delegate = value as? any UITableViewDelegate
        case ("dataSource", let view as UICollectionView):
            view.dataSource = value as? any UICollectionViewDataSource
        case ("delegate", let view as UICollectionView):
            view.delegate = value as? any UICollectionViewDelegate
        case ("delegate", let view as UITextView): view.delegate = value as? any UITextViewDelegate
        case ("delegate", let field as UITextField): field.delegate = value as? any UITextFieldDelegate
        case ("delegate", let bar as UISearchBar): bar.delegate = value as? any UISearchBarDelegate
        case ("delegate", let view as UIScrollView): view.delegate = value as? any UIScrollViewDelegate
        default: return false
        }
        return true
    }
}
