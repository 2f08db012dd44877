import Testing
import UIKit

extension DeviceTests {
    /// The sizes of buttons and where their titles are, as the suites of layout libraries for iOS expect them.
    @Suite struct ButtonTests {
        @Test func insetsOfZeroAreTheTypesOwn() {
            let button = UIButton()
            let size = button.intrinsicContentSize
            button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
            #expect(button.intrinsicContentSize == CGSize(width: 2, height: 24))
            button.contentEdgeInsets = .zero
            #expect(button.intrinsicContentSize == CGSize(width: 30, height: 34) && size.height == 34)
            #expect(button.contentEdgeInsets == .zero)
        }

        @Test func aDetailButtonGrowsWithItsTitleAndInsets() {
            let button = UIButton(type: .infoLight)
            let symbol = button.intrinsicContentSize
            button.setTitle("Details", for: .normal)
            let titled = button.intrinsicContentSize
            let label = UILabel()
            label.font = .systemFont(ofSize: 15)
            label.text = "Details"
            #expect(abs(titled.width - symbol.width - label.intrinsicContentSize.width) < 1)
            button.contentEdgeInsets = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
            #expect(button.intrinsicContentSize.width == titled.width + 40)
        }

        @Test func theTitleIsASubviewInTheMiddle() {
            let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
            #expect(button.subviews.isEmpty)
            button.setTitle("Title", for: .normal)
            button.layoutIfNeeded()
            #expect(button.subviews.count == 1 && button.subviews.first === button.titleLabel)
            #expect(button.titleLabel?.superview === button)
            let label = UILabel()
            label.font = .systemFont(ofSize: 18)
            label.text = "Title"
            let size = label.intrinsicContentSize
            let frame = button.titleLabel?.frame ?? .zero
            #expect(frame.size == size)
            #expect(abs(frame.midX - 100) <= 0.5 && abs(frame.midY - 25) <= 0.5)

            button.setImage(UIImage(size: CGSize(width: 20, height: 20)), for: .normal)
            button.contentHorizontalAlignment = .left
            button.setNeedsLayout()
            button.layoutIfNeeded()
            #expect(button.subviews.count == 2)
            #expect(button.imageView?.frame == CGRect(x: 0, y: 15, width: 20, height: 20))
            #expect(button.titleLabel?.frame.minX == 20)
            button.titleEdgeInsets.left = 8
            button.layoutIfNeeded()
            #expect(button.titleLabel?.frame.minX == 28)
        }

        /// A plain configuration has 12 points at either side of its title.
        @Test func aConfiguredTitleHasItsFont() {
            func width(_ font: UIFont) -> CGFloat {
                let label = UILabel()
                (label.font, label.text) = (font, "Continue")
                return label.intrinsicContentSize.width + 24
            }
            var configuration = UIButton.Configuration.plain()
            configuration.attributedTitle = AttributedString(
                "Continue", attributes: AttributeContainer([.font: UIFont.boldSystemFont(ofSize: 30)]))
            let button = UIButton(configuration: configuration)
            #expect(abs(button.intrinsicContentSize.width - width(.boldSystemFont(ofSize: 30))) < 1)
            configuration.title = "Continue"
            button.configuration = configuration
            #expect(abs(button.intrinsicContentSize.width - width(.systemFont(ofSize: 17))) < 1)
            configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
                var attributes = $0
                attributes.font = .systemFont(ofSize: 12)
                return attributes
            }
            button.configuration = configuration
            #expect(abs(button.intrinsicContentSize.width - width(.systemFont(ofSize: 12))) < 1)
        }

        @Test func theTitleIsNoPartOfTheLayout() {
            let root = UIView(size: CGSize(width: 100, height: 100))
            let button = UIButton()
            button.setTitle("Title", for: .normal)
            let badge = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
            button.addSubview(badge)
            button.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(button)
            button.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
            root.layoutIfNeeded()
            #expect(button.frame.size == button.intrinsicContentSize)
            #expect(button.subviews.last === badge && button.subviews.count == 2)
            #expect(root.layoutFindings.isEmpty)
            #expect(button.hitTest(CGPoint(x: 20, y: 10), with: nil) === button)
        }
    }
}
