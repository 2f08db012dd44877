import Foundation
import Testing

@testable import Engine

/// Of two conflicting required constraints, the one activated last is broken, whichever view owns it.
struct ActivationOrderTests {
    /// - Parameter gap: The number of other constraints activated in between.
    @Test(arguments: [0, 1000], [true, false])
    func theLastOneActivatedIsBroken(gap: Int, outerFirst: Bool) throws {
        let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = View()
        child.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(child)
        // The root owns this one, the child the other.
        let outer = child.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.25)
        let inner = child.widthAnchor.constraint(equalToConstant: 40)
        (outerFirst ? outer : inner).isActive = true
        let elsewhere = View()
        for _ in 0..<gap { elsewhere.widthAnchor.constraint(equalToConstant: 10).isActive = true }
        (outerFirst ? inner : outer).isActive = true
        #expect(outer.owner === root)
        #expect(inner.owner === child)
        let canvas = Canvas(size: CGSize(width: 100, height: 100))
        try LayoutSession(root: root, canvas: canvas).layout()
        #expect(child.frame.width == (outerFirst ? 25 : 40))
    }
}
