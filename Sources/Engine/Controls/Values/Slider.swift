import Foundation

/// A control for choosing a value on a track.
open class Slider: Control {
    package override var className: String { declaredClassName ?? "UISlider" }

    open override var intrinsicContentSize: CGSize {
        intrinsicContentSizeOverride
            ?? CGSize(width: View.noIntrinsicMetric, height: controlDesign.sliderHeight)
    }

    open override var alignmentRectInsets: EdgeInsets {
        controlDesign.sliderInsets
    }
}
