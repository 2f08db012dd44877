import Foundation

/// A control that is on or off.
open class Switch: Control {
    package override var className: String { declaredClassName ?? "UISwitch" }

    open override var intrinsicContentSize: CGSize {
        intrinsicContentSizeOverride ?? controlDesign.switchSize
    }

    open override var alignmentRectInsets: EdgeInsets {
        controlDesign.switchInsets
    }
}
