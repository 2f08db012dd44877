import Foundation

@testable import Engine

/// A stack view of four views, and their frames according to its documentation, computed without constraints.
///
/// The first visible view is the most flexible: it absorbs surplus space and shrinks if space is short.
struct StackArithmetic {
    let axis: LayoutAxis
    let distribution: StackView.Distribution
    let alignment: StackView.Alignment
    let spacing: CGFloat
    /// The spacing after the first view.
    let customSpacing: CGFloat?
    let hidden: Set<Int>
    /// The length of the stack along its axis; nil if its content determines it.
    let length: CGFloat?
    /// The length of the stack across its axis; nil if its content determines it.
    let breadth: CGFloat?

    static let lengths: [CGFloat] = [60, 40, 90, 30]
    private static let breadths: [CGFloat] = [20, 50, 35, 10]
    /// The distances from the top, and from the bottom.
    private static let firstBaselines: [CGFloat] = [14, 30, 20, 7]
    private static let lastBaselines: [CGFloat] = [4, 6, 12, 3]

    /// A view with baselines, for tests that need them.
    private final class TextBox: View, BaselineView {
        let baselines: (first: CGFloat, last: CGFloat)
        init(baselines: (first: CGFloat, last: CGFloat)) {
            self.baselines = baselines
            super.init(frame: .zero)
        }
        required init?(coder: NSCoder) { nil }
        override func firstBaselineOffsetFromTop(for size: CGSize) -> CGFloat { baselines.first }
        override func lastBaselineOffsetFromBottom(for size: CGSize) -> CGFloat { baselines.last }
    }

    // MARK: - The stack

    /// Makes the stack, at the root's top and leading edge.
    func makeStack(in root: View) -> StackView {
        let stack = StackView()
        stack.axis = axis
        stack.distribution = distribution
        stack.alignment = alignment
        stack.spacing = spacing
        for index in 0..<4 {
            let view = makeView(index)
            stack.addArrangedSubview(view)
            if index == 0, let customSpacing { stack.setCustomSpacing(customSpacing, after: view) }
        }
        stack.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(stack)
        stack.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        let (along, across) =
            axis == .horizontal
            ? (stack.widthAnchor, stack.heightAnchor) : (stack.heightAnchor, stack.widthAnchor)
        if let length { along.constraint(equalToConstant: length).isActive = true }
        if let breadth { across.constraint(equalToConstant: breadth).isActive = true }
        return stack
    }

    func makeView(_ index: Int) -> View {
        let view = TextBox(baselines: (Self.firstBaselines[index], Self.lastBaselines[index]))
        view.identifier = "v\(index)"
        view.isHidden = hidden.contains(index)
        view.intrinsicContentSizeOverride = size(Self.lengths[index], Self.breadths[index])
        let isSoft = index == visible.first
        view.setContentHuggingPriority(LayoutPriority(isSoft ? 240 : 251), for: axis)
        view.setContentCompressionResistancePriority(LayoutPriority(isSoft ? 740 : 750), for: axis)
        return view
    }

    private func size(_ along: CGFloat, _ across: CGFloat) -> CGSize {
        axis == .horizontal
            ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
    }

    // MARK: - The arithmetic

    var visible: [Int] { (0..<4).filter { !hidden.contains($0) } }

    /// Returns the stack's size and the visible views' frames in it.
    func frames(_ direction: LayoutDirection) -> (stack: CGSize, views: [(Int, CGRect)]) {
        let along = spans()
        let across = crossSpans()
        let total = length ?? along.last.map { $0.start + $0.length } ?? 0
        let stackSize = size(total, breadth ?? naturalBreadth)
        let views = visible.enumerated().map { position, index in
            let origin = size(along[position].start, across[position].start)
            var frame = CGRect(
                origin: CGPoint(x: origin.width, y: origin.height),
                size: size(along[position].length, across[position].length))
            if direction == .rightToLeft { frame.origin.x = stackSize.width - frame.maxX }
            return (index, frame)
        }
        return (stackSize, views)
    }

    private typealias Span = (start: CGFloat, length: CGFloat)

    var spacings: [CGFloat] {
        visible.dropLast().map { $0 == 0 ? customSpacing ?? spacing : spacing }
    }

    private func spans() -> [Span] {
        var lengths = visible.map { Self.lengths[$0] }
        var gaps = spacings
        switch distribution {
        case .fill: lengths[0] += surplus(lengths, gaps)
        case .fillEqually:
            let each = length.map { ($0 - gaps.sum) / CGFloat(lengths.count) } ?? lengths.max() ?? 0
            lengths = lengths.map { _ in each }
        case .fillProportionally:
            if let length {
                let scale = length / (lengths.sum + gaps.sum)
                lengths = lengths.map { $0 * scale }
                lengths[lengths.count - 1] += surplus(lengths, gaps)
            }
        case .equalSpacing:
            gaps = gaps.map { _ in spacings.max() ?? 0 }
            let surplus = surplus(lengths, gaps)
            if gaps.isEmpty || surplus < 0 {
                lengths[0] += surplus
            } else {
                gaps = gaps.map { $0 + surplus / CGFloat(gaps.count) }
            }
        case .equalCentering:
            let surplus = surplus(lengths, gaps)
            if gaps.isEmpty || surplus < 0 {
                lengths[0] += surplus
            } else {
                gaps = centredGaps(lengths)
            }
        }
        var start: CGFloat = 0
        return zip(lengths, gaps + [0]).map { length, gap in
            defer { start += length + gap }
            return (start, length)
        }
    }

    /// Returns the surplus length of a stack after its views and gaps.
    private func surplus(_ lengths: [CGFloat], _ gaps: [CGFloat]) -> CGFloat {
        length.map { $0 - lengths.sum - gaps.sum } ?? 0
    }

    /// Returns the gaps that make the distances of all centres equal, with the minimum distance that spacing allows
    /// if no length is given.
    private func centredGaps(_ lengths: [CGFloat]) -> [CGFloat] {
        let halves = zip(lengths, lengths.dropFirst()).map { ($0 + $1) / 2 }
        let ends = (lengths[0] + lengths[lengths.count - 1]) / 2
        let least = zip(halves, spacings).map(+).max() ?? 0
        let distance = length.map { ($0 - ends) / CGFloat(halves.count) } ?? least
        let gaps = halves.map { distance - $0 }
        guard gaps.count == 2, let tooNarrow = gaps.indices.first(where: { gaps[$0] < spacings[$0] }) else {
            return gaps
        }
        // One of two gaps can't be narrower than its spacing; the other one gets the rest.
        var clamped = gaps
        clamped[tooNarrow] = spacings[tooNarrow]
        clamped[1 - tooNarrow] += gaps[tooNarrow] - spacings[tooNarrow]
        return clamped
    }

    /// The breadth with baseline alignment, as in UIKit: from the top of the first view to the lowest bottom, or from
    /// the highest top to the bottom of the first view.
    private var naturalBreadth: CGFloat {
        let spans = crossSpans(in: 0)
        guard alignment != .fill, isByBaseline, let first = spans.first else {
            return visible.map { Self.breadths[$0] }.max() ?? 0
        }
        let start = spans.map(\.start).min() ?? 0
        let end = spans.map { $0.start + $0.length }.max() ?? 0
        return alignment == .firstBaseline ? end - first.start : first.start + first.length - start
    }

    var isByBaseline: Bool {
        axis == .horizontal && (alignment == .firstBaseline || alignment == .lastBaseline)
    }

    private func crossSpans() -> [Span] { crossSpans(in: breadth ?? naturalBreadth) }

    private func crossSpans(in breadth: CGFloat) -> [Span] {
        let breadths = visible.map { Self.breadths[$0] }
        let first = visible.map { Self.firstBaselines[$0] }
        let last = visible.map { Self.breadths[$0] - Self.lastBaselines[$0] }
        switch alignment {
        case .fill: return breadths.map { _ in (0, breadth) }
        case .center: return breadths.map { ((breadth - $0) / 2, $0) }
        case .trailing: return breadths.map { (breadth - $0, $0) }
        case .firstBaseline where isByBaseline:
            let baseline = breadth - (zip(breadths, first).map(-).max() ?? 0)
            return zip(breadths, first).map { (baseline - $1, $0) }
        case .lastBaseline where isByBaseline:
            let baseline = last.max() ?? 0
            return zip(breadths, last).map { (baseline - $1, $0) }
        case .leading, .firstBaseline, .lastBaseline: return breadths.map { (0, $0) }
        }
    }
}

extension [CGFloat] {
    fileprivate var sum: CGFloat { reduce(0, +) }
}
