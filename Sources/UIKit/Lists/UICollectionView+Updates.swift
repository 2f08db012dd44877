import Engine
import Foundation

/// What a collection tells its layout of changes, which it makes at once.
extension UICollectionView {
    /// The changes since the last layout.
    private var updates: [UICollectionViewUpdateItem] {
        get { stored("updates", or: []) }
        set { store(newValue.isEmpty ? nil : newValue, as: "updates") }
    }

    /// Notes the change of several items or sections.
    func update(_ action: UICollectionViewUpdateItem.Action, at paths: [IndexPath]) {
        updates += paths.map { path in
            UICollectionViewUpdateItem(
                action, before: action == .insert ? nil : path, after: action == .delete ? nil : path)
        }
        dropContent()
        collectionViewLayout.invalidateCounts(everything: false)
    }

    /// Notes that an item or a section moves.
    func update(_ action: UICollectionViewUpdateItem.Action, from old: IndexPath, to new: IndexPath) {
        updates.append(UICollectionViewUpdateItem(action, before: old, after: new))
        dropContent()
        collectionViewLayout.invalidateCounts(everything: false)
    }

    /// Tells the layout, once it is prepared, of the changes, and asks where what comes and goes begins and ends.
    func beginLayoutUpdates() {
        guard !updates.isEmpty else { return }
        collectionViewLayout.prepare(forCollectionViewUpdates: updates)
        for item in updates {
            if item.updateAction == .insert, let path = item.indexPathAfterUpdate, path.item != NSNotFound {
                _ = collectionViewLayout.initialLayoutAttributesForAppearingItem(at: path)
            }
            if item.updateAction == .delete, let path = item.indexPathBeforeUpdate, path.item != NSNotFound {
                _ = collectionViewLayout.finalLayoutAttributesForDisappearingItem(at: path)
            }
        }
        contentOffset = collectionViewLayout.targetContentOffset(forProposedContentOffset: contentOffset)
    }

    /// Tells the layout that the changes are made.
    func endLayoutUpdates() {
        guard !updates.isEmpty else { return }
        updates = []
        collectionViewLayout.finalizeCollectionViewUpdates()
    }

    /// Places the items by another layout, and notifies both layouts and the visible cells of it.
    func exchangeLayout(for layout: UICollectionViewLayout) {
        let old = collectionViewLayout
        guard layout !== old else { return }
        let shown = visibleCells
        old.prepareForTransition(to: layout)
        layout.prepareForTransition(from: old)
        for cell in shown { cell.willTransition(from: old, to: layout) }
        collectionViewLayout = layout
        for cell in shown { cell.didTransition(from: old, to: layout) }
        old.finalizeLayoutTransition()
        layout.finalizeLayoutTransition()
    }
}

extension IndexPath {
    /// A section in a change, which has no item.
    static func section(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
}
