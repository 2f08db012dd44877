import Testing
import UIKit

extension DeviceTests {
    /// Texts that code lays out itself, as message cells do to find their heights.
    @MainActor @Suite struct TextStorageTests {
        private let storage = NSTextStorage()
        private let manager = NSLayoutManager()
        private let container = NSTextContainer(
            size: CGSize(width: 300, height: CGFloat.greatestFiniteMagnitude))

        init() {
            container.lineFragmentPadding = 0
            manager.addTextContainer(container)
            storage.addLayoutManager(manager)
        }

        private func text(_ string: String, _ size: CGFloat) -> NSAttributedString {
            NSAttributedString(string: string, attributes: [.font: UIFont.systemFont(ofSize: size)])
        }

        /// The text in its place is as large as a label with it.
        @Test(arguments: [11.0, 17, 34]) func aReplacedTextIsAsLargeAsItsLabel(size: Double) {
            storage.replaceCharacters(
                in: NSRange(location: 0, length: storage.length), with: text("Before", 17))
            storage.replaceCharacters(
                in: NSRange(location: 0, length: storage.length), with: text("Sign in", size))
            let label = UILabel()
            label.attributedText = text("Sign in", size)
            manager.ensureLayout(for: container)
            let used = manager.usedRect(for: container).size
            #expect(storage.string == "Sign in")
            #expect(abs(used.width - label.intrinsicContentSize.width) < 1)
            #expect(abs(used.height - label.intrinsicContentSize.height) < 1)
        }

        @Test func partsKeepTheirAttributes() {
            storage.append(text("Large", 34))
            storage.insert(text("small ", 11), at: 0)
            #expect(storage.string == "small Large")
            #expect((storage.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 11)
            #expect((storage.attributes(at: 6, effectiveRange: nil)[.font] as? UIFont)?.pointSize == 34)
            storage.deleteCharacters(in: NSRange(location: 0, length: 6))
            #expect(storage.string == "Large")
            storage.replaceCharacters(in: NSRange(location: 3, length: 9), with: text("outside", 11))
            #expect(storage.string == "Large")
            var sizes: [CGFloat] = []
            storage.enumerateAttribute(.font, in: NSRange(location: 0, length: 5)) { value, _, _ in
                if let font = value as? UIFont { sizes.append(font.pointSize) }
            }
            #expect(sizes == [34])
        }
    }
}
