import Foundation

/// Two buttons that increase and decrease a value.
open class Stepper: Control {
    package override var className: String { declaredClassName ?? "UIStepper" }

    open override var intrinsicContentSize: CGSize {
        intrinsicContentSizeOverride ?? controlDesign.stepperSize
    }
}
