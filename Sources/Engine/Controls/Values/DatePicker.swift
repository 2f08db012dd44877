import Foundation

/// Wheels or a button to choose a date with.
open class DatePicker: Control {
    /// The forms it can have, as far as their sizes are known.
    public enum Style: String, Sendable, Hashable, CaseIterable {
        case wheels, compact
    }

    open override var className: String { declaredClassName ?? "UIDatePicker" }

    open var preferredStyle = Style.wheels { didSet { invalidateIntrinsicContentSize() } }

    open override var intrinsicContentSize: CGSize {
        if let intrinsicContentSizeOverride { return intrinsicContentSizeOverride }
        switch preferredStyle {
        case .wheels: return PickerView.wheelsSize
        case .compact:
            return CGSize(width: View.noIntrinsicMetric, height: controlDesign.compactDatePickerHeight)
        }
    }
}
