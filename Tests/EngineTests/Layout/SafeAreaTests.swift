import Foundation
import Testing

@testable import Engine

struct SafeAreaTests {
    /// Returns the safe area of a view that is partly below its superview, in a superview of 100 by 100 points that
    /// fills the canvas.
    private func insets(bottom: CGFloat) throws -> EdgeInsets {
        let root = View.root()
        let view = root.place("view", intrinsic: CGSize(width: 50, height: 40))
        let safe = view.place("safe")
        LayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 80),
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            safe.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            safe.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
            safe.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
            safe.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
        ])
        var canvas = Canvas(size: CGSize(width: 100, height: 100))
        canvas.safeAreaInsets = EdgeInsets(top: 0, left: 0, bottom: bottom, right: 0)
        let frame = try #require(try LayoutSolver.solve(root: root, canvas: canvas).frame("safe"))
        return EdgeInsets(
            top: frame.minY, left: frame.minX, bottom: 40 - frame.maxY, right: 50 - frame.maxX)
    }

    @Test func aViewThatLeavesItsSuperviewHasNoMoreInsetsThanThatOneHas() throws {
        #expect(try insets(bottom: 0) == .zero)
    }

    @Test func aViewBeyondAnInsetEdgeHasAtMostTheEdgesInset() throws {
        // The view ends 20 points below the edge; UIKit gives it the superview's inset, not 25.
        #expect(try insets(bottom: 5) == EdgeInsets(top: 0, left: 0, bottom: 5, right: 0))
    }
}
