import Foundation

/// Wheels for choosing from lists.
open class PickerView: View {
    static let wheelsSize = CGSize(width: 320, height: 216)
    static let shortWheelsSize = CGSize(width: 320, height: 162)

    /// Whether wheels are as tall as in a view without the height for taller ones.
    package var hasShortWheels = false { didSet { invalidateIntrinsicContentSize() } }

    package override var className: String { declaredClassName ?? "UIPickerView" }

    open override var intrinsicContentSize: CGSize {
        intrinsicContentSizeOverride ?? (hasShortWheels ? Self.shortWheelsSize : Self.wheelsSize)
    }
}
