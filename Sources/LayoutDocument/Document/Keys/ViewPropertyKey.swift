import Engine

/// The keys that set a property of a view; in a document, and anew in a state.
enum ViewPropertyKey: String, KeyName {
    case hidden, text, font, intrinsicContentSize, hugging, compressionResistance, frame, autoresizingMask
    case layoutMargins, directionalLayoutMargins, preservesSuperviewLayoutMargins
    case insetsLayoutMarginsFromSafeArea, additionalSafeAreaInsets, alignmentRectInsets
    case semanticContentAttribute, clipsToBounds
    case axis, spacing, alignment, distribution, customSpacing, layoutMarginsRelativeArrangement
    case baselineRelativeArrangement
    case numberOfLines, preferredMaxLayoutWidth, textAlignment
    case image, contentOffset, textContainerInset, scrollEnabled, placeholder, borderStyle, segments
    case numberOfPages, configuration, indicatorStyle, preferredDatePickerStyle, keyboardLayoutGuide
    case backgroundColor, cornerRadius

    var shape: Shape {
        switch self {
        case .text, .placeholder: .text
        case .hidden, .scrollEnabled, .preservesSuperviewLayoutMargins, .insetsLayoutMarginsFromSafeArea,
            .clipsToBounds,
            .layoutMarginsRelativeArrangement, .baselineRelativeArrangement:
            .flag
        case .font: .either([.number(.fontSize), .object(.font)])
        case .intrinsicContentSize: .tuple(["width", "height"], .intrinsic)
        case .hugging, .compressionResistance: .tuple(["horizontal", "vertical"], .priority)
        case .frame: .tuple(["x", "y", "width", "height"], .points)
        case .autoresizingMask: .list(.word(Self.autoresizingWords))
        case .layoutMargins, .additionalSafeAreaInsets, .alignmentRectInsets, .textContainerInset:
            Shape.insets
        case .directionalLayoutMargins:
            .either([.tuple(Shape.insetNames, .points), .object(.directionalInsets)])
        case .semanticContentAttribute: .word(SemanticContentAttribute.allCases.map(\.rawValue))
        case .axis: .word(LayoutAxis.allCases.map(\.rawValue))
        case .spacing, .preferredMaxLayoutWidth: .number(.length)
        case .alignment: .word(StackAlignmentName.allCases.map(\.rawValue))
        case .distribution: .word(StackView.Distribution.allCases.map(\.rawValue))
        case .customSpacing: .map(.number(.length))
        case .numberOfLines, .numberOfPages: .number(.count)
        case .textAlignment: .word(["left", "center", "right", "justified", "natural"])
        case .image: .either([.tuple(["width", "height"], .length), .object(.image), .null])
        case .borderStyle: .word(TextField.BorderStyle.allCases.map(\.rawValue))
        case .segments: .list(.text)
        case .configuration: .object(.buttonConfiguration)
        case .indicatorStyle: .word(ActivityIndicator.Style.allCases.map(\.rawValue))
        case .preferredDatePickerStyle: .word(DatePicker.Style.allCases.map(\.rawValue))
        case .keyboardLayoutGuide: .object(.keyboardGuide)
        case .backgroundColor: .either([.color, .object(.dynamicColor)])
        case .cornerRadius: .number(.length)
        case .contentOffset: .tuple(["x", "y"], .points)
        }
    }

    var summary: String {
        switch self {
        case .hidden: "Whether it isn't shown; in a stack view it leaves the arrangement."
        case .text: "What a label, button, text field or text view shows."
        case .font: "The system font in a size and weight; a number is a size."
        case .intrinsicContentSize:
            "The size of its content in points, in place of its class's own; -1 for none."
        case .hugging: "How strongly it resists being larger than its content, across and down."
        case .compressionResistance:
            "How strongly it resists being smaller than its content, across and down."
        case .frame: "Where it is in its superview, in points; such a view isn't placed by constraints."
        case .autoresizingMask: "What gives way when the superview of a view with a frame changes size."
        case .layoutMargins: "In points, 8 by default; left and right, or leading and trailing."
        case .directionalLayoutMargins: "In points, leading and trailing following the layout direction."
        case .preservesSuperviewLayoutMargins:
            "Whether its margins are never less than the superview's inside it."
        case .insetsLayoutMarginsFromSafeArea:
            "Whether its margins count from the safe area; true by default."
        case .additionalSafeAreaInsets: "Added to the safe area that it inherits, in points."
        case .alignmentRectInsets: "How far what constraints speak of lies inside its frame, in points."
        case .semanticContentAttribute: "Whether its content flips with the layout direction."
        case .clipsToBounds: "Whether what is in it is cut at its edges."
        case .axis: "Along which a stack view arranges its subviews; horizontal by default."
        case .spacing: "Between a stack view's subviews, in points; 0 by default."
        case .alignment: "Of a stack view's subviews across its axis; fill by default."
        case .distribution: "Of a stack view's subviews along its axis; fill by default."
        case .customSpacing: "By subview id, the spacing after it in points."
        case .layoutMarginsRelativeArrangement: "Whether a stack view arranges inside its layout margins."
        case .baselineRelativeArrangement: "Whether a vertical stack view's spacing is between baselines."
        case .numberOfLines: "The most lines a label breaks into, 0 for any number; 1 by default."
        case .preferredMaxLayoutWidth: "The width at which a label's lines break, in points; 0 for its own."
        case .textAlignment: "How lines of text stand; natural by default."
        case .image: "The size in points of an image view's or button's image; null for none."
        case .contentOffset: "The point of a scroll view's content that is at its origin, in points."
        case .textContainerInset: "Around a text view's text, in points."
        case .scrollEnabled:
            "Whether a text view scrolls; one that doesn't is as large as its text. True by default."
        case .placeholder: "What a text field or search bar shows while it is empty."
        case .borderStyle: "What is drawn around a text field; none by default."
        case .segments: "The titles of a segmented control's segments."
        case .numberOfPages: "The number of a page control's dots."
        case .configuration: "The distances inside a button that is described by a configuration."
        case .indicatorStyle: "The size of an activity indicator; medium by default."
        case .preferredDatePickerStyle: "The form of a date picker; wheels by default."
        case .backgroundColor:
            "A colour, or one for light and one for dark surroundings; pictures show it with --fill document."
        case .cornerRadius: "In points; pictures show it with --fill document."
        case .keyboardLayoutGuide: "How the view's keyboard guide goes along with the keyboard."
        }
    }

    /// The classes that the property has an effect on; nil where every view has it.
    var classes: Set<String>? {
        switch self {
        case .text, .font: Self.textClasses
        case .axis, .spacing, .alignment, .distribution, .customSpacing, .layoutMarginsRelativeArrangement,
            .baselineRelativeArrangement:
            Self.stackClasses
        case .numberOfLines, .preferredMaxLayoutWidth: Self.labelClasses
        case .textAlignment: Self.alignedTextClasses
        case .image: Self.imageClasses
        case .contentOffset: Self.scrollClasses
        case .textContainerInset, .scrollEnabled: Self.textViewClasses
        case .placeholder: ["UITextField", "UISearchBar"]
        case .borderStyle: ["UITextField"]
        case .segments: ["UISegmentedControl"]
        case .numberOfPages: ["UIPageControl"]
        case .configuration: ["UIButton"]
        case .indicatorStyle: ["UIActivityIndicatorView"]
        case .preferredDatePickerStyle: ["UIDatePicker"]
        default: nil
        }
    }

    static let scrollClasses: Set = ["UIScrollView", "UITextView", "UITableView", "UICollectionView"]
    private static let textClasses: Set = ["UILabel", "UIButton", "UITextField", "UITextView"]
    private static let alignedTextClasses: Set = ["UILabel", "UITextField", "UITextView"]
    private static let labelClasses: Set = ["UILabel"]
    private static let stackClasses: Set = ["UIStackView"]
    private static let imageClasses: Set = ["UIImageView", "UIButton"]
    private static let textViewClasses: Set = ["UITextView"]

    private static let autoresizingWords = [
        "flexibleLeftMargin", "flexibleWidth", "flexibleRightMargin", "flexibleTopMargin", "flexibleHeight",
        "flexibleBottomMargin",
    ]
}

/// A stack view's alignments, as documents name them.
public enum StackAlignmentName: String, Sendable, CaseIterable {
    case fill, leading, top, firstBaseline, center, trailing, bottom, lastBaseline
}
