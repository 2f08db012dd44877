// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

/// Items provided by a data source and placed by a layout. Only visible items are created and laid out.
open class UICollectionView: Engine.CollectionView {
    public enum ScrollDirection: Int, Sendable { case vertical, horizontal }

    /// Where an item is scrolled to, with UIKit's raw values.
    public struct ScrollPosition: OptionSet, Sendable, Hashable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let top = Self(rawValue: 1)
        public static let centeredVertically = Self(rawValue: 2)
        public static let bottom = Self(rawValue: 4)
        public static let left = Self(rawValue: 8)
        public static let centeredHorizontally = Self(rawValue: 16)
        public static let right = Self(rawValue: 32)
    }

    /// The parts of a collection, with UIKit's raw values.
    public enum ElementCategory: UInt, Sendable { case cell, supplementaryView, decorationView }
    public enum SelfSizingInvalidation: Int, Sendable { case disabled, enabled, enabledIncludingConstraints }
    public enum ReorderingCadence: Int, Sendable { case immediate, fast, slow }

    nonisolated public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    nonisolated public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    open weak var dataSource: (any UICollectionViewDataSource)? { didSet { dropContent() } }
    open weak var delegate: (any UICollectionViewDelegate)? {
        get { scrollDelegate as? any UICollectionViewDelegate }
        set { scrollDelegate = newValue }
    }
    open var collectionViewLayout: UICollectionViewLayout {
        didSet {
            oldValue.collectionView = nil
            collectionViewLayout.collectionView = self
            setNeedsPlacement()
        }
    }
    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open var isPrefetchingEnabled = true
    open var isEditing = false
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelectionDuringEditing = false
    open var allowsFocus = false
    open var remembersLastFocusedIndexPath = false
    open var selectionFollowsFocus = false
    open var dragInteractionEnabled = false
    open var reorderingCadence = ReorderingCadence.immediate
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    open weak var dragDelegate: (any UICollectionViewDragDelegate)?
    open weak var dropDelegate: (any UICollectionViewDropDelegate)?
    open var contextMenuInteraction: UIContextMenuInteraction? { nil }
    open var hasUncommittedUpdates: Bool { false }
    open var hasActiveDrag: Bool { false }
    open var hasActiveDrop: Bool { false }
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    private var cellMakers: [String: (CGRect) -> UICollectionViewCell?] = [:]
    /// The identifiers that cells are registered for, sorted.
    package var cellIdentifiers: [String] { cellMakers.keys.sorted() }
    private var viewMakers: [String: (CGRect) -> UICollectionReusableView?] = [:]
    private var reusable: [String: [UICollectionViewCell]] = [:]
    private var cells: [IndexPath: UICollectionViewCell] = [:]
    private var edges: [String: UICollectionReusableView] = [:]
    private var selection: [IndexPath] = []
    private var needsPlacement = true
    private var placedBounds = CGRect.null

    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        layout.collectionView = self
    }

    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        collectionViewLayout.collectionView = self
    }

    // MARK: - Making cells

    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        cellMakers[identifier] = (cellClass as? UICollectionViewCell.Type).map { type in
            { type.init(frame: $0) }
        }
    }

    /// Registers a file whose first object is the cell.
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        cellMakers[identifier] = nib.map { nib in
            { nib.instantiateFirst(with: $0) }
        }
    }

    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        viewMakers[elementKind + "/" + identifier] = (viewClass as? UICollectionReusableView.Type).map {
            type in
            { type.init(frame: $0) }
        }
    }

    /// Registers a file whose first object is the header or footer.
    open func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
        viewMakers[kind + "/" + identifier] = nib.map { nib in
            { nib.instantiateFirst(with: $0) }
        }
    }

    /// Returns a cell that scrolled out of sight or one of the registered class. If there is neither, it is a plain cell,
    /// where UIKit raises an exception.
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        if let cell = reusable[identifier]?.popLast() {
            cell.prepareForReuse()
            return cell
        }
        let frame = layoutAttributesForItem(at: indexPath)?.frame ?? .zero
        let cell = cellMakers[identifier]?(frame) ?? UICollectionViewCell(frame: frame)
        cell.reuseIdentifier = identifier
        return cell
    }

    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        let attributes = layoutAttributesForSupplementaryElement(ofKind: elementKind, at: indexPath)
        let frame = attributes?.frame ?? .zero
        let view =
            viewMakers[elementKind + "/" + identifier]?(frame) ?? UICollectionReusableView(frame: frame)
        view.reuseIdentifier = identifier
        return view
    }

    // MARK: - Content

    /// Makes the next layout ask the data source again, and ends the selection.
    open func reloadData() {
        selection = []
        dropContent()
        collectionViewLayout.invalidateCounts(everything: true)
    }

    /// Takes all views away, so that the next layout asks for new ones. Updates do it too, but don't call `reloadData`, which
    /// subclasses override.
    func dropContent() {
        for view in Array(cells.values) as [UIView] + Array(edges.values) { view.removeFromSuperview() }
        (cells, edges, reusable) = ([:], [:], [:])
        setNeedsPlacement()
    }
    open func reloadItems(at indexPaths: [IndexPath]) { update(.reload, at: indexPaths) }
    open func reconfigureItems(at indexPaths: [IndexPath]) { dropContent() }
    open func moveSection(_ section: Int, toSection newSection: Int) {
        update(.move, from: .section(section), to: .section(newSection))
    }
    open func reloadSections(_ sections: IndexSet) { update(.reload, at: sections.map(IndexPath.section)) }
    open func insertItems(at indexPaths: [IndexPath]) { update(.insert, at: indexPaths) }
    open func deleteItems(at indexPaths: [IndexPath]) { update(.delete, at: indexPaths) }
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        update(.move, from: indexPath, to: newIndexPath)
    }
    open func insertSections(_ sections: IndexSet) { update(.insert, at: sections.map(IndexPath.section)) }
    open func deleteSections(_ sections: IndexSet) { update(.delete, at: sections.map(IndexPath.section)) }
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        dropContent()
        completion?(true)
    }
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        exchangeLayout(for: layout)
    }
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
    ) {
        setCollectionViewLayout(layout, animated: animated)
        completion?(true)
    }
    @discardableResult
    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { false }
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {}
    open func endInteractiveMovement() {}
    open func cancelInteractiveMovement() {}

    open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
    open func numberOfItems(inSection section: Int) -> Int {
        dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
    }
    open var visibleCells: [UICollectionViewCell] { indexPathsForVisibleItems.compactMap { cells[$0] } }
    /// Those of the last layout; unlike a table, a collection isn't laid out for it.
    open var indexPathsForVisibleItems: [IndexPath] { cells.keys.sorted() }
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { cells[indexPath] }
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        cells.first { $0.value === cell }?.key
    }
    open func supplementaryView(
        forElementKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView? { edges["\(elementKind)/\(indexPath)"] }
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        collectionViewLayout.layoutAttributesForItem(at: indexPath)
    }
    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
    }
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
            supplementaryView(forElementKind: elementKind, at: $0)
        }
    }
    /// Those of the last layout.
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        guard !placedBounds.isNull else { return [] }
        let shown = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
        return shown.filter { $0.representedElementKind == elementKind }.map(\.indexPath)
    }
    open func indexPathForItem(at point: CGPoint) -> IndexPath? {
        cells.sorted { $0.key < $1.key }.first { $0.value.frame.contains(point) }?.key
    }

    open var indexPathsForSelectedItems: [IndexPath]? { selection }
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        let isAdded = allowsMultipleSelection && indexPath != nil
        for old in isAdded ? [] : selection where old != indexPath {
            deselectItem(at: old, animated: animated)
        }
        guard let indexPath else { return }
        if !selection.contains(indexPath) { selection.append(indexPath) }
        cells[indexPath]?.isSelected = true
        if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
    }
    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        selection.removeAll { $0 == indexPath }
        cells[indexPath]?.isSelected = false
    }

    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        layoutIfNeeded()
        guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
        var offset = contentOffset
        let insets = adjustedContentInset
        let (right, bottom) = (bounds.width - insets.right, bounds.height - insets.bottom)
        if scrollPosition.contains(.top) { offset.y = frame.minY - insets.top }
        if scrollPosition.contains(.centeredVertically) { offset.y = frame.midY - (insets.top + bottom) / 2 }
        if scrollPosition.contains(.bottom) { offset.y = frame.maxY - bottom }
        if scrollPosition.contains(.left) { offset.x = frame.minX - insets.left }
        if scrollPosition.contains(.centeredHorizontally) {
            offset.x = frame.midX - (insets.left + right) / 2
        }
        if scrollPosition.contains(.right) { offset.x = frame.maxX - right }
        offset.x = max(-insets.left, min(offset.x, contentSize.width - right))
        offset.y = max(-insets.top, min(offset.y, contentSize.height - bottom))
        setContentOffset(offset, animated: animated)
    }

    // MARK: - Layout

    func setNeedsPlacement() {
        needsPlacement = true
        setNeedsLayout()
    }

    /// How tall a header or footer is at a width, in points, by its constraints; nil without one.
    func fittingHeight(of edge: UICollectionViewLayoutAttributes, width: CGFloat) -> CGFloat? {
        let size = view(for: edge)?.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        return size?.height
    }

    /// The cell of an item, made if it isn't there.
    func cell(at path: IndexPath) -> UICollectionViewCell? {
        if let cell = cells[path] { return cell }
        guard let cell = dataSource?.collectionView(self, cellForItemAt: path) else { return nil }
        cells[path] = cell
        addSubview(cell)
        let isSelected = selection.contains(path)
        if cell.isSelected != isSelected { cell.isSelected = isSelected }
        return cell
    }

    /// The height that bars covered at the top when the content was placed, in points.
    private var coveredTop: CGFloat = 0

    /// Content that was scrolled to the top remains there, below the bars.
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        let top = adjustedContentInset.top
        if contentOffset.y == -coveredTop { contentOffset.y = -top }
        coveredTop = top
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        backgroundView?.frame = bounds
        guard needsPlacement || placedBounds != bounds else { return }
        if invalidate(forBoundsChangeTo: bounds) || needsPlacement || placedBounds.size != bounds.size {
            collectionViewLayout.prepare()
        }
        beginLayoutUpdates()
        var shown = placeShown()
        // Cells may prefer other attributes, of which those of others may follow.
        for _ in 0..<Self.selfSizingRounds where invalidate(forPreferencesOf: shown) {
            collectionViewLayout.prepare()
            shown = placeShown()
        }
        recycle(besides: Set(shown.filter { $0.representedElementKind == nil }.map(\.indexPath)))
        endLayoutUpdates()
    }

    /// Asks the layout whether other bounds invalidate it, and tells it what is invalid; returns whether they do.
    private func invalidate(forBoundsChangeTo newBounds: CGRect) -> Bool {
        let layout = collectionViewLayout
        guard !placedBounds.isNull, placedBounds != newBounds,
            layout.shouldInvalidateLayout(forBoundsChange: newBounds)
        else { return false }
        layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: newBounds))
        return true
    }

    /// How many times the sizes that cells prefer can change a layout before it is shown.
    private static let selfSizingRounds = 8

    /// Places what the layout shows, and returns its attributes.
    private func placeShown() -> [UICollectionViewLayoutAttributes] {
        (needsPlacement, placedBounds) = (false, bounds)
        contentSize = collectionViewLayout.collectionViewContentSize
        let shown = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
        for attributes in shown { place(attributes) }
        return shown
    }

    /// Asks cells and headers which attributes they prefer, and the layout whether it follows; returns whether it does.
    private func invalidate(forPreferencesOf shown: [UICollectionViewLayoutAttributes]) -> Bool {
        guard collectionViewLayout.asksForPreferences else { return false }
        var isInvalid = false
        for attributes in shown where attributes.representedElementCategory != .decorationView {
            guard let view = view(for: attributes),
                let given = attributes.copy(with: nil) as? UICollectionViewLayoutAttributes
            else { continue }
            given.isEstimated = true
            let preferred = view.preferredLayoutAttributesFitting(given)
            guard
                collectionViewLayout.shouldInvalidateLayout(
                    forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
            else { continue }
            isInvalid = true
            collectionViewLayout.invalidateLayout(
                with: collectionViewLayout.invalidationContext(
                    forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
        }
        return isInvalid
    }

    private func place(_ attributes: UICollectionViewLayoutAttributes) {
        guard let view = view(for: attributes) else { return }
        view.apply(attributes)
        view.frame = attributes.frame
        view.alpha = attributes.alpha
        view.isHidden = attributes.isHidden
        view.transform = attributes.transform
    }

    private func view(for attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
        guard let kind = attributes.representedElementKind else { return cell(at: attributes.indexPath) }
        let key = "\(kind)/\(attributes.indexPath)"
        if let view = edges[key] { return view }
        if attributes.representedElementCategory == .decorationView {
            return decoration(of: kind, at: key)
        }
        let view = dataSource?.collectionView(
            self, viewForSupplementaryElementOfKind: kind, at: attributes.indexPath)
        edges[key] = view
        if let view { addSubview(view) }
        return view
    }

    /// A decoration of a kind that the layout has a class for, behind everything else.
    private func decoration(of kind: String, at key: String) -> UICollectionReusableView? {
        let view = collectionViewLayout.decorationTypes[kind]?.init(frame: .zero)
        edges[key] = view
        if let view { insertSubview(view, at: 0) }
        return view
    }

    private func recycle(besides shown: Set<IndexPath>) {
        for (path, cell) in cells.sorted(by: { $0.key < $1.key }) where !shown.contains(path) {
            cells[path] = nil
            cell.removeFromSuperview()
            if let identifier = cell.reuseIdentifier { reusable[identifier, default: []].append(cell) }
        }
    }
}
