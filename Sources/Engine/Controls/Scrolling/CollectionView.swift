/// A grid of cells. It is laid out as an empty box, because cells are laid out separately.
open class CollectionView: ScrollView {
    package override var className: String { declaredClassName ?? "UICollectionView" }
}
