import Engine
import Testing

@testable import LayoutDocument

/// Which views have widths that don't follow from their content.
@Suite struct InterfaceBuilderGivenWidthsTests {
    private func views(_ count: Int, in root: View) -> [View] {
        (0..<count).map { _ in
            let view = View()
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            return view
        }
    }

    /// The first view is 100 wide and each is as wide as the one before it, with the last equality first.
    @Test func widthsArePassedOnAgainstTheOrderOfConstraints() {
        let root = View()
        let views = views(10, in: root)
        let chain = zip(views, views.dropFirst()).map { $1.widthAnchor.constraint(equalTo: $0.widthAnchor) }
        let widths = InterfaceBuilderGivenWidths(
            chain.reversed() + [views[0].widthAnchor.constraint(equalToConstant: 100)])
        #expect(views.allSatisfy { widths.isGiven($0) })
    }

    @Test func oneEdgeGivesNoWidth() {
        let root = View()
        let views = views(2, in: root)
        let leading = views.map { $0.leadingAnchor.constraint(equalTo: root.leadingAnchor) }
        let widths = InterfaceBuilderGivenWidths(
            leading + [views[0].trailingAnchor.constraint(equalTo: root.trailingAnchor)])
        #expect(widths.isGiven(views[0]))
        #expect(!widths.isGiven(views[1]))
    }

    /// 2,000 passes over 2,000 equalities would be needed to follow the chain to its end.
    @Test func longChainsAreGivenUp() {
        let root = View()
        let views = views(2000, in: root)
        let chain = zip(views, views.dropFirst()).map { $1.widthAnchor.constraint(equalTo: $0.widthAnchor) }
        let widths = InterfaceBuilderGivenWidths(
            chain.reversed() + [views[0].widthAnchor.constraint(equalToConstant: 100)])
        #expect(widths.isGiven(views[20]))
        #expect(!widths.isGiven(views[1999]))
    }
}
