import Testing
import UIKit

extension DeviceTests {
    /// The classes of attributes and contexts that a collection layout names, and when it gets contexts, as Apple's documentation of
    /// `UICollectionViewLayout` and `UICollectionViewLayoutInvalidationContext` says.
    @MainActor @Suite struct LayoutClassTests {
        private final class Place: UICollectionViewLayoutAttributes {
            var isMarked = false
            override func copy(with zone: NSZone? = nil) -> Any {
                let copy = super.copy(with: zone)
                (copy as? Place)?.isMarked = isMarked
                return copy
            }
        }
        private final class Context: UICollectionViewFlowLayoutInvalidationContext {
            var isFirst = true
        }
        private final class Cell: UICollectionViewCell {
            private(set) var isMarked = false
            override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
                isMarked = (layoutAttributes as? Place)?.isMarked ?? false
            }
        }
        private final class Layout: UICollectionViewFlowLayout {
            var contexts: [String] = []
            override class var layoutAttributesClass: AnyClass { Place.self }
            override class var invalidationContextClass: AnyClass { Context.self }
            override func layoutAttributesForElements(
                in rect: CGRect
            ) -> [UICollectionViewLayoutAttributes]? {
                let places = super.layoutAttributesForElements(in: rect)
                for case let place as Place in places ?? [] where place.indexPath.item == 1 {
                    place.isMarked = true
                }
                return places
            }
            override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
            override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
                super.invalidateLayout(with: context)
                let isOwn = (context as? Context)?.isFirst == true
                contexts.append(
                    "\(isOwn) \(context.invalidateEverything) \(context.invalidateDataSourceCounts)")
            }
        }
        private final class Items: NSObject, UICollectionViewDataSource {
            func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
            func collectionView(
                _ view: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            }
        }

        private let items = Items()
        private func collection(_ layout: UICollectionViewLayout) -> UICollectionView {
            let view = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
            view.register(Cell.self, forCellWithReuseIdentifier: "cell")
            view.dataSource = items
            view.layoutIfNeeded()
            return view
        }

        @Test func attributesHaveTheClassThatTheLayoutNames() {
            let layout = Layout()
            let view = collection(layout)
            #expect(layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0)) is Place)
            let header = layout.layoutAttributesForSupplementaryView(
                ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
            #expect(header is Place && header?.representedElementCategory == .supplementaryView)
            let marked = (0..<3).map { item in
                (view.cellForItem(at: IndexPath(item: item, section: 0)) as? Cell)?.isMarked
            }
            #expect(marked == [false, true, false])
        }

        @Test func contextsSayWhatIsInvalid() {
            let layout = Layout()
            let view = collection(layout)
            layout.contexts = []
            view.reloadData()
            // The data source is asked again for all of it.
            #expect(layout.contexts == ["true true true"])
            view.layoutIfNeeded()
            layout.contexts = []
            view.contentOffset.y = 30
            view.layoutIfNeeded()
            #expect(layout.contexts == ["true false false"])
            layout.contexts = []
            view.reloadItems(at: [IndexPath(item: 0, section: 0)])
            #expect(layout.contexts == ["true false true"])
        }

        @Test func layoutsOfUIKitHaveContextsOfTheirOwn() {
            #expect(
                UICollectionViewFlowLayout().invalidationContext(forBoundsChange: .zero)
                    is UICollectionViewFlowLayoutInvalidationContext)
            #expect(
                type(of: UICollectionViewLayout().invalidationContext(forBoundsChange: .zero))
                    == UICollectionViewLayoutInvalidationContext.self)
        }
    }
}
