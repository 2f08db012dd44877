import Engine
import Foundation
import Sweep
import Testing

/// Where hierarchies change with the canvas, and what the breakpoints say of it.
@Suite struct ScenePartsTests {
    private func parts(
        over range: ClosedRange<Double>, height: Double = 1000,
        _ change: @escaping (View, Double) -> Void
    ) -> [SweepPart] {
        SceneParts.parts(along: .horizontal, over: range, other: height) { length in
            let root = View()
            root.directionalLayoutMargins = .zero
            let side = View()
            side.identifier = "sidebar"
            root.addSubview(side)
            change(side, length)
            return (root, Canvas(size: CGSize(width: CGFloat(length), height: CGFloat(height))))
        }
    }

    @Test func aHierarchyThatNeverChangesIsOnePart() {
        let found = parts(over: 320...1366) { _, _ in }
        #expect(found.map(\.range) == [320...1366])
    }

    /// 523.25 isn't one of the system's thresholds.
    @Test func changesAreFoundWhereverTheyAre() {
        let found = parts(over: 320...1366) { side, length in side.isHidden = length < 523.25 }
        #expect(found.map(\.range) == [320...523.25, 523.25...1366])
        #expect(found.last?.causes.map(\.text) == ["sidebar is shown"])
    }

    /// Windows of iPads have regular width from 678 points on.
    @Test func sizeClassesAreNamed() {
        let found = parts(over: 320...1366) { side, length in side.isHidden = length < 678 }
        #expect(found.map(\.range) == [320...678, 678...1366])
        #expect(
            found.last?.causes.map(\.text)
                == ["the horizontal size class becomes regular", "sidebar is shown"])
    }

    @Test func aConstraintThatIsOnlyThereOnWideCanvasesIsNamed() {
        let found = parts(over: 320...1366) { side, length in
            let width = side.widthAnchor.constraint(equalToConstant: length < 500 ? 80 : 120)
            width.isActive = true
        }
        #expect(found.map(\.range) == [320...500, 500...1366])
        #expect(found.last?.causes.first?.kind == .constraint)
        #expect(found.last?.causes.first?.text.contains("120") == true)
    }

    @Test func whatFollowsTheCanvasIsOnePart() {
        let found = parts(over: 500...600) { side, length in
            side.widthAnchor.constraint(equalToConstant: CGFloat(length)).isActive = true
        }
        #expect(found.count == 1)
    }
}
