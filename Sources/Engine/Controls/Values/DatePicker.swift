import Foundation

/// Wheels or a button for choosing a date.
open class DatePicker: Control {
    /// The styles of date pickers whose sizes are known.
    public enum Style: String, Sendable, Hashable, CaseIterable {
        case wheels, compact
    }

    package override var className: String { declaredClassName ?? "UIDatePicker" }

    package var preferredStyle = Style.wheels { didSet { invalidateIntrinsicContentSize() } }

    open override var intrinsicContentSize: CGSize {
        if let intrinsicContentSizeOverride { return intrinsicContentSizeOverride }
        switch preferredStyle {
        case .wheels: return PickerView.wheelsSize
        case .compact:
            return CGSize(width: View.noIntrinsicMetric, height: controlDesign.compactDatePickerHeight)
        }
    }
}
