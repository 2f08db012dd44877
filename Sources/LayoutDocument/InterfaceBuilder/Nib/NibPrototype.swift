import Engine
import Foundation
import TextMetrics

/// A cell or a header that a list of a document makes as often as it needs it.
package struct NibPrototype: Sendable {
    /// What its list takes it for.
    package enum Kind: Sendable {
        case tableCell, collectionCell, sectionHeader, sectionFooter
    }

    package let kind: Kind
    /// The id of the list.
    package let list: String
    /// The id of its own element.
    package let id: String
    /// The name by which a program asks for it.
    package let identifier: String
    let view: InterfaceBuilderView

    init?(_ view: InterfaceBuilderView, in list: InterfaceBuilderView) {
        guard let identifier = view.element["reuseIdentifier"], !identifier.isEmpty else { return nil }
        switch (list.kind, view.kind, view.key) {
        case ("tableView", "tableViewCell", _) where list.element["dataMode"] == "prototypes":
            kind = .tableCell
        case ("collectionView", "collectionViewCell", _): kind = .collectionCell
        case ("collectionView", _, "sectionHeaderView"): kind = .sectionHeader
        case ("collectionView", _, "sectionFooterView"): kind = .sectionFooter
        default: return nil
        }
        (self.list, id, self.identifier, self.view) = (list.id, view.id, identifier, view)
    }
}

extension Nib {
    /// The prototypes of the lists in the document, in its order.
    ///
    /// - Complexity: O(views of the document).
    package var prototypes: [NibPrototype] {
        var found: [NibPrototype] = []
        var waiting = Array(document.roots.map(\.view).reversed())
        while let view = waiting.popLast() {
            found += view.children.compactMap { NibPrototype($0, in: view) }
            waiting += view.children.reversed()
        }
        return found
    }

    /// Makes the views of a prototype, on a window as for other objects.
    package func instantiate(
        _ prototype: NibPrototype, window: CGSize, category: ContentSizeCategory, maker: any NibViewMaking
    ) -> NibObjects {
        objects(
            of: [InterfaceBuilderRoot(view: prototype.view)], window: window, category: category, maker: maker
        )
    }
}
