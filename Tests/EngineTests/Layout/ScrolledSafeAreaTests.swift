import Foundation
import Testing
import Solver

@testable import Engine

struct ScrolledSafeAreaTests {
    /// A scroll view that fills a screen with bars insets its content, so that the content only has its own margins.
    @Test func scrolledContentIsClearOfBars() throws {
        let root = View.root()
        let scroll = ScrollView()
        scroll.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(scroll)
        let content = scroll.place("content")
        let inner = content.place("inner", intrinsic: CGSize(width: 10, height: 10))
        var constraints: [LayoutConstraint] = []
        for attribute in [LayoutAttribute.top, .leading, .trailing, .bottom] {
            for (item, container) in [(scroll, root), (content, scroll)] {
                constraints.append(
                    LayoutConstraint(
                        item: item, attribute: attribute, relatedBy: .equal, toItem: container,
                        attribute: attribute))
            }
        }
        constraints += [
            content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
            inner.topAnchor.constraint(equalTo: content.layoutMarginsGuide.topAnchor),
            inner.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            inner.bottomAnchor.constraint(equalTo: content.layoutMarginsGuide.bottomAnchor),
        ]
        LayoutConstraint.activate(constraints)
        var canvas = Canvas(size: CGSize(width: 390, height: 844))
        canvas.safeAreaInsets = EdgeInsets(top: 91, left: 0, bottom: 34, right: 0)
        let layout = try LayoutSolver.solve(root: root, canvas: canvas)
        // Margins of 8 above and below the 10 points of the inner view.
        #expect(layout.frame("inner")?.minY == 8)
        #expect(layout.frame("content")?.height == 26)
    }

    /// In content that begins under the bar, the bar covers a view's upper part.
    @Test func barsCoverContentThatIsNotInset() throws {
        let root = View.root()
        let scroll = ScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        scroll.contentInsetAdjustmentBehavior = .never
        root.addSubview(scroll)
        let content = View(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
        scroll.addSubview(content)
        let inner = content.place("inner", intrinsic: CGSize(width: 10, height: 10))
        inner.topAnchor.constraint(equalTo: content.safeAreaLayoutGuide.topAnchor).isActive = true
        var canvas = Canvas(size: CGSize(width: 390, height: 844))
        canvas.safeAreaInsets = EdgeInsets(top: 91, left: 0, bottom: 34, right: 0)
        #expect(try LayoutSolver.solve(root: root, canvas: canvas).frame("inner")?.minY == 91)
    }
}
