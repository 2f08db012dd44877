import Engine

extension UIView {
    /// UIKit's name of the nearest of its classes that documents know; nil for a plain view or control.
    package var controlClassName: String? { ControlKind.of(self)?.className }
}
