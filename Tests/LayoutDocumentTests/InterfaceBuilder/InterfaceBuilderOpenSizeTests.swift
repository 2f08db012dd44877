import Engine
import Foundation
import Testing
import Findings

@testable import LayoutDocument

/// Sizes and margins that a document doesn't contain and Interface Builder determines.
struct InterfaceBuilderOpenSizeTests {
    private typealias Documents = InterfaceBuilderDocuments

    /// Returns the frame of a view with only a height, in a column of the given width whose views are centred.
    private func frame(of kind: String, inColumnOf width: Double?) throws -> CGRect? {
        let height = "<constraints>\(Documents.constraint("h", "view", "height", constant: 60))</constraints>"
        let stack = Documents.view(
            "stack", kind: "stackView", attributes: "axis=\"vertical\" alignment=\"center\"",
            content: "<subviews>\(Documents.view("view", kind: kind, content: height))</subviews>")
        return try Documents.frames(
            Documents.storyboard(
                subviews: stack,
                constraints: Documents.constraint("x", "stack", "leading", "root")
                    + Documents.constraint("y", "stack", "top", "root")
                    + (width.map { Documents.constraint("w", "stack", "width", constant: $0) } ?? "")))[
                "view"]
    }

    /// A view from Interface Builder's library is 240 points wide.
    @Test func aStackedViewWithoutASizeKeepsTheLibrarys() throws {
        #expect(try frame(of: "view", inColumnOf: 300) == CGRect(x: 30, y: 0, width: 240, height: 60))
        #expect(try frame(of: "view", inColumnOf: 100) == CGRect(x: 0, y: 0, width: 100, height: 60))
        // A column without a fixed width adapts to it.
        #expect(try frame(of: "view", inColumnOf: nil) == CGRect(x: 0, y: 0, width: 240, height: 60))
        // Image views without an image and labels without text are 50 points wide.
        #expect(try frame(of: "imageView", inColumnOf: 300)?.width == 50)
        #expect(try frame(of: "label", inColumnOf: 300)?.width == 50)
    }

    /// A view tied to a stack view's margins and edges at once, as recorded in two apps.
    @Test func stackViewsHaveNoMarginsOfTheirOwn() throws {
        let ties =
            Documents.constraint("t", "view", "top", "stack", "topMargin")
            + Documents.constraint("l", "view", "leading", "stack", "leadingMargin")
        let stack = Documents.view(
            "stack", kind: "stackView", attributes: "axis=\"vertical\"",
            content: "<subviews>\(Documents.view("view"))</subviews><constraints>\(ties)</constraints>")
        // Far enough from the edges of the screen to have no part in its safe area.
        let places = [("x", "leading"), ("y", "top")].map {
            Documents.constraint($0.0, "stack", $0.1, "root", constant: 100)
        }
        let scene = try #require(
            Documents.read(Documents.storyboard(subviews: stack, constraints: places.joined())).scenes.first)
        let layout = try LayoutSolver.solve(root: scene.root, canvas: scene.canvas)
        #expect(!layout.findings.contains { $0.code == .unsatisfiable })
        #expect(layout.items.first { $0.id == "view" }?.frame.origin == .zero)
    }

    /// Returns the frame of a view at all margins of a root that preserves the window's: 16 points at the sides, 8
    /// above and below.
    private func frameInMargins(device: String, size: CGSize, root: String = "") throws -> CGRect? {
        let text = Documents.storyboard(
            subviews: Documents.view("view"),
            constraints: [
                Documents.constraint("l", "view", "leading", "root", "leadingMargin"),
                Documents.constraint("t", "root", "trailingMargin", "view", "trailing"),
                Documents.constraint("u", "view", "top", "root", "topMargin"),
                Documents.constraint("b", "root", "bottomMargin", "view", "bottom"),
            ].joined())
        return try Documents.frames(
            text.replacingOccurrences(of: "retina6_12", with: device)
                .replacingOccurrences(
                    of: "id=\"root\">", with: "preservesSuperviewLayoutMargins=\"YES\" id=\"root\">\(root)"
                )
                .replacingOccurrences(
                    of: "width=\"393\" height=\"852\"",
                    with: "width=\"\(size.width)\" height=\"\(size.height)\""))["view"]
    }

    @Test func aRootThatPreservesMarginsHasTheWindowsAtTheLeast() throws {
        let small = CGSize(width: 375, height: 667)
        // Below the status bar of 20 points, and 8 above the bottom, where this phone has no safe area inset.
        #expect(
            try frameInMargins(device: "retina4_7", size: small)
                == CGRect(x: 16, y: 20, width: 343, height: 639))
        let narrow = "<edgeInsets key=\"layoutMargins\" top=\"0\" left=\"15\" bottom=\"0\" right=\"30\"/>"
        #expect(
            try frameInMargins(device: "retina4_7", size: small, root: narrow)
                == CGRect(x: 16, y: 20, width: 329, height: 639))
        // The safe area of this phone is larger than the window's margins.
        #expect(
            try frameInMargins(
                device: "retina6_12", size: CGSize(width: 393, height: 852), root: narrow)
                == CGRect(x: 16, y: 59, width: 347, height: 759))
    }
}
