import Foundation
import Testing
import Solver

@testable import Engine

struct DepartureTests {
    /// Removes another view from the hierarchy when its own frame is set.
    private final class Ejector: View {
        var victim: View?
        override var frame: CGRect {
            didSet {
                victim?.removeFromSuperview()
                victim = nil
            }
        }
    }

    @Test func aViewThatGoesWhileFramesAreWrittenIsLeftOut() throws {
        let root = View.root()
        let ejector = Ejector()
        ejector.identifier = "ejector"
        ejector.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(ejector)
        for attribute in [LayoutAttribute.top, .leading, .width, .height] {
            LayoutConstraint(
                item: ejector, attribute: attribute, relatedBy: .equal, toItem: root, attribute: attribute,
                multiplier: attribute.kind == .size ? 0.5 : 1
            ).isActive = true
        }
        weak var gone: View?
        do {
            let victim = root.place("victim", intrinsic: CGSize(width: 10, height: 10))
            _ = victim.place("inside")
            victim.topAnchor.constraint(equalTo: ejector.bottomAnchor).isActive = true
            ejector.victim = victim
            gone = victim
        }
        let session = LayoutSession(root: root, canvas: Canvas(size: CGSize(width: 80, height: 60)))
        let layout = try session.solvedLayout()
        #expect(gone == nil)
        #expect(layout.items.map(\.id) == ["view", "ejector"])
        #expect(layout.frame("ejector") == CGRect(x: 0, y: 0, width: 40, height: 30))
        #expect(try session.solvedLayout().items.map(\.id) == ["view", "ejector"])
    }
}
