// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

/// A switch between on and off.
open class UISwitch: Engine.Switch {

    /// It has its own size, whatever frame it is given.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        takeOwnSize()
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var isOn = false
    open var onTintColor: UIColor?
    open var thumbTintColor: UIColor?
    open var title: String?
    open var onImage: UIImage?
    open var offImage: UIImage?
    /// How a switch looks, with UIKit's raw values; it is always a sliding one here.
    public enum Style: Int, Sendable { case automatic, checkbox, sliding }
    open var preferredStyle = Style.automatic
    open var style: Style { .sliding }
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }
}
