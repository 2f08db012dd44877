import Foundation

/// A value on a line.
open class Slider: Control {
    open override var className: String { declaredClassName ?? "UISlider" }

    open override var intrinsicContentSize: CGSize {
        intrinsicContentSizeOverride
            ?? CGSize(width: View.noIntrinsicMetric, height: controlDesign.sliderHeight)
    }

    open override var alignmentRectInsets: EdgeInsets {
        get { controlDesign.sliderInsets }
        set { super.alignmentRectInsets = newValue }
    }
}
