import Foundation
import Testing
import UIKit

extension DeviceTests {
    /// UIKit's rules for sizes, priorities, margins and text, as apps meet them.
    @Suite struct SemanticsTests {
        private let root = UIView(size: CGSize(width: 400, height: 300))

        @Test func prioritiesHaveDefaults() {
            let view = UIView()
            for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
                #expect(view.contentHuggingPriority(for: axis) == UILayoutPriority(250))
                #expect(view.contentCompressionResistancePriority(for: axis) == UILayoutPriority(750))
            }
            #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
            let constraint = view.widthAnchor.constraint(equalToConstant: 3)
            #expect(constraint.priority == .required && constraint.multiplier == 1)
        }

        @Test func anIntrinsicSizeIsAHuggingAndAResistance() {
            let block = Block(100, 50)
            root.addSubview(block)
            let width = block.widthAnchor.constraint(equalToConstant: 140)
            width.priority = UILayoutPriority(251)
            let height = block.heightAnchor.constraint(equalToConstant: 20)
            height.priority = UILayoutPriority(749)
            NSLayoutConstraint.activate([
                block.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                block.topAnchor.constraint(equalTo: root.topAnchor), width, height,
            ])
            root.layoutIfNeeded()
            #expect(block.frame.size == CGSize(width: 140, height: 50))
            width.priority = UILayoutPriority(249)
            height.priority = UILayoutPriority(751)
            root.layoutIfNeeded()
            #expect(block.frame.size == CGSize(width: 100, height: 20))
        }

        @Test func sizesAreNeverNegative() {
            let block = Block()
            root.addSubview(block)
            NSLayoutConstraint.activate([
                block.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 250),
                block.trailingAnchor.constraint(equalTo: root.leadingAnchor, constant: 200),
                block.topAnchor.constraint(equalTo: root.topAnchor),
                block.heightAnchor.constraint(equalToConstant: 10),
            ])
            root.layoutIfNeeded()
            #expect(block.frame.width == 0)
            #expect(root.hierarchyFindings.contains { $0.severity == .error })
        }

        @Test func leadingFollowsTheDirectionAndLeftDoesNot() {
            root.semanticContentAttribute = .forceRightToLeft
            let (leading, left) = (Block(10, 10), Block(10, 10))
            root.add(leading, left)
            NSLayoutConstraint.activate([
                leading.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
                left.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20),
                leading.topAnchor.constraint(equalTo: root.topAnchor),
                left.topAnchor.constraint(equalTo: root.topAnchor),
            ])
            root.layoutIfNeeded()
            #expect(leading.frame.maxX == 380 && left.frame.minX == 20)
        }

        @Test func ofTwoConstraintsThatCollideTheLaterOneGives() {
            let block = Block(nil, nil, name: "block")
            root.addSubview(block)
            let first = block.widthAnchor.constraint(equalToConstant: 100)
            let second = block.widthAnchor.constraint(equalToConstant: 120)
            first.isActive = true
            second.isActive = true
            root.layoutIfNeeded()
            #expect(block.frame.width == 100)
        }

        @Test func aScrollViewsEdgesAreItsContentsAndItsSizeIsItsFrames() {
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
            let content = Block()
            scroll.addSubview(content)
            NSLayoutConstraint.activate([
                content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
                content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
                content.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 10),
                content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -5),
                content.widthAnchor.constraint(equalTo: scroll.widthAnchor),
                content.heightAnchor.constraint(equalTo: scroll.heightAnchor, multiplier: 3),
            ])
            scroll.layoutIfNeeded()
            #expect(content.frame == CGRect(x: 0, y: 10, width: 200, height: 300))
            #expect(scroll.contentSize == CGSize(width: 200, height: 315))
        }

        @Test func textStylesAreUIKitsAtTheDefaultSize() {
            let sizes: [(UIFont.TextStyle, CGFloat)] = [
                (.largeTitle, 34), (.title1, 28), (.title2, 22), (.title3, 20), (.headline, 17), (.body, 17),
                (.callout, 16), (.subheadline, 15), (.footnote, 13), (.caption1, 12), (.caption2, 11),
            ]
            for (style, size) in sizes {
                #expect(UIFont.preferredFont(forTextStyle: style).pointSize == size)
            }
            let headline = UIFont.preferredFont(forTextStyle: .headline)
            #expect(headline.fontDescriptor.symbolicTraits.contains(.traitBold))
            #expect(headline.lineHeight == UIFont.systemFont(ofSize: 17, weight: .semibold).lineHeight)
        }

        @Test func aSystemButtonIsAtLeastThirtyWideAndTwelveTallerThanItsLine() {
            let button = UIButton(type: .system)
            button.setTitle("i", for: .normal)
            let size = button.intrinsicContentSize
            #expect(size.width == 30)
            // A line at 15 points is ⌈1.193359 × 15⌉ = 18 whole points tall.
            #expect(size.height == 30)
            button.setTitle("A longer title", for: .normal)
            let width = button.intrinsicContentSize.width
            #expect(width == width.rounded() && width > 60)
        }

        @Test func marginsFollowTheWidth() throws {
            for (device, margin) in [("iPhone 15", 16), ("iPhone 15 Plus", 20)] as [(String, CGFloat)] {
                try DeviceSimulator.use(device)
                let window = UIWindow()
                let controller = UIViewController()
                window.rootViewController = controller
                window.makeKeyAndVisible()
                let area = controller.view.layoutMarginsGuide.layoutFrame
                #expect(area.minX == margin && controller.view.bounds.maxX - area.maxX == margin)
                #expect(area.minY == 59 && controller.view.bounds.maxY - area.maxY == 34)
            }
            try DeviceSimulator.use("iPhone 15")
            #expect(UIView().layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        }

        @Test func readableWidthIsLimited() {
            let wide = UIView(size: CGSize(width: 1200, height: 300))
            _ = wide.readableContentGuide
            wide.layoutIfNeeded()
            #expect(wide.readableContentGuide.layoutFrame.width == 672)
            #expect(wide.readableContentGuide.layoutFrame.midX == 600)
        }

        @Test func aStackIsARowWithoutSpacingThatSkipsHiddenViews() {
            let views = [Block(10, 10), Block(20, 10), Block(30, 10)]
            let stack = UIStackView(arrangedSubviews: views)
            #expect(stack.axis == .horizontal && stack.distribution == .fill && stack.alignment == .fill)
            #expect(stack.spacing == 0)
            stack.spacing = 4
            views[1].isHidden = true
            let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            #expect(size == CGSize(width: 44, height: 10))
            stack.spacing = UIStackView.spacingUseSystem
            #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width == 48)
        }

        @Test func aViewThatKeepsItsFrameFollowsItsMask() {
            let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
            view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
            root.addSubview(view)
            root.frame.size = CGSize(width: 500, height: 400)
            root.layoutIfNeeded()
            #expect(view.frame == CGRect(x: 10, y: 120, width: 200, height: 50))
        }

        @Test func paragraphStylesSetTheHeightOfLines() {
            func height(_ change: (NSMutableParagraphStyle) -> Void) -> CGFloat {
                let style = NSMutableParagraphStyle()
                change(style)
                let label = UILabel()
                label.numberOfLines = 0
                label.attributedText = NSAttributedString(
                    string: "one\ntwo",
                    attributes: [.font: UIFont.systemFont(ofSize: 20), .paragraphStyle: style]
                )
                return label.intrinsicContentSize.height
            }
            let natural = height { _ in }
            #expect(height { ($0.minimumLineHeight, $0.maximumLineHeight) = (30, 30) } == 60)
            #expect(height { $0.maximumLineHeight = 15 } == 30)
            #expect(abs(height { $0.lineHeightMultiple = 1.5 } - 1.5 * natural) <= 1)
            #expect(height { $0.lineSpacing = 7 } == natural + 7)
        }

        @Test func partsOfAttributedTextHaveTheirFonts() {
            func text(_ part: String, _ size: CGFloat) -> NSAttributedString {
                NSAttributedString(string: part, attributes: [.font: UIFont.systemFont(ofSize: size)])
            }
            let label = UILabel()
            let whole = NSMutableAttributedString(attributedString: text("Total: ", 12))
            whole.append(text("100 €", 34))
            label.attributedText = whole
            let parts = text("Total: ", 12).size().width + text("100 €", 34).size().width
            #expect(abs(whole.size().width - parts) < 1e-9)
            #expect(abs(label.intrinsicContentSize.width - parts) < 0.34)
            #expect(whole.size().height == UIFont.systemFont(ofSize: 34).lineHeight)
            // One font again.
            label.text = "Total: 100 €"
            let plain = UILabel()
            (plain.text, plain.font) = (label.text, .systemFont(ofSize: 12))
            #expect(label.intrinsicContentSize == plain.intrinsicContentSize)
        }

        @Test func plainTextHasNoParagraphStyle() {
            let style = NSMutableParagraphStyle()
            style.minimumLineHeight = 100
            let label = UILabel()
            label.attributedText = NSAttributedString(string: "x", attributes: [.paragraphStyle: style])
            #expect(label.intrinsicContentSize.height == 100)
            label.text = "x"
            #expect(label.intrinsicContentSize.height < 40)
        }
    }
}
