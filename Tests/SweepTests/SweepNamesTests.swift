@testable import Engine
import Foundation
import Sweep
import Testing

/// The names in findings and spectra.
@Suite struct SweepNamesTests {
    private func names(_ labels: [(id: String, name: String?)]) throws -> SweepNames {
        let root = View()
        for (id, name) in labels {
            let view = View()
            view.identifier = id
            view.displayName = name
            root.addSubview(view)
        }
        let session = LayoutSession(root: root, canvas: Canvas(size: CGSize(width: 100, height: 100)))
        return SweepNames(of: try session.solvedLayout())
    }

    @Test func constraintsHaveNamesInPlaceOfIDs() throws {
        let names = try names([("vn2-qf-Fcw", "subtitle"), ("box", nil)])
        #expect(names.name(of: "vn2-qf-Fcw") == "subtitle")
        #expect(
            names.text("vn2-qf-Fcw.trailing == box.width * 0.5 - 16")
                == "subtitle.trailing == box.width * 0.5 - 16")
    }

    @Test func namesThatSeveralItemsHaveAreNotUsed() throws {
        let names = try names([("a1-b2-c3d", "Label"), ("e1-f2-g3h", "Label")])
        #expect(names.text("a1-b2-c3d.top == e1-f2-g3h.top") == "a1-b2-c3d.top == e1-f2-g3h.top")
    }
}
