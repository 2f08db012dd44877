import Foundation
import Findings
import Solver
import TextMetrics

/// Makes a piece from a settled pass, with its items in the order of a solved layout.
struct PieceBuilder {
    /// The origin of an item of the solved layout.
    private enum Source {
        case item(Int)
        /// A system guide, by its index among the guides whose insets are followed.
        case systemGuide(owner: Int, place: Int)
    }

    private let sources: [Source]
    /// The items as solved on the canvas that the layout was placed on.
    private let items: [SolvedItem]
    /// By lowered index: the index in `items`.
    private let positions: [Int]
    /// By lowered index: whether it is a view whose content may have a size.
    private let hasContentSize: [Bool]

    /// Creates a builder for a layout whose frames have been placed once.
    init(_ pass: LayoutPass) throws(SolverError) {
        var builder = SolvedItemBuilder(pass: pass, free: try pass.freeComponents())
        builder.build()
        self.init(pass, items: builder.items, positions: builder.positions)
    }

    /// Creates a builder for a layout with its items.
    ///
    /// - Parameter positions: The index in `items` by lowered index, or -1.
    init(_ pass: LayoutPass, items: [SolvedItem], positions: [Int]) {
        (self.items, self.positions) = (items, positions)
        hasContentSize = pass.hierarchy.indices.map { index in
            let kind = pass.hierarchy.kinds[index]
            return (kind == .view || kind == .scrollView)
                && pass.hierarchy.view(of: index)?.hasDesignTimeSize == false
        }
        var sources = [Source](repeating: .item(0), count: items.count)
        var place = 0
        for index in pass.hierarchy.indices {
            let position = positions[index]
            if position >= 0 { sources[position] = .item(index) }
            let guides = pass.hierarchy.view(of: index)?.systemGuides ?? []
            for (offset, _) in guides.filter({ $0.kind != .scrollContent }).enumerated() {
                if position >= 0 {
                    sources[position + 1 + offset] = .systemGuide(owner: index, place: place)
                }
                place += 1
            }
        }
        self.sources = sources
    }

    /// Returns the piece around the length that a pass was solved for; the causes of its beginning are left empty.
    func piece(_ pass: LayoutPass, _ finder: inout PieceFinder) throws(SolverError) -> LayoutPiece {
        try pass.solver.budget.spend(Self.workPerPiece + Self.workPerItem * sources.count)
        let free = try pass.freeComponents()
        let origins = canvasOrigins(pass, finder)
        let pieceItems = sources.map { source in
            switch source {
            case .item(let index):
                item(index, of: pass, &finder, free: free[index], origin: origins[index])
            case .systemGuide(let owner, let place):
                guide(place, of: owner, pass, finder, origin: origins[owner])
            }
        }
        return LayoutPiece(
            range: finder.range.bounds, items: pieceItems,
            conflicts: conflicts(of: pass), causes: [])
    }

    /// The work of a piece, and of each item in it, which is also a measure of its memory.
    private static let workPerPiece = 60_000
    private static let workPerItem = 1500
    /// The work of describing a conflict, and of each of its members.
    private static let workPerConflict = 60_000
    private static let workPerMember = 10_000

    private func conflicts(of pass: LayoutPass) -> [LayoutFinding] {
        guard !pass.solver.conflicts.isEmpty else { return [] }
        pass.solver.budget.charge(
            pass.solver.conflicts.reduce(0) {
                $0 + Self.workPerConflict + Self.workPerMember * $1.members.count
            })
        var solved = constraints(of: pass)
        let conflicts = solved.conflicts()
        return conflicts.map {
            ConflictMessage(conflict: $0, constraints: solved.constraints, items: items).finding
        }
    }

    private func constraints(of pass: LayoutPass) -> SolvedConstraintBuilder {
        SolvedConstraintBuilder(pass: pass, positions: positions, items: items, detail: .standard)
    }

    /// Returns the origin of each item on the canvas, by lowered index, and its rate of change.
    private func canvasOrigins(_ pass: LayoutPass, _ finder: PieceFinder) -> [(
        origin: CGPoint, rate: CGPoint
    )] {
        var origins: [(origin: CGPoint, rate: CGPoint)] = []
        for index in pass.frames.indices {
            var (origin, rate) = (pass.frames[index].origin, finder.rates[index].origin)
            if let parent = pass.hierarchy.parent(of: index) {
                let scrolled = pass.lowering.environment.metrics[parent].boundsOrigin
                origin.x += origins[parent].origin.x - scrolled.x
                origin.y += origins[parent].origin.y - scrolled.y
                rate.x += origins[parent].rate.x
                rate.y += origins[parent].rate.y
            }
            origins.append((origin, rate))
        }
        return origins
    }

    private func item(
        _ index: Int, of pass: LayoutPass, _ finder: inout PieceFinder, free: FrameComponents,
        origin: (origin: CGPoint, rate: CGPoint)
    ) -> LayoutPiece.Item {
        let frame = CGRect(origin: origin.origin, size: pass.frames[index].size)
        let rates = CGRect(origin: origin.rate, size: finder.rates[index].size)
        var item = LayoutPiece.Item(
            canvasFrame: AffineFrame(frame, rates: rates, at: finder.range.length),
            undetermined: index == 0 ? [] : free)
        if hasContentSize[index] { item.contentSize = contentSize(of: index, pass, &finder) }
        item.isTextTruncated = finder.adaptations[index]?.isTruncated ?? false
        return item
    }

    private func contentSize(of index: Int, _ pass: LayoutPass, _ finder: inout PieceFinder) -> CGSize? {
        guard let adaptation = finder.adaptations[index] else {
            return pass.lowering.environment.metrics[index].intrinsicSize
        }
        return finder.contentSize(of: index) {
            var size = pass.hierarchy.view(of: index)?.contentSizeInLayout ?? .zero
            // Text broken into lines has no intrinsic width.
            if adaptation.widths.upperBound < .infinity { size.width = View.noIntrinsicMetric }
            return size
        }
    }

    private func guide(
        _ place: Int, of owner: Int, _ pass: LayoutPass, _ finder: PieceFinder,
        origin: (origin: CGPoint, rate: CGPoint)
    ) -> LayoutPiece.Item {
        let (insets, rates) = finder.insets.insets(ofGuide: place)
        let (size, growth) = (pass.frames[owner].size, finder.rates[owner].size)
        let frame = CGRect(
            x: origin.origin.x + insets.left, y: origin.origin.y + insets.top,
            width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
        // A rectangle that isn't standardized can have negative rates.
        let change = CGRect(
            x: origin.rate.x + rates.left, y: origin.rate.y + rates.top,
            width: growth.width - rates.left - rates.right, height: growth.height - rates.top - rates.bottom)
        return LayoutPiece.Item(canvasFrame: AffineFrame(frame, rates: change, at: finder.range.length))
    }

    /// Describes a limit in terms that the layout's author knows.
    func cause(_ limit: PieceLimit?, in pass: LayoutPass) -> BreakpointCause? {
        switch limit {
        case .row(let id?):
            return cause(id, in: pass)
        case .text(let index):
            guard positions[index] >= 0 else { return nil }
            let item = items[positions[index]]
            return BreakpointCause(
                kind: .text, text: "\(item.name ?? item.id)'s text breaks into other lines", items: [item.id],
                location: pass.hierarchy.view(of: index)?.location)
        case .insets:
            return BreakpointCause(
                kind: .insets, text: "margins, safe area or readable width change", items: [])
        case .row(nil), nil: return nil
        }
    }

    private func cause(_ id: SolverConstraint.ID, in pass: LayoutPass) -> BreakpointCause? {
        var solved = constraints(of: pass)
        guard let index = solved.index(of: id) else { return nil }
        let constraint = solved.constraints[index]
        return BreakpointCause(
            kind: constraint.source.isImplicit ? .view : .constraint, text: constraint.text,
            items: [constraint.first.item, constraint.second?.item].compactMap { $0 }.map { items[$0].id },
            location: constraint.location)
    }
}
