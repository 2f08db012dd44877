import Foundation

/// Wheels to choose from lists with.
open class PickerView: View {
    static let wheelsSize = CGSize(width: 320, height: 216)

    open override var className: String { declaredClassName ?? "UIPickerView" }

    open override var intrinsicContentSize: CGSize {
        intrinsicContentSizeOverride ?? Self.wheelsSize
    }
}
