// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

/// A control for stepping a value up and down.
open class UIStepper: Engine.Stepper {

    /// It has its own size, whatever frame it is given.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        takeOwnSize()
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var minimumValue: Double = 0
    open var maximumValue: Double = 100
    open var stepValue: Double = 1
    open var value: Double = 0 { didSet { value = max(minimumValue, min(value, maximumValue)) } }
    open var wraps = false
    open var autorepeat = true
    open var isContinuous = true
}
