import Foundation
import Testing
import UIKit

extension DeviceTests {
    /// Sizes of text in other fonts than the system's, as the suites of layout libraries for iOS expect them.
    @Suite struct TextBehaviourTests {
        private func width(_ text: String) -> CGFloat {
            let label = UILabel()
            label.font = UIFont(name: "Helvetica", size: 17)
            label.text = text
            return label.intrinsicContentSize.width
        }

        @Test func helveticaIsNotKerned() {
            #expect(abs(width("Nick") - 100.0 / 3) < 0.001)
            #expect(abs(width("Snyder") - 54) < 0.001)
        }

        @Test func helveticasLineHeightIsWhole() {
            #expect(UIFont(name: "Helvetica", size: 20)?.lineHeight == 23)
        }

        @Test func aTextViewIsInHelvetica() {
            let view = UITextView()
            #expect(view.font?.familyName == "Helvetica" && view.font?.pointSize == 12)
            view.text = "Text"
            let label = UILabel()
            label.font = UIFont(name: "Helvetica", size: 12)
            label.text = "Text"
            let size = view.sizeThatFits(CGSize(width: 1000, height: 1000))
            #expect(abs(size.width - label.intrinsicContentSize.width - 10) < 0.34)
            view.font = .systemFont(ofSize: 40)
            view.font = nil
            #expect(view.sizeThatFits(CGSize(width: 1000, height: 1000)) == size)
        }

        /// As Apple's documentation of the two modes says.
        @Test func charactersWrapWhereTheParagraphSaysSo() {
            let style = NSMutableParagraphStyle()
            let text = "aaaa bbbbbbbbbbbb"
            func lines(_ mode: NSLineBreakMode) -> CGFloat {
                style.lineBreakMode = mode
                let attributes: [NSAttributedString.Key: Any] = [
                    .font: UIFont.systemFont(ofSize: 20), .paragraphStyle: style,
                ]
                let rect = text.boundingRect(
                    with: CGSize(width: 150, height: 1000), options: .usesLineFragmentOrigin,
                    attributes: attributes, context: nil)
                let attributed = NSAttributedString(string: text, attributes: attributes).boundingRect(
                    with: CGSize(width: 150, height: 1000), options: .usesLineFragmentOrigin, context: nil)
                #expect(rect == attributed)
                return rect.width
            }
            // The second word doesn't fit beside the first; of its characters some do.
            #expect(lines(.byCharWrapping) > lines(.byWordWrapping))
        }

        @Test func emptyAttributedTextIsMade() {
            #expect(NSAttributedString().length == 0 && NSMutableAttributedString().string.isEmpty)
        }

        @Test func aRowsTextHasItsAttributes() throws {
            var content = UIListContentConfiguration.cell()
            content.attributedText = NSAttributedString(
                string: "Row", attributes: [.font: UIFont.systemFont(ofSize: 30)])
            content.secondaryAttributedText = NSAttributedString(string: "Detail")
            let view = try #require(content.makeContentView() as? UIListContentView)
            #expect(view.textLabel.font.pointSize == 30 && view.textLabel.text == "Row")
            #expect(view.secondaryTextLabel.font == content.secondaryTextProperties.font)
            content.text = "Plain"
            view.configuration = content
            #expect(content.attributedText == nil && view.textLabel.font.pointSize == 17)
        }
    }
}
