import UIKit

/// The names of views and guides by the properties that hold them: `signIn`, `header.title`, `rows[2]`.
@MainActor
struct PropertyNames {
    private(set) var names: [ObjectIdentifier: String] = [:]
    /// Where the properties and variables are declared, as `FILE:LINE`.
    private(set) var places: [ObjectIdentifier: String] = [:]
    private var looked: Set<ObjectIdentifier> = []
    /// How often names of variables were taken.
    private var localNames: [String: Int] = [:]

    /// Names what controllers and views hold, the outer ones first, so that the shortest name is taken.
    init(_ controllers: [UIViewController], root: UIView) {
        for controller in controllers {
            look(into: controller, prefix: "")
            if let list = controller as? UICollectionViewController {
                take("collectionView", for: list.collectionView)
            }
        }
        var waiting: [UIView] = [root]
        while !waiting.isEmpty {
            for view in waiting {
                let own = names[ObjectIdentifier(view)]
                look(into: view, prefix: own.map { $0 + "." } ?? "")
                nameCells(of: view, named: own)
                nameParts(of: view, named: own)
            }
            waiting = waiting.flatMap(\.subviews)
        }
        nameViews(of: controllers, root: root)
        nameLocals(below: root, prefix: "")
    }

    /// Names the controllers' own views, which no property has to hold, where they aren't the root.
    private mutating func nameViews(of controllers: [UIViewController], root: UIView) {
        if root is UIWindow { take("window", for: root) }
        for (number, controller) in controllers.enumerated() where controller.view !== root {
            guard let view = controller.viewIfLoaded, names[ObjectIdentifier(view)] == nil else { continue }
            take(unused(number == 0 ? "view" : "\(type(of: controller)).view"), for: view)
        }
    }

    /// Names what no property holds by the variables of the functions that made it, as parts of the author's view around it.
    private mutating func nameLocals(below root: UIView, prefix: String) {
        for item in root.subviews as [AnyObject] + root.layoutGuides
        where names[ObjectIdentifier(item)] == nil {
            guard let variable = LocalNames.variable(of: item) else { continue }
            names[ObjectIdentifier(item)] = unused(prefix + variable.name)
            places[ObjectIdentifier(item)] = variable.place
        }
        for view in root.subviews {
            let isOwn =
                !Self.isSystem(type(of: view)) || view is UITableViewCell || view is UICollectionViewCell
            let own = isOwn ? names[ObjectIdentifier(view)] : nil
            nameLocals(below: view, prefix: own.map { $0 + "." } ?? prefix)
        }
    }

    private mutating func unused(_ name: String) -> String {
        let count = (localNames[name] ?? (names.values.contains(name) ? 1 : 0)) + 1
        localNames[name] = count
        return count == 1 ? name : "\(name)#\(count)"
    }

    /// Names the cells and headers of lists, which no property holds: `tableView.cell[3]`, `tableView.header[0]`.
    private mutating func nameCells(of view: UIView, named own: String?) {
        let prefix = own.map { $0 + "." } ?? ""
        func name(_ path: IndexPath, isOneSection: Bool) -> String {
            "\(prefix)cell[\(isOneSection ? "" : "\(path.section), ")\(path.row)]"
        }
        switch view {
        case let table as UITableView:
            for cell in table.visibleCells {
                guard let path = table.indexPath(for: cell) else { continue }
                take(name(path, isOneSection: table.numberOfSections == 1), for: cell)
            }
            for section in 0..<table.numberOfSections {
                table.headerView(forSection: section).map { take("\(prefix)header[\(section)]", for: $0) }
                table.footerView(forSection: section).map { take("\(prefix)footer[\(section)]", for: $0) }
            }
        case let collection as UICollectionView:
            for cell in collection.visibleCells {
                guard let path = collection.indexPath(for: cell) else { continue }
                take(name(path, isOneSection: collection.numberOfSections == 1), for: cell)
            }
            for (kind, word) in [
                (UICollectionView.elementKindSectionHeader, "header"),
                (UICollectionView.elementKindSectionFooter, "footer"),
            ] {
                for path in collection.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
                    collection.supplementaryView(forElementKind: kind, at: path).map {
                        take("\(prefix)\(word)[\(path.section)]", for: $0)
                    }
                }
            }
        default: break
        }
    }

    /// Names what UIKit's own properties hold: `cell.textLabel`, `tableView.tableHeaderView`.
    private mutating func nameParts(of view: UIView, named own: String?) {
        let parts: [(name: String, view: UIView?)] =
            switch view {
            case let cell as UITableViewCell:
                [
                    ("contentView", cell.contentView), ("accessoryView", cell.accessoryView),
                    ("backgroundView", cell.backgroundView),
                ] + cell.namedParts
            case let cell as UICollectionViewCell: [("contentView", cell.contentView)]
            case let table as UITableView:
                [("tableHeaderView", table.tableHeaderView), ("tableFooterView", table.tableFooterView)]
            case let field as UITextField: [("leftView", field.leftView), ("rightView", field.rightView)]
            default: []
            }
        for (name, part) in parts {
            if let part { take((own.map { $0 + "." } ?? "") + name, for: part) }
        }
    }

    private mutating func look(into object: AnyObject, prefix: String) {
        guard looked.insert(ObjectIdentifier(object)).inserted else { return }
        var mirror: Mirror? = Mirror(reflecting: object)
        while let level = mirror {
            // What UIKit's own classes hold isn't the author's.
            if Self.isSystem(level.subjectType) { break }
            for child in level.children {
                guard let label = child.label.map(Self.propertyName) else { continue }
                let place = PropertyPlaces.place(of: label, in: level.subjectType)
                note(child.value, as: prefix + label, at: place, depth: 0)
            }
            mirror = level.superclassMirror
        }
    }

    private mutating func note(_ value: Any, as name: String, at place: String?, depth: Int) {
        if value is UIView || value is UILayoutGuide {
            take(name, for: value as AnyObject, at: place)
        } else if depth < 3 {
            let mirror = Mirror(reflecting: value)
            switch mirror.displayStyle {
            case .optional:
                if let some = mirror.children.first { note(some.value, as: name, at: place, depth: depth) }
            case .collection:
                for (number, child) in mirror.children.enumerated().prefix(Self.mostElements) {
                    note(child.value, as: "\(name)[\(number)]", at: place, depth: depth + 1)
                }
            case .dictionary, .set: break
            case .struct, .tuple:
                for child in mirror.children {
                    note(
                        child.value, as: "\(name).\(child.label.map(Self.propertyName) ?? "")",
                        at: place, depth: depth + 1)
                }
            default: break
            }
        }
    }

    private static let mostElements = 200

    private mutating func take(_ name: String, for item: AnyObject, at place: String? = nil) {
        guard names[ObjectIdentifier(item)] == nil else { return }
        names[ObjectIdentifier(item)] = name
        places[ObjectIdentifier(item)] = place
    }

    /// The name in the source of a stored property: lazy ones and wrapped ones are stored under others.
    private static func propertyName(_ label: String) -> String {
        let lazy = "$__lazy_storage_$_"
        if label.hasPrefix(lazy) { return String(label.dropFirst(lazy.count)) }
        return label.hasPrefix("_") ? String(label.dropFirst()) : label
    }

    private static func isSystem(_ type: Any.Type) -> Bool {
        let module = String(reflecting: type).prefix { $0 != "." }
        return ["UIKit", "Engine", "Foundation"].contains(module)
    }
}
