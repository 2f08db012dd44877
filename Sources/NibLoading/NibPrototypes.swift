import Engine
import Foundation
import LayoutDocument
import UIKit

/// Gives the lists of a file the cells that it has for them.
@MainActor
struct NibPrototypes {
    let nib: Nib
    let classes: NibClasses

    /// Takes the prototypes out of the lists among objects, where the document has them, and registers them there.
    func register(in objects: [String: AnyObject]) {
        for prototype in nib.prototypes {
            guard let list = objects[prototype.list] else { continue }
            (objects[prototype.id] as? UIView)?.removeFromSuperview()
            let source = PrototypeNib { cell(of: prototype) }
            switch (prototype.kind, list) {
            case (.tableCell, let table as UITableView):
                table.register(source, forCellReuseIdentifier: prototype.identifier)
            case (.collectionCell, let collection as UICollectionView):
                collection.register(source, forCellWithReuseIdentifier: prototype.identifier)
            case (.sectionHeader, let collection as UICollectionView):
                collection.register(
                    source, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
                    withReuseIdentifier: prototype.identifier)
            case (.sectionFooter, let collection as UICollectionView):
                collection.register(
                    source, forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter,
                    withReuseIdentifier: prototype.identifier)
            default: break
            }
        }
    }

    private func cell(of prototype: NibPrototype) -> [Any] {
        let screen = UIScreen.main
        let made = nib.instantiate(
            prototype, window: screen.bounds.size, category: screen.traitCollection.contentSizeCategory,
            maker: NibViewMaker(classes: classes))
        for finding in made.findings where finding.severity == .error { finding.print() }
        NibConnector.connect(nib, objects: made.byID, owner: nil, external: [:])
        for view in made.allViews { view.awakeFromNib() }
        return made.views
    }
}

/// A file whose objects a function makes.
private final class PrototypeNib: UINib {
    private let make: @MainActor () -> [Any]

    init(_ make: @escaping @MainActor () -> [Any]) {
        self.make = make
        super.init(data: Data(), bundle: nil)
    }

    override func instantiate(withOwner ownerOrNil: Any?, options: [OptionsKey: Any]?) -> [Any] { make() }
}
