import Foundation
import Testing
import TextMetrics

@testable import Engine

/// The readable content guide as in UIKit: within the margins on phones, 672 points wide and centred on iPads.
struct ReadableGuideTests {
    private func guide(_ size: CGSize, margin: CGFloat, category: String = "large") throws -> CGRect? {
        let root = View.root()
        root.directionalLayoutMargins = DirectionalEdgeInsets(
            top: 0, leading: margin, bottom: 0, trailing: margin)
        _ = root.readableContentGuide
        let canvas = Canvas(size: size, contentSizeCategory: category)
        return try LayoutSolver.solve(root: root, canvas: canvas).frame("view.readableContentGuide")
    }

    @Test func onPhonesItFillsTheMargins() throws {
        #expect(
            try guide(CGSize(width: 390, height: 844), margin: 16)
                == CGRect(x: 16, y: 0, width: 358, height: 844))
    }

    @Test func onPadsItIsCappedAndCentred() throws {
        // (1024 − 672) / 2 = 176, as measured on an iPad Air 2 in landscape ("Readable Content Guides",
        // useyourloaf.com).
        #expect(
            try guide(CGSize(width: 1024, height: 768), margin: 20)
                == CGRect(x: 176, y: 0, width: 672, height: 768))
        #expect(
            try guide(CGSize(width: 768, height: 1024), margin: 20)
                == CGRect(x: 48, y: 0, width: 672, height: 1024))
    }

    @Test func itsWidthFollowsTheTextSize() throws {
        let size = CGSize(width: 1366, height: 1024)
        let widths = try ContentSizeCategory.allCases.compactMap {
            try guide(size, margin: 20, category: $0.rawValue)?.width
        }
        #expect(widths == widths.sorted())
        #expect(widths[3] == 672)
        // Recorded by Xcode 13, which showed texts at the smallest size, in the documents of two apps.
        #expect(widths[0] == 560)
        // At the largest sizes, only the margins limit the width.
        #expect(widths.last == 1326)
    }
}
