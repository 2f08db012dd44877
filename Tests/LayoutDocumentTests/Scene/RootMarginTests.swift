import Engine
import Foundation
import LayoutDocument
import Testing

/// The margins of the root, which are those of a view controller's root view on a device.
struct RootMarginTests {
    /// Returns the frame of a view that fills the root's margins.
    private func content(canvas: String, root: String = "") throws -> CGRect? {
        let text = """
            {
              layoutDocument: 1, canvas: \(canvas), root: { id: "view", \(root) subviews: [{ id: "content" }] },
              constraints: [
                "content.leading == view.leadingMargin", "content.trailing == view.trailingMargin",
                "content.top == view.topMargin", "content.bottom == view.bottomMargin",
              ],
            }
            """
        let result = LayoutDocumentReader.read(Array(text.utf8), file: "margins.json5")
        #expect(result.findings.isEmpty, "\(result.findings)")
        let scene = try #require(result.scenes.first)
        return try LayoutSolver.solve(root: scene.root, canvas: scene.canvas).items.first {
            $0.id == "content"
        }?.frame
    }

    @Test func aNarrowDeviceHas16PointsAcross() throws {
        // 375 × 667 with a status bar of 20 points: 375 − 2 × 16 = 343, 667 − 20 = 647.
        #expect(
            try content(canvas: "{ device: \"iPhone 8\" }") == CGRect(x: 16, y: 20, width: 343, height: 647))
    }

    @Test func aWideDeviceHas20PointsAcross() throws {
        // 414 × 736 with a status bar of 20 points: 414 − 2 × 20 = 374, 736 − 20 = 716.
        #expect(
            try content(canvas: "{ device: \"iPhone 8 Plus\" }")
                == CGRect(x: 20, y: 20, width: 374, height: 716))
    }

    @Test func theDocumentsOwnMarginsCount() throws {
        #expect(
            try content(canvas: "{ device: \"iPhone 8\" }", root: "layoutMargins: [1, 2, 3, 4],")
                == CGRect(x: 2, y: 21, width: 369, height: 643))
    }

    @Test func aCanvasThatIsNoDeviceHas8PointsAllAround() throws {
        #expect(
            try content(canvas: "{ size: [375, 667] }") == CGRect(x: 8, y: 8, width: 359, height: 651))
    }
}
