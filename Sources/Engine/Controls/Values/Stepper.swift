import Foundation

/// Two buttons that change a value by steps.
open class Stepper: Control {
    open override var className: String { declaredClassName ?? "UIStepper" }

    open override var intrinsicContentSize: CGSize {
        intrinsicContentSizeOverride ?? controlDesign.stepperSize
    }
}
