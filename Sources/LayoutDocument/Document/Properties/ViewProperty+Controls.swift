import Engine
import Foundation

extension ViewProperty {
    /// Of controls and of views that show text, images or what they scroll.
    static let controlProperties = [
        ViewProperty(
            "numberOfLines", .count, "The most lines a label breaks into, 0 for any number; 1 by default.",
            of: Label.self
        ) { $0.numberOfLines = $1 },
        ViewProperty(
            "preferredMaxLayoutWidth", .length,
            "The width at which a label's lines break, in points; 0 for its own.", of: Label.self
        ) { $0.preferredMaxLayoutWidth = $1 },
        ViewProperty(
            "textAlignment", .word(TextAlignment.self), "How lines of text stand; natural by default.",
            on: [
                PropertyTarget(Label.self) { $0.textAlignment = $1 },
                PropertyTarget(TextField.self) { $0.textAlignment = $1 },
                PropertyTarget(TextView.self) { $0.textAlignment = $1 },
            ]),
        ViewProperty(
            "image", .image, "The size in points of an image view's or button's image; null for none.",
            on: [
                PropertyTarget(ImageView.self) { $0.image = $1 },
                PropertyTarget(Button.self) { $0.image = $1 },
            ]),
        ViewProperty(
            "contentOffset", .point, "The point of a scroll view's content that is at its origin, in points.",
            of: ScrollView.self
        ) { $0.contentOffset = $1 },
        ViewProperty(
            "textContainerInset", .insets, "Around a text view's text, in points.",
            on: [
                PropertyTarget(TextView.self) {
                    $0.textContainerInset = $1.resolved(for: $2.canvas.layoutDirection)
                }
            ]),
        ViewProperty(
            "scrollEnabled", .flag,
            "Whether a text view scrolls; one that doesn't is as large as its text. True by default.",
            of: TextView.self
        ) { $0.isScrollEnabled = $1 },
        ViewProperty(
            "placeholder", .text, "What a text field or search bar shows while it is empty.",
            on: [
                PropertyTarget(TextField.self) { $0.placeholder = $1 },
                PropertyTarget(SearchBar.self) { $0.placeholder = $1 },
            ]),
        ViewProperty(
            "borderStyle", .word(TextField.BorderStyle.self),
            "What is drawn around a text field; none by default.", of: TextField.self
        ) { $0.borderStyle = $1 },
        ViewProperty(
            "segments", .texts, "The titles of a segmented control's segments.", of: SegmentedControl.self
        ) { control, titles in
            control.segments = titles.map { SegmentedControl.Segment(title: $0) }
        },
        ViewProperty(
            "numberOfPages", .count, "The number of a page control's dots.", of: PageControl.self
        ) { $0.numberOfPages = $1 },
        ViewProperty(
            "configuration", .configuration,
            "The distances inside a button that is described by a configuration.", of: Button.self
        ) { $0.configuration = $1 },
        ViewProperty(
            "indicatorStyle", .word(ActivityIndicator.Style.self),
            "The size of an activity indicator; medium by default.", of: ActivityIndicator.self
        ) { $0.style = $1 },
        ViewProperty(
            "preferredDatePickerStyle", .word(DatePicker.Style.self),
            "The form of a date picker; wheels by default.", of: DatePicker.self
        ) { $0.preferredStyle = $1 },
    ]
}
