import Foundation
import TextMetrics

/// The sizes of controls in one generation of iOS, identified by the version of Interface Builder of that
/// time.
///
/// Every view has one, so that nothing else is stored in it. The numbers are those that Interface Builder recorded in
/// public documents of each `toolsVersion`.
package struct ControlDesign: Sendable, Hashable {
    /// The first component of a document's `toolsVersion`, such as 21507.
    package var toolsVersion: Int

    /// Creates the design of a version of Interface Builder.
    package init(toolsVersion: Int) {
        self.toolsVersion = toolsVersion
    }

    /// The default for layouts that don't come from Interface Builder: iOS 17.
    package static let current = ControlDesign(toolsVersion: 23000)

    /// Whether controls have the shapes of iOS 26. Version 32700 marks earlier beta tools.
    private var isLiquidGlass: Bool { (24000..<32700).contains(toolsVersion) }

    /// Whether controls have the larger sizes introduced with Xcode 11.
    private var isXcode11: Bool { toolsVersion >= 14800 }

    /// The size of its alignment rectangle.
    var switchSize: CGSize {
        isLiquidGlass ? CGSize(width: 61, height: 28) : CGSize(width: 49, height: 31)
    }
    var switchInsets: EdgeInsets { EdgeInsets(top: 0, left: 0, bottom: 0, right: 2) }

    /// The height of its alignment rectangle.
    var sliderHeight: CGFloat {
        if isLiquidGlass { return 34 }
        return (23700..<24000).contains(toolsVersion) ? 33 : 30
    }
    var sliderInsets: EdgeInsets {
        isLiquidGlass ? .zero : EdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
    }

    var stepperSize: CGSize { CGSize(width: 94, height: isXcode11 ? 32 : 29) }

    /// The height of its alignment rectangle.
    var segmentedControlHeight: CGFloat { isXcode11 ? 31 : 28 }
    var segmentedControlInsets: EdgeInsets { EdgeInsets(top: 0, left: 0, bottom: 1, right: 0) }
    var segmentFont: Font { Font(size: 13, weight: isXcode11 ? .medium : .regular) }
    /// The width that a segment adds to its title, in points.
    var segmentPadding: CGFloat { isXcode11 ? 18 : 14 }
    /// The font of the selected segment's title, if it isn't that of the others.
    var selectedSegmentFont: Font? { isXcode11 ? Font(size: 13, weight: .semibold) : nil }
    var selectedSegmentPadding: CGFloat { 17 }

    /// The size of the symbol that buttons for details and adding show; before iOS 13 it was an image.
    var detailButtonSize: CGSize {
        guard isXcode11 else { return CGSize(width: 22, height: 22) }
        if hasSmallestText { return CGSize(width: 20, height: 20) }
        return toolsVersion < 17500 ? CGSize(width: 25, height: 24) : CGSize(width: 25.35, height: 25.66)
    }

    /// Whether text in other fonts than the system's has whole points as its size, as before Xcode 9.
    var measuresOtherFontsInPoints: Bool { toolsVersion < 13000 }

    /// Whether labels don't leave a word alone on the last line, as since iOS 11.
    var pushesOutWords: Bool { toolsVersion >= 13000 }

    var borderedTextFieldHeight: CGFloat { isXcode11 ? 34 : 30 }
    /// Whether fields with a rounded border grow with their font; before iOS 13 they all had the same height.
    var growsBorderedTextFields: Bool { isXcode11 }
    /// The height that an unbordered text field adds to its line of text, in points, before rounding up to a
    /// pixel.
    var textFieldPadding: CGFloat { toolsVersion >= 17500 ? 1.5 : 0 }
    /// Whether an unbordered text field's height is a whole number of points.
    var hasWholeTextFieldHeight: Bool { toolsVersion < 17500 }

    /// The height that an unbordered text field has at least, in points: that of a line at 17 points.
    var leastTextFieldHeight: CGFloat { isLiquidGlass ? 22 : 0 }
    /// How much wider than its text a field without a border is, in points.
    var textFieldSurplus: CGFloat { isXcode11 ? 0 : 2 }
    /// The width of an empty field without a border, in points.
    var emptyTextFieldWidth: CGFloat { toolsVersion < 17500 ? 8 : 0 }

    var progressViewHeight: CGFloat { toolsVersion < 17000 ? 2 : 4 }
    var toolbarHeight: CGFloat { 44 }
    var searchBarHeight: CGFloat {
        guard toolsVersion >= 13000 else { return 44 }
        return hasSmallestText ? 51 : 56
    }

    /// Whether Interface Builder showed text in the smallest of the reader's sizes.
    package var hasSmallestText: Bool { (18000..<21000).contains(toolsVersion) }

    /// The height of a date picker without wheels, in points.
    var compactDatePickerHeight: CGFloat { isLiquidGlass ? 36 : 34 }
    /// Whether date pickers of the automatic style are compact, as they are since iOS 14.
    package var hasCompactDatePickers: Bool { toolsVersion >= 17500 }

    var pageControlHeight: CGFloat {
        switch toolsVersion {
        case ..<17000: 37
        case ..<17500: 27.5
        default: 26
        }
    }
    /// Returns the width of a row of page dots.
    func pageControlWidth(pages: Int) -> CGFloat {
        guard toolsVersion >= 17500 else { return max(0, CGFloat(pages) * 16 - 9) }
        return toolsVersion < 24000 ? CGFloat(pages) * 22 + 50 : CGFloat(pages) * 18 + 20
    }
}
