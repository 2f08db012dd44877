// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Findings
import Foundation

extension UIViewController {
    /// The configuration shown over the controller's view in place of content; nil for none.
    public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        get { (stored("unavailableView", or: nil as UIView?) as? any UIContentView)?.configuration }
        set {
            let old = stored("unavailableView", or: nil as UIView?)
            store(view.show(newValue, instead: old), as: "unavailableView")
        }
    }
}

extension UIViewController: UIFocusEnvironment {
    public var preferredFocusEnvironments: [any UIFocusEnvironment] { viewIfLoaded.map { [$0] } ?? [] }
    public func setNeedsFocusUpdate() {}
    public func updateFocusIfNeeded() {}
    public func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    public func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {}
}

extension UIViewController: LayoutLogging {
    package func log(_ finding: LayoutFinding) { finding.print() }
}
