import Foundation

/// Wheels or a button for choosing a date.
open class DatePicker: Control {
    /// The styles of date pickers whose sizes are known.
    public enum Style: String, Sendable, Hashable, CaseIterable {
        case wheels, compact
    }

    package override var className: String { declaredClassName ?? "UIDatePicker" }

    package var preferredStyle = Style.wheels { didSet { invalidateIntrinsicContentSize() } }
    /// Whether wheels are as tall as where the vertical size class isn't regular, as on a phone in landscape.
    package var hasShortWheels = false { didSet { invalidateIntrinsicContentSize() } }
    /// Whether it shows a calendar with the time below it, in place of wheels.
    package var isInline = false { didSet { invalidateIntrinsicContentSize() } }
    /// The height of a calendar with the time, as recorded on a screen of three pixels a point.
    private static let inlineHeight: CGFloat = 1510.0 / 3

    open override var intrinsicContentSize: CGSize {
        if let intrinsicContentSizeOverride { return intrinsicContentSizeOverride }
        if isInline { return CGSize(width: View.noIntrinsicMetric, height: Self.inlineHeight) }
        switch preferredStyle {
        case .wheels: return hasShortWheels ? PickerView.shortWheelsSize : PickerView.wheelsSize
        case .compact:
            return CGSize(width: View.noIntrinsicMetric, height: controlDesign.compactDatePickerHeight)
        }
    }
}
