import Foundation
import Testing

@testable import Engine

struct MarginDistanceTests {
    /// The margins of a view under a bar are known once the view is placed, and a distance measured from them
    /// follows.
    @Test func aDistanceFromMarginsFollowsTheSafeArea() throws {
        let root = View.root()
        let panel = root.place("panel")
        let inner = panel.place("inner", intrinsic: CGSize(width: 10, height: 10))
        LayoutConstraint.activate([
            panel.topAnchor.constraint(equalTo: root.topAnchor),
            panel.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            panel.widthAnchor.constraint(equalToConstant: 100),
            panel.heightAnchor.constraint(equalToConstant: 200),
            inner.leadingAnchor.constraint(equalTo: panel.leadingAnchor),
            panel.layoutMarginsGuide.topAnchor.anchorWithOffset(to: inner.topAnchor)
                .constraint(equalToConstant: 5),
        ])
        let canvas = Canvas(
            size: CGSize(width: 100, height: 400),
            safeAreaInsets: EdgeInsets(top: 40, left: 0, bottom: 0, right: 0))
        let layout = try LayoutSolver.solve(root: root, canvas: canvas)
        // The bar's 40 points, the panel's own margin of 8, and the distance.
        #expect(layout.frame("inner")?.minY == 53)
    }
}
