import TestSupport
import Engine
import Foundation
import LayoutDocument
import Testing
import Findings

/// Reading terminates for any damaged document, and reports a finding if there is no scene.
struct DamagedDocumentTests {
    private static let whole = Array(
        """
        // A document with one of everything.
        {
          layoutDocument: 1,
          canvas: { device: 'iPhone 15 Pro', keyboard: { height: 300 }, layoutDirection: "rightToLeft", bars: ["tabBar"] },
          root: {
            id: "view", guides: [{ id: "third" }], layoutMargins: { top: 1, left: .5, bottom: 0x10, right: +4. },
            subviews: [
              { id: "título", class: "UILabel", text: "H\\u00e9llo \\
        😀", font: { size: 17, weight: "semibold" } },
              { id: "b-8", class: "UIButton", intrinsicContentSize: [100, 44], hugging: [251, 250] },
              { frame: [10, 10, 40, 40], autoresizingMask: ["flexibleWidth"] },
              { id: "stack", class: "UIStackView", axis: "vertical", subviews: [{ subviews: [{}] }], },
              { id: "art", class: "UIImageView", image: null, backgroundColor: { light: "#ffffff", dark: "#00000080" } },
            ],
          },
          constraints: [
            "third.height == view.height / 3 - 2 @750", 'título.left >= 2 * b-8.right + 1e1',
            { id: "c", constraint: "b-8.centerX == view.centerX", priority: 750, active: true,
              when: { orientation: ["portrait", "landscapeLeft"], horizontalSizeClass: "compact" } },
            "art.width == 50% * view.width", "art.height == art.width", "H:|[art]", "V:|[art]",
            "H:|-[b-8(>=44@20)]-8-[stack]-|", "view/2.top <= view.keyboardLayoutGuide.top",
          ],
          states: [{ id: "s", constraints: { c: { constant: 12 } }, views: { third: { removed: true } } },
            { id: "t", canvas: { device: "iPad Pro 11", keyboard: { frame: [1, 2, 3, 4] } } }],
        }
        """.utf8)

    @Test func isWholeToBeginWith() {
        let result = LayoutDocumentReader.read(Self.whole, file: "f")
        #expect(result.findings.isEmpty, "\(result.findings)")
        #expect(result.scenes.count == 1)
    }

    @Test func everyBeginningOfItIsRead() {
        for length in stride(from: 0, to: Self.whole.count, by: 3) {
            expectSense(Array(Self.whole.prefix(length)))
        }
    }

    @Test(arguments: 0..<400)
    func everyChangeOfItIsRead(_ seed: Int) {
        var random = SplitMix64(seed: UInt64(seed))
        var bytes = Self.whole
        for _ in 0..<Int.random(in: 1...6, using: &random) {
            let place = Int.random(in: 0..<bytes.count, using: &random)
            switch Int.random(in: 0..<4, using: &random) {
            case 0: bytes[place] = UInt8.random(in: .min ... .max, using: &random)
            case 1: bytes.remove(at: place)
            case 2:
                bytes.insert(Array("{}[]\"',:\\.-@=*/\n".utf8).randomElement(using: &random) ?? 0, at: place)
            default:
                let end = min(bytes.count, place + Int.random(in: 0..<40, using: &random))
                bytes.insert(
                    contentsOf: bytes[place..<end], at: Int.random(in: 0..<bytes.count, using: &random))
            }
        }
        expectSense(bytes)
    }

    private func expectSense(_ bytes: [UInt8]) {
        let result = LayoutDocumentReader.read(bytes, file: "f")
        if result.scenes.isEmpty { #expect(result.findings.contains { $0.severity == .error }) }
        let places = result.findings.compactMap(\.location)
        #expect(places.count == result.findings.count)
        #expect(places.allSatisfy { $0.line >= 1 && $0.column >= 1 })
    }
}
