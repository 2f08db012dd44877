import Foundation
import Testing
import Findings

@testable import Engine

/// Required content sizes that are impossible: they are reported as conflicts, but still preferred over everything
/// optional.
@Suite struct RequiredContentTests {
    private let root = View.root()

    private func solve() throws -> SolvedLayout {
        try LayoutSolver.solve(root: root, canvas: Canvas(size: CGSize(width: 200, height: 30)))
    }

    /// Two views that fill a height of 30 points: the upper one has a content of 40 that must not be cut, the lower
    /// one a content of 10.
    private func pile() -> (upper: View, lower: View) {
        let upper = root.place("upper", intrinsic: CGSize(width: 50, height: 40))
        let lower = root.place("lower", intrinsic: CGSize(width: 50, height: 10))
        upper.setContentCompressionResistancePriority(.required, for: .vertical)
        lower.setContentCompressionResistancePriority(LayoutPriority(999), for: .vertical)
        lower.setContentHuggingPriority(LayoutPriority(200), for: .vertical)
        LayoutConstraint.activate([
            upper.topAnchor.constraint(equalTo: root.topAnchor),
            upper.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            lower.topAnchor.constraint(equalTo: upper.bottomAnchor),
            lower.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            lower.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        ])
        return (upper, lower)
    }

    @Test func contentThatDoesNotFitGetsWhatThereIs() throws {
        _ = pile()
        let layout = try solve()
        #expect(layout.frame("upper")?.height == 30)
        #expect(layout.frame("lower")?.height == 0)
        #expect(layout.findings.map(\.code) == [.unsatisfiable])
    }

    @Test func contentThatFitsAgainIsAsLargeAsItIs() throws {
        let (upper, _) = pile()
        let session = LayoutSession(root: root, canvas: Canvas(size: CGSize(width: 200, height: 30)))
        _ = try session.solvedLayout()
        upper.intrinsicContentSizeOverride = CGSize(width: 50, height: 18)
        let layout = try session.solvedLayout()
        #expect(layout.frame("upper")?.height == 18)
        #expect(layout.frame("lower")?.height == 12)
        #expect(layout.findings.isEmpty)
        upper.intrinsicContentSizeOverride = CGSize(width: 50, height: View.noIntrinsicMetric)
        #expect(try session.solvedLayout().frame("lower")?.height == 10)
    }

    @Test func contentThatMustNotGrowGrowsNoFurtherThanItMust() throws {
        let box = root.place("box", intrinsic: CGSize(width: 40, height: 10))
        box.setContentHuggingPriority(.required, for: .horizontal)
        let wish = box.widthAnchor.constraint(equalToConstant: 150)
        wish.priority = LayoutPriority(999)
        LayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: root.topAnchor),
            box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            box.widthAnchor.constraint(greaterThanOrEqualToConstant: 60), wish,
        ])
        #expect(try solve().frame("box")?.width == 60)
    }
}
