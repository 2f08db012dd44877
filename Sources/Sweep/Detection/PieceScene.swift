import Engine
import Foundation
import TextMetrics
import Solver

/// A piece of a layout, prepared for the detectors.
struct PieceScene {
    let items: [SolvedItem]
    /// The constraints of authors and of stack views.
    let constraints: [SolvedConstraint]
    let traits: [ItemTraits]
    let piece: LayoutPiece
    /// The canvas as an affine frame.
    let canvas: AffineFrame
    /// Each item's frame at both ends of the piece, which rules out most problems without exact regions.
    let ends: [FrameEnds]
    /// The canvas at both ends of the piece.
    let canvasEnds: FrameEnds
    /// What each item and the views around it let be seen of its subviews; nil for everything.
    private let openings: [AffineRegion?]
    /// The work that may still be done. Once it is spent, what is found is incomplete.
    let budget: WorkBudget

    var range: ClosedRange<Double> { piece.range }

    /// Prepares a piece of a layout along an axis.
    init(
        _ piece: LayoutPiece, of layout: SolvedLayout, traits: [ItemTraits], axis: LayoutAxis,
        budget: WorkBudget
    ) {
        self.budget = budget
        budget.charge(Self.workPerItem * layout.items.count)
        items = layout.items
        constraints = layout.constraints
        self.traits = traits
        self.piece = piece
        let (zero, length) = (
            AffineFrame.Number(intercept: 0, slope: 0), AffineFrame.Number(intercept: 0, slope: 1)
        )
        let width = AffineFrame.Number(intercept: Double(layout.canvas.size.width), slope: 0)
        let height = AffineFrame.Number(intercept: Double(layout.canvas.size.height), slope: 0)
        let root = piece.items.first?.canvasFrame
        canvas = AffineFrame(
            x: zero, y: zero, width: axis == .horizontal ? length : root?.width ?? width,
            height: axis == .vertical ? length : root?.height ?? height)
        ends = piece.items.map { FrameEnds($0.canvasFrame, over: piece.range) }
        canvasEnds = FrameEnds(canvas, over: piece.range)
        openings = Self.openings(of: piece, items, traits)
    }

    private static func openings(
        of piece: LayoutPiece, _ items: [SolvedItem], _ traits: [ItemTraits]
    ) -> [AffineRegion?] {
        var openings: [AffineRegion?] = []
        openings.reserveCapacity(items.count)
        for index in items.indices {
            let around = items[index].parent.flatMap { openings[$0] }
            guard traits[index].clips else {
                openings.append(around)
                continue
            }
            let frame = AffineRegion(piece.items[index].canvasFrame)
            openings.append(around?.cut(by: frame, over: piece.range) ?? frame)
        }
        return openings
    }

    /// The work of preparing an item and of looking at it alone.
    private static let workPerItem = 300

    /// The painted part of an item, without clipping by the views around it.
    func painted(_ index: Int) -> AffineRegion {
        region(of: items[index], traits[index], in: piece.items[index])
    }

    /// The visible part of an item if nothing covers it, clipped by the views around it.
    func visible(_ index: Int) -> AffineRegion {
        let region = painted(index)
        guard let opening = items[index].parent.flatMap({ openings[$0] }) else { return region }
        return region.cut(by: opening, over: range)
    }

    /// The visible part of an item, less what can be scrolled clear of another one: of what a footer covers, that for which
    /// the content goes on far enough.
    func visible(_ index: Int, besides other: Int) -> AffineRegion {
        var region = visible(index)
        guard traits[index].isScrolled else { return region }
        let whole = painted(index)
        var next = items[index].parent
        while let ancestor = next {
            next = items[ancestor].parent
            guard traits[ancestor].isScrollView, !isInside(other, ancestor),
                let content = traits[ancestor].content
            else { continue }
            budget.charge(Self.workPerScrollView)
            let (frame, end) = (AffineRegion(piece.items[ancestor].canvasFrame), ends[ancestor])
            let contents = AffineRegion(piece.items[content].canvasFrame)
            if ends[other].top.least > end.top.greatest {
                region.vertical.ends += whole.vertical.ends.map {
                    $0 - contents.vertical.ends[0] + frame.vertical.ends[0]
                }
            }
            if items[ancestor].layoutDirection == .leftToRight, ends[other].left.least > end.left.greatest {
                region.horizontal.ends += whole.horizontal.ends.map {
                    $0 - contents.horizontal.ends[0] + frame.horizontal.ends[0]
                }
            }
            if items[ancestor].layoutDirection == .rightToLeft, ends[other].right.greatest < end.right.least {
                region.horizontal.starts += whole.horizontal.starts.map {
                    $0 - contents.horizontal.starts[0] + frame.horizontal.starts[0]
                }
            }
        }
        return region
    }

    /// The work of looking at how far one item can be scrolled clear of another.
    private static let workPerScrollView = 1000

    /// Whether an item is inside another. Items come in drawing order, so an ancestor comes first.
    func isInside(_ index: Int, _ ancestor: Int) -> Bool {
        var next = items[index].parent
        while let parent = next, parent >= ancestor {
            if parent == ancestor { return true }
            next = items[parent].parent
        }
        return false
    }

    /// Whether nothing clips an item, and its painted part is at least so wide and high over the whole piece.
    func isVisible(_ index: Int, byAtLeast length: Double) -> Bool {
        guard !traits[index].isClipped, ends[index].leastWidth >= length, ends[index].leastHeight >= length
        else { return false }
        guard traits[index].isTextAlone, let content = piece.items[index].contentSize else { return true }
        // A dimension of 0 or less leaves the frame as it is.
        return [content.width, content.height].allSatisfy { $0 <= 0 || Double($0) >= length }
    }

    /// Returns the region of a frame, or only that of the text if nothing else is painted.
    private func region(
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

    private func centred(
        _ length: Double, in start: AffineFrame.Number, _ room: AffineFrame.Number, _ span: AffineRegion.Span
    ) -> AffineRegion.Span {
        let middle = start + room * 0.5
        return span.cut(
            by: AffineRegion.Span(starts: [middle + -length / 2], ends: [middle + length / 2]), over: range)
    }
}
