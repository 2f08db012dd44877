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
    private static let shortWheelsHeight: CGFloat = 162

    open override var intrinsicContentSize: CGSize {
        if let intrinsicContentSizeOverride { return intrinsicContentSizeOverride }
        switch preferredStyle {
        case .wheels:
            let size = PickerView.wheelsSize
            return hasShortWheels ? CGSize(width: size.width, height: Self.shortWheelsHeight) : size
        case .compact:
            return CGSize(width: View.noIntrinsicMetric, height: controlDesign.compactDatePickerHeight)
        }
    }
}
