import Engine
import Foundation

/// Places the groups, the header and the footer of a section of a compositional layout, left to right.
@MainActor
struct CompositionalSectionPlacer {
    private let section: NSCollectionLayoutSection
    private let index: Int
    private let collectionView: UICollectionView
    private let isVertical: Bool
    private(set) var attributes: [UICollectionViewLayoutAttributes] = []
    /// Where the section ends along the direction of scrolling, in points.
    private(set) var end: CGFloat

    init(
        _ section: NSCollectionLayoutSection, index: Int, in collectionView: UICollectionView,
        isVertical: Bool, start: CGFloat
    ) {
        self.section = section
        self.index = index
        self.collectionView = collectionView
        self.isVertical = isVertical
        end = start
    }

    private var insets: NSDirectionalEdgeInsets { section.contentInsets }
    /// The size that fractions of groups refer to.
    private var container: CGSize {
        let size = collectionView.bounds.size
        return CGSize(
            width: max(0, size.width - insets.leading - insets.trailing),
            height: max(0, size.height - insets.top - insets.bottom))
    }

    mutating func run() {
        addEdges { [.top, .topLeading, .topTrailing, .leading].contains($0) }
        end += isVertical ? insets.top : insets.leading
        addGroups()
        end += isVertical ? insets.bottom : insets.trailing
        addEdges { [.bottom, .bottomLeading, .bottomTrailing, .trailing].contains($0) }
    }

    private mutating func addGroups() {
        let path = { [index] item in IndexPath(item: item, section: index) }
        var placer = CompositionalGroupPlacer(
            itemCount: collectionView.numberOfItems(inSection: index),
            fittingHeight: { [collectionView] item, width in
                collectionView.cell(at: path(item))?.systemLayoutSizeFitting(
                    CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                    verticalFittingPriority: .fittingSizeLevel
                ).height
            })
        let isAcross = section.orthogonalScrollingBehavior != .none
        var (along, across, thickest): (CGFloat, CGFloat, CGFloat) = (end, 0, 0)
        var isFirst = true
        while placer.hasItems {
            let placed = placer.place(section.group, in: container)
            guard !placed.items.isEmpty else { break }
            if !isFirst {
                if isAcross {
                    across += section.interGroupSpacing
                } else {
                    along += section.interGroupSpacing
                }
            }
            isFirst = false
            let origin =
                isVertical
                ? CGPoint(x: insets.leading + across, y: along)
                : CGPoint(x: along, y: insets.top + across)
            for item in placed.items {
                let cell = UICollectionViewLayoutAttributes.made(
                    for: collectionView.collectionViewLayout, at: path(item.index))
                cell.frame = item.frame.offsetBy(dx: origin.x, dy: origin.y)
                attributes.append(cell)
            }
            let (length, thickness) =
                isVertical
                ? (placed.size.height, placed.size.width) : (placed.size.width, placed.size.height)
            if isAcross {
                across += thickness
                thickest = max(thickest, length)
            } else {
                along += length
            }
        }
        end = along + thickest
    }

    private mutating func addEdges(where isHere: (NSRectAlignment) -> Bool) {
        let size = collectionView.bounds.size
        let start = section.supplementariesFollowContentInsets ? insets.leading : 0
        let width = section.supplementariesFollowContentInsets ? container.width : size.width
        for item in section.boundarySupplementaryItems where isHere(item.alignment) {
            let edge = UICollectionViewLayoutAttributes.made(
                for: collectionView.collectionViewLayout, kind: item.elementKind,
                at: IndexPath(item: 0, section: index))
            var own = item.layoutSize.size(in: CGSize(width: width, height: size.height))
            if item.layoutSize.heightDimension.isEstimated {
                own.height = collectionView.fittingHeight(of: edge, width: own.width) ?? own.height
            }
            edge.frame =
                isVertical
                ? CGRect(x: start, y: end, width: own.width, height: own.height)
                : CGRect(x: end, y: insets.top, width: own.width, height: own.height)
            attributes.append(edge)
            end += isVertical ? own.height : own.width
        }
    }
}
