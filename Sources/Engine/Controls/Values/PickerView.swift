import Foundation

/// Wheels for choosing from lists.
open class PickerView: View {
    static let wheelsSize = CGSize(width: 320, height: 216)

    package override var className: String { declaredClassName ?? "UIPickerView" }

    open override var intrinsicContentSize: CGSize {
        intrinsicContentSizeOverride ?? Self.wheelsSize
    }
}
