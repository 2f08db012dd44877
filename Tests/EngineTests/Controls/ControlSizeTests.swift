import Foundation
import Testing

@testable import Engine

/// Compares sizes that don't depend on text with those that Interface Builder recorded in public documents.
struct ControlSizeTests {
    /// Returns the natural frame size of a control: its content with its alignment insets.
    private func naturalFrameSize(_ view: View) -> CGSize {
        let size = view.intrinsicContentSize
        let insets = view.alignmentRectInsets
        return CGSize(
            width: size.width == View.noIntrinsicMetric ? 0 : size.width + insets.left + insets.right,
            height: size.height + insets.top + insets.bottom)
    }

    private static let recorded: [(String, Int, CGSize)] = [
        ("UISwitch", 11762, CGSize(width: 51, height: 31)),
        ("UISwitch", 23504, CGSize(width: 51, height: 31)),
        ("UISwitch", 24127, CGSize(width: 63, height: 28)),
        ("UISlider", 14113, CGSize(width: 0, height: 31)),
        ("UISlider", 32700, CGSize(width: 0, height: 31)),
        ("UISlider", 24127, CGSize(width: 0, height: 34)),
        ("UISlider", 23727, CGSize(width: 0, height: 34)),
        ("UIToolbar", 14109, CGSize(width: 0, height: 44)),
        ("UIToolbar", 17156, CGSize(width: 0, height: 44)),
        ("UIStepper", 14113, CGSize(width: 94, height: 29)),
        ("UIStepper", 15702, CGSize(width: 94, height: 32)),
        ("UIProgressView", 14113, CGSize(width: 0, height: 2)),
        ("UIProgressView", 20037, CGSize(width: 0, height: 4)),
        ("UIActivityIndicatorView", 20037, CGSize(width: 20, height: 20)),
        ("UIPickerView", 20037, CGSize(width: 320, height: 216)),
        ("UIDatePicker", 11762, CGSize(width: 320, height: 216)),
        ("UINavigationBar", 14113, CGSize(width: 0, height: 44)),
        ("UITabBar", 14113, CGSize(width: 0, height: 49)),
        ("UISearchBar", 12121, CGSize(width: 0, height: 44)),
        ("UISearchBar", 18122, CGSize(width: 0, height: 51)),
        ("UITextView", 18122, CGSize(width: 0, height: -1)),
    ]

    @Test(arguments: recorded)
    func isAsRecorded(className: String, toolsVersion: Int, size: CGSize) {
        let view = View.make(className: className)
        view.controlDesign = ControlDesign(toolsVersion: toolsVersion)
        #expect(view.className == className)
        #expect(naturalFrameSize(view) == size)
    }

    @Test(arguments: [(3, 24127, CGFloat(74)), (4, 24127, 92), (3, 21507, 116), (3, 14113, 39)])
    func pageControlWidth(pages: Int, toolsVersion: Int, width: CGFloat) {
        let control = PageControl()
        control.numberOfPages = pages
        control.controlDesign = ControlDesign(toolsVersion: toolsVersion)
        #expect(control.intrinsicContentSize.width == width)
        control.numberOfPages = 0
        #expect(control.intrinsicContentSize.width >= 0)
    }

    @Test func imageViewIsAsLargeAsItsImage() {
        let view = ImageView()
        #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
        view.image = Image(
            size: CGSize(width: 20, height: 18),
            alignmentRectInsets: EdgeInsets(top: 1, left: 2, bottom: 1, right: 2))
        #expect(view.intrinsicContentSize == CGSize(width: 16, height: 16))
        #expect(naturalFrameSize(view) == CGSize(width: 20, height: 18))
    }

    @Test func givenSizesWin() {
        for name in ["UILabel", "UIButton", "UISwitch", "UITextField", "UITextView", "UISegmentedControl"] {
            let view = View.make(className: name)
            view.intrinsicContentSizeOverride = CGSize(width: 7, height: 9)
            #expect(view.intrinsicContentSize == CGSize(width: 7, height: 9), "\(name)")
        }
    }

    @Test func unknownClassesArePlainViewsThatKeepTheirName() {
        let view = View.make(className: "MTKView")
        #expect(type(of: view) == View.self)
        #expect(view.className == "MTKView")
        #expect(View.make(className: "UIView").className == "UIView")
    }
}
