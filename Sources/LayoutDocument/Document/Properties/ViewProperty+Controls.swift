import Engine
import Foundation
import TextMetrics

extension ViewProperty {
    /// Properties of controls and of views that show text, images or scrolling content.
    static let controlProperties = [
        ViewProperty(
            "numberOfLines", .count, "The maximum number of lines, 0 for no limit; 1 by default.",
            of: Label.self
        ) { $0.numberOfLines = $1 },
        ViewProperty(
            "preferredMaxLayoutWidth", .length,
            "The width in points at which a label's lines break; 0 for its own width.", of: Label.self
        ) { $0.preferredMaxLayoutWidth = $1 },
        ViewProperty(
            "textAlignment", .word(TextAlignment.self), "The alignment of lines of text; natural by default.",
            on: [
                PropertyTarget(Label.self) { $0.textAlignment = NSTextAlignment($1) },
                PropertyTarget(TextField.self) { $0.textAlignment = NSTextAlignment($1) },
                PropertyTarget(TextView.self) { $0.textAlignment = NSTextAlignment($1) },
            ]),
        ViewProperty(
            "image", .image, "The size in points of an image view's or button's image; null for none.",
            on: [
                PropertyTarget(ImageView.self) { $0.image = $1 },
                PropertyTarget(Button.self) { $0.image = $1 },
            ]),
        ViewProperty(
            "contentOffset", .point, "The point of a scroll view's content at its origin, in points.",
            of: ScrollView.self
        ) { $0.contentOffset = $1 },
        ViewProperty(
            "textContainerInset", .insets, "The insets around a text view's text, in points.",
            on: [
                PropertyTarget(TextView.self) {
                    $0.textContainerInset = $1.resolved(for: $2.canvas.layoutDirection)
                }
            ]),
        ViewProperty(
            "scrollEnabled", .flag,
            "Whether a text view scrolls, true by default; otherwise it is as large as its text.",
            of: TextView.self
        ) { $0.isScrollEnabled = $1 },
        ViewProperty(
            "placeholder", .text, "The text that an empty text field or search bar shows.",
            on: [
                PropertyTarget(TextField.self) { $0.placeholder = $1 },
                PropertyTarget(SearchBar.self) { $0.placeholder = $1 },
            ]),
        ViewProperty(
            "borderStyle", .name(TextField.BorderStyle.self),
            "The border of a text field; none by default.", of: TextField.self
        ) { $0.borderStyle = $1 },
        ViewProperty(
            "segments", .texts, "The titles of a segmented control's segments.", of: SegmentedControl.self
        ) { control, titles in
            control.segments = titles.map { SegmentedControl.Segment(title: $0) }
        },
        ViewProperty(
            "numberOfPages", .count, "The number of dots of a page control.", of: PageControl.self
        ) { $0.numberOfPages = $1 },
        ViewProperty(
            "configuration", .configuration,
            "The content and distances of a button with a configuration.", of: Button.self
        ) { $0.layoutConfiguration = $1 },
        ViewProperty(
            "indicatorStyle", .name(ActivityIndicator.Style.self),
            "The size of an activity indicator; medium by default.", of: ActivityIndicator.self
        ) { $0.style = $1 },
        ViewProperty(
            "preferredDatePickerStyle", .word(DatePicker.Style.self),
            "The style of a date picker; wheels by default.", of: DatePicker.self
        ) { $0.preferredStyle = $1 },
    ]
}
