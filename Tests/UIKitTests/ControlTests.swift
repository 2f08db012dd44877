import Foundation
import Testing
import UIKit

extension DeviceTests {
    /// The sizes and values of UIKit's controls.
    @Suite struct ControlTests {
        @Test func aButtonsTitleLabelHasTheFontThatItIsDrawnIn() {
            let button = UIButton(type: .system)
            button.setTitle("Title", for: .normal)
            #expect(button.titleLabel?.font == .systemFont(ofSize: 15))
            let before = button.intrinsicContentSize
            button.titleLabel?.font = .systemFont(ofSize: 30)
            #expect(button.intrinsicContentSize.width > before.width)
            button.setTitle("Other", for: .highlighted)
            #expect(button.title(for: .normal) == "Title")
        }

        @Test func aConfigurationGivesAButtonItsTitle() {
            let button = UIButton(type: .system)
            var configuration = UIButton.Configuration.filled()
            configuration.title = "Go"
            configuration.contentInsets = .init(top: 1, leading: 50, bottom: 1, trailing: 50)
            button.configuration = configuration
            #expect(button.currentTitle == "Go")
            #expect(button.intrinsicContentSize.width > 100)
        }

        @Test func aLabelGrowsWithItsTextAndAsksForALayout() {
            let root = UIView(size: CGSize(width: 200, height: 50))
            let label = UILabel()
            label.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(label)
            label.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
            label.text = "i"
            root.layoutIfNeeded()
            let narrow = label.frame.width
            label.text = "iiiiii"
            root.layoutIfNeeded()
            #expect(label.frame.width > 4 * narrow)
            label.attributedText = NSAttributedString(
                string: "i", attributes: [.font: UIFont.boldSystemFont(ofSize: 40)])
            #expect(label.font == .boldSystemFont(ofSize: 40) && label.text == "i")
        }

        @Test func prioritiesHaveArithmetic() {
            var priority = UILayoutPriority.required - 1
            #expect(priority == UILayoutPriority(999) && priority.rawValue == 999)
            priority -= 9
            #expect(priority + 10 == .required && UILayoutPriority.defaultHigh - .defaultLow == 500)
            #expect(UILayoutPriority.defaultLow < .defaultHigh)
        }

        @Test func coloursAreMixedAsUIKitMixesThem() {
            let red = UIColor(hue: 0, saturation: 1, brightness: 1, alpha: 1)
            #expect(red == .red && UIColor(hue: 1.0 / 3, saturation: 1, brightness: 1, alpha: 1) == .green)
            #expect(UIColor(white: 0.5, alpha: 1) == UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1))
            let view = UIView()
            #expect(view.backgroundColor == nil)
            view.backgroundColor = .systemBlue.withAlphaComponent(0.5)
            var alpha: CGFloat = 0
            view.backgroundColor?.getRed(nil, green: nil, blue: nil, alpha: &alpha)
            #expect(abs(alpha - 0.5) < 0.01)
            let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
            #expect(dynamic.resolvedColor(with: UIScreen.main.traitCollection) == .black)
        }

        @Test func anImageOfABundleHasThePointsOfItsPixels() throws {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            // The signature and the header of a PNG of 60 × 30 pixels.
            let bytes: [UInt8] = [
                0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0,
                60,
                0, 0,
                0, 30,
            ]
            let file = folder.appendingPathComponent("icon@3x.png")
            try Data(bytes).write(to: file)
            #expect(UIImage(contentsOfFile: file.path)?.size == CGSize(width: 60, height: 30))
            let bundle = try #require(Bundle(path: folder.path))
            #expect(UIImage(named: "icon", in: bundle)?.size == CGSize(width: 20, height: 10))
            #expect(UIImage(named: "nothing", in: bundle) == nil)
            #expect(
                UIImageView(image: UIImage(size: CGSize(width: 5, height: 6))).frame.size
                    == CGSize(width: 5, height: 6))
        }

        @Test func aCellsContentViewFillsItAndSizesIt() {
            let cell = UITableViewCell(style: .default, reuseIdentifier: "cell")
            let block = Block(20, 50)
            cell.contentView.addSubview(block)
            NSLayoutConstraint.activate([
                block.topAnchor.constraint(equalTo: cell.contentView.layoutMarginsGuide.topAnchor),
                block.bottomAnchor.constraint(equalTo: cell.contentView.layoutMarginsGuide.bottomAnchor),
            ])
            cell.frame.size = CGSize(width: 400, height: 80)
            #expect(cell.contentView.frame == cell.bounds)
            let size = cell.systemLayoutSizeFitting(
                CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
            // 11 points of margin above and below.
            #expect(size == CGSize(width: 300, height: 72))
        }

        @Test func viewsAreOrderedFoundAndConverted() {
            let root = UIView(size: CGSize(width: 100, height: 100))
            let views = (0..<3).map { UIView(frame: CGRect(x: 10 * $0, y: 20, width: 5, height: 5)) }
            views.forEach(root.addSubview)
            root.exchangeSubview(at: 0, withSubviewAt: 2)
            #expect(root.subviews == [views[2], views[1], views[0]])
            root.bringSubviewToFront(views[1])
            root.sendSubviewToBack(views[0])
            #expect(root.subviews == [views[0], views[2], views[1]])
            root.insertSubview(views[0], aboveSubview: views[2])
            #expect(root.subviews == [views[2], views[0], views[1]])
            let dot = UIView(frame: CGRect(x: 1, y: 2, width: 1, height: 1))
            dot.tag = 7
            views[2].addSubview(dot)
            #expect(root.viewWithTag(7) == dot && root.viewWithTag(8) == nil)
            #expect(dot.convert(CGPoint.zero, to: root) == CGPoint(x: 21, y: 22))
            #expect(root.convert(dot.frame, from: views[2]).origin == CGPoint(x: 21, y: 22))
            #expect(dot.isDescendant(of: root))
        }

        @Test func controlsHaveTheirSizeFromTheStart() {
            #expect(UISwitch().frame == CGRect(x: 0, y: 0, width: 51, height: 31))
            #expect(
                UISwitch(frame: CGRect(x: 5, y: 6, width: 1, height: 1)).frame.size
                    == CGSize(width: 51, height: 31))
            #expect(UIStepper().frame.size == CGSize(width: 94, height: 32))
            #expect(UIPickerView().frame.size == CGSize(width: 320, height: 216))
            #expect(UIProgressView(progressViewStyle: .default).frame.width == 0)
            let info = UIButton(type: .infoLight)
            #expect(info.frame.size == info.intrinsicContentSize && info.frame.width > 0)
            #expect(UIButton(type: .system).frame == .zero)
        }

        @Test func aSwitchFitsAsAnAccessory() {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
            cell.accessoryView = UISwitch()
            cell.layoutIfNeeded()
            // 16 points from the trailing edge, in the middle: 320 - 16 - 51 and (44 - 31) / 2.
            #expect(cell.accessoryView?.frame == CGRect(x: 253, y: 6.5, width: 51, height: 31))
            #expect(cell.hierarchyFindings.isEmpty)
        }

        @Test func textsAndImagesLetTouchesThrough() {
            #expect(!UILabel().isUserInteractionEnabled && !UIImageView().isUserInteractionEnabled)
            #expect(!UIImageView(image: nil).isUserInteractionEnabled && UIView().isUserInteractionEnabled)
        }
    }
}
