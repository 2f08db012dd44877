import Foundation
import Testing
import UIKit

/// The numbers and names of UIKit's headers, which code has from archives, settings and files.
@Suite struct RawValueTests {
    @Test func textHasUIKitsNumbers() {
        let alignments: [NSTextAlignment?] = (0...4).map(NSTextAlignment.init)
        #expect(alignments == [.left, .center, .right, .justified, .natural])
        let modes: [NSLineBreakMode?] = (0...5).map(NSLineBreakMode.init)
        #expect(
            modes == [
                .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingTail,
                .byTruncatingMiddle,
            ])
        #expect(NSTextAlignment(rawValue: 5) == nil && NSLineBreakMode(rawValue: 6) == nil)
    }

    @Test func stackViewsHaveUIKitsNumbers() {
        let distributions: [UIStackView.Distribution?] = (0...4).map(UIStackView.Distribution.init)
        #expect(
            distributions == [.fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering])
        let alignments: [UIStackView.Alignment?] = (0...5).map(UIStackView.Alignment.init)
        #expect(alignments == [.fill, .leading, .firstBaseline, .center, .trailing, .lastBaseline])
        #expect(UIStackView.Alignment.top.rawValue == 1 && UIStackView.Alignment.bottom.rawValue == 4)
    }

    @Test func controlsHaveUIKitsNumbers() {
        let types: [UIButton.ButtonType?] = (0...7).map(UIButton.ButtonType.init)
        #expect(
            types == [
                .custom, .system, .detailDisclosure, .infoLight, .infoDark, .contactAdd, nil, .close,
            ])
        #expect(UIButton.ButtonType.roundedRect == .system)
        let borders: [UITextField.BorderStyle?] = (0...3).map(UITextField.BorderStyle.init)
        #expect(borders.compactMap(\.self) == [.none, .line, .bezel, .roundedRect])
        #expect(UIActivityIndicatorView.Style(rawValue: 100) == .medium)
        #expect(UIActivityIndicatorView.Style(rawValue: 101) == .large)
        #expect(UIDatePicker.Mode(rawValue: 3) == .countDownTimer)
        #expect(UIDatePicker.Mode.yearAndMonth.rawValue == 4269)
        #expect(UIBarButtonItem.SystemItem(rawValue: 5) == .flexibleSpace)
        #expect(UIBarButtonItem.SystemItem.close.rawValue == 24)
    }

    @Test func viewsHaveUIKitsNumbers() {
        #expect(UIView.ContentMode(rawValue: 4) == .center)
        #expect(UIView.ContentMode.bottomRight.rawValue == 12)
        let semantics: [UISemanticContentAttribute?] = (0...4).map(UISemanticContentAttribute.init)
        #expect(semantics == [.unspecified, .playback, .spatial, .forceLeftToRight, .forceRightToLeft])
        #expect(UIUserInterfaceLayoutDirection(rawValue: 1) == .rightToLeft)
        let bits: UInt = 2 | 16
        #expect(UIView.AutoresizingMask(rawValue: bits) == [.flexibleWidth, .flexibleHeight])
        #expect(UIView.AutoresizingMask.flexibleBottomMargin.rawValue == 32)
        #expect(UIView.KeyframeAnimationOptions.calculationModeCubicPaced.rawValue == 4096)
    }

    @Test func constraintsHaveUIKitsNumbers() {
        #expect(NSLayoutConstraint.Attribute(rawValue: 11) == .lastBaseline)
        #expect(NSLayoutConstraint.Attribute.centerYWithinMargins.rawValue == 20)
        #expect(NSLayoutConstraint.Attribute(rawValue: 0) == .notAnAttribute)
        #expect(NSLayoutConstraint.Relation(rawValue: -1) == .lessThanOrEqual)
        #expect(NSLayoutConstraint.Axis(rawValue: 1) == .vertical)
        #expect(UILayoutPriority(rawValue: 750) == .defaultHigh)
        #expect(UILayoutPriority.fittingSizeLevel.rawValue == 50)
    }

    @Test func devicesHaveUIKitsNumbers() {
        #expect(UIInterfaceOrientation(rawValue: 3) == .landscapeRight)
        #expect(UIDeviceOrientation(rawValue: 3) == .landscapeLeft)
        #expect(UIInterfaceOrientationMask.allButUpsideDown.rawValue == 26)
        #expect(UIUserInterfaceStyle(rawValue: 2) == .dark && UIUserInterfaceIdiom(rawValue: 1) == .pad)
        #expect(UIUserInterfaceSizeClass(rawValue: 2) == .regular)
    }

    @Test func textSizesHaveUIKitsNames() {
        #expect(UIFont.TextStyle(rawValue: "UICTFontTextStyleSubhead") == .subheadline)
        #expect(UIFont.TextStyle.largeTitle.rawValue == "UICTFontTextStyleTitle0")
        #expect(UIFont.preferredFont(forTextStyle: .init(rawValue: "unknown")).pointSize == 17)
        #expect(UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL") == .large)
        let largest = UIContentSizeCategory.accessibilityExtraExtraExtraLarge
        #expect(largest.rawValue == "UICTContentSizeCategoryAccessibilityXXXL")
        let traits = UITraitCollection(preferredContentSizeCategory: largest)
        #expect(traits.preferredContentSizeCategory == largest)
        #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize == 53)
    }
}
