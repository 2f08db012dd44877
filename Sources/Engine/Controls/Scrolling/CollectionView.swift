/// A grid of cells; for layout a box, as its cells are laid out each by itself.
open class CollectionView: ScrollView {
    open override var className: String { declaredClassName ?? "UICollectionView" }
}
