import Engine
import Foundation

/// A piece of a layout, prepared for the detectors.
struct PieceScene {
    let items: [SolvedItem]
    let traits: [ItemTraits]
    let piece: LayoutPiece
    /// The canvas as an affine frame.
    let canvas: AffineFrame
    /// The visible part of each item if nothing covers it, clipped by the views around it; nil for items that
    /// don't count.
    let visible: [AffineRegion?]
    /// The painted part of each item, without clipping by the views around it.
    let painted: [AffineRegion?]

    var range: ClosedRange<Double> { piece.range }

    /// Prepares a piece of a layout along an axis.
    init(_ piece: LayoutPiece, of layout: SolvedLayout, traits: [ItemTraits], axis: LayoutAxis) {
        items = layout.items
        self.traits = traits
        self.piece = piece
        let (zero, length) = (
            AffineFrame.Number(intercept: 0, slope: 0), AffineFrame.Number(intercept: 0, slope: 1)
        )
        let width = AffineFrame.Number(intercept: Double(layout.canvas.size.width), slope: 0)
        let height = AffineFrame.Number(intercept: Double(layout.canvas.size.height), slope: 0)
        canvas = AffineFrame(
            x: zero, y: zero, width: axis == .horizontal ? length : width,
            height: axis == .vertical ? length : height)
        let painted = layout.items.indices.map { index in
            traits[index].counts
                ? Self.region(of: layout.items[index], traits[index], in: piece.items[index]) : nil
        }
        self.painted = painted
        var clips: [AffineRegion?] = []
        var visible: [AffineRegion?] = []
        for (index, item) in layout.items.enumerated() {
            let outer = item.parent.flatMap { clips[$0] }
            let own = AffineRegion(piece.items[index].canvasFrame)
            clips.append(traits[index].clips ? outer.map { own.cut(by: $0) } ?? own : outer)
            visible.append(painted[index].map { region in outer.map { region.cut(by: $0) } ?? region })
        }
        self.visible = visible
    }

    /// Returns the region of a frame, or only that of the text if nothing else is painted.
    private static func region(
        of item: SolvedItem, _ traits: ItemTraits, in piece: LayoutPiece.Item
    ) -> AffineRegion {
        let frame = piece.canvasFrame
        var region = AffineRegion(frame)
        guard traits.isTextAlone, let size = piece.contentSize else { return region }
        let (width, height) = (Double(size.width), Double(size.height))
        if width > 0 {
            let isLeftToRight = item.layoutDirection == .leftToRight
            switch item.text?.alignment ?? .natural {
            case .center: region.horizontal = centred(width, in: frame.x, frame.width, region.horizontal)
            case .left: region.horizontal.ends.append(frame.x + width)
            case .right: region.horizontal.starts.append(frame.x + frame.width + -width)
            case .natural, .justified:
                if isLeftToRight {
                    region.horizontal.ends.append(frame.x + width)
                } else {
                    region.horizontal.starts.append(frame.x + frame.width + -width)
                }
            }
        }
        if height > 0 { region.vertical = centred(height, in: frame.y, frame.height, region.vertical) }
        return region
    }

    private static func centred(
        _ length: Double, in start: AffineFrame.Number, _ room: AffineFrame.Number, _ span: AffineRegion.Span
    ) -> AffineRegion.Span {
        let middle = start + room * 0.5
        return span.cut(
            by: AffineRegion.Span(starts: [middle + -length / 2], ends: [middle + length / 2]))
    }

    /// Returns the indices of the views around an item, innermost first.
    func ancestors(of index: Int) -> [Int] {
        var ancestors: [Int] = []
        var next = items[index].parent
        while let ancestor = next {
            ancestors.append(ancestor)
            next = items[ancestor].parent
        }
        return ancestors
    }
}
