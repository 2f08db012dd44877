import Engine
import Findings
import LayoutDocument
import UIKit

/// Sets the outlets and the actions of a file's objects.
@MainActor
struct NibConnector {
    private let objects: [String: AnyObject]
    private let recognizers: [String: AnyObject]
    private let owner: Any?
    private let external: [String: Any]
    /// The objects of outlet collections, in the order of the document.
    private var collections: [(source: AnyObject, name: String, members: [AnyObject])] = []

    private init(_ nib: Nib, objects: [String: AnyObject], owner: Any?, external: [String: Any]) {
        (self.objects, self.owner, self.external) = (objects, owner, external)
        recognizers = NibRecognizers(classes: NibClasses(owner: owner)).make(of: nib, for: objects)
    }

    /// Sets all outlets and actions of a file.
    static func connect(_ nib: Nib, objects: [String: AnyObject], owner: Any?, external: [String: Any]) {
        var connector = NibConnector(nib, objects: objects, owner: owner, external: external)
        for connection in nib.connections { connector.connect(connection) }
        connector.setCollections()
    }

    private func object(_ id: String) -> AnyObject? {
        if id == NibConnection.ownersID { return owner.map { $0 as AnyObject } }
        return objects[id] ?? recognizers[id] ?? external[id].map { $0 as AnyObject }
    }

    /// Sets an outlet or an action, or notes a member of a collection.
    private mutating func connect(_ connection: NibConnection) {
        guard let source = object(connection.source) else { return }
        if case .action(let event) = connection.kind {
            let isForAnyone = connection.destination == NibConnection.firstRespondersID
            let target = isForAnyone ? nil : object(connection.destination)
            if isForAnyone || target != nil { addAction(connection.name, of: target, to: source, event) }
            return
        }
        guard let destination = object(connection.destination) else { return }
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
    private func setCollections() {
        for collection in collections {
            if collection.name == NibRecognizers.property, let view = collection.source as? UIView {
                for case let recognizer as UIGestureRecognizer in collection.members {
                    view.addGestureRecognizer(recognizer)
                }
            } else {
                set(collection.members, as: collection.name, of: collection.source)
            }
        }
    }

    /// Lets an object call a method, which is looked up by its name; without a target, of the first responder that has it.
    private func addAction(_ name: String, of target: AnyObject?, to source: AnyObject, _ event: String?) {
        let action = Selector(lookingUp: name)
        if let target, !action.isMethod(of: target) {
            LayoutFinding(
                code: .unsupported, severity: .error,
                message:
                    "\(type(of: target)) has no method for the action \(name), or one that isn't an action's"
            ).print()
        }
        switch source {
        case let control as UIControl:
            let events = event.flatMap { Self.events[$0] } ?? .primaryActionTriggered
            control.addTarget(target, action: action, for: events)
        case let recognizer as UIGestureRecognizer:
            if let target { recognizer.addTarget(target, action: action) }
        default: break
        }
    }

    /// The events of controls by the names that documents have for them.
    private static let events: [String: UIControl.Event] = [
        "allEditingEvents": .allEditingEvents, "allEvents": .allEvents, "allTouchEvents": .allTouchEvents,
        "editingChanged": .editingChanged, "editingDidBegin": .editingDidBegin,
        "editingDidEnd": .editingDidEnd, "editingDidEndOnExit": .editingDidEndOnExit,
        "menuActionTriggered": .menuActionTriggered, "primaryActionTriggered": .primaryActionTriggered,
        "touchCancel": .touchCancel, "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat,
        "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
        "touchDragInside": .touchDragInside, "touchDragOutside": .touchDragOutside,
        "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside, "valueChanged": .valueChanged,
    ]

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
        case ("delegate", let recognizer as UIGestureRecognizer):
            recognizer.delegate = value as? any UIGestureRecognizerDelegate
        case ("delegate", let view as UIScrollView): view.delegate = value as? any UIScrollViewDelegate
        default: return false
        }
        return true
    }
}
