// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

/// A spinning wheel that shows that a task is in progress.
open class UIActivityIndicatorView: Engine.ActivityIndicator {
    open private(set) var isAnimating = false
    /// Whether it is hidden while it doesn't animate.
    open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }
    // As UIKit declares it.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var color: UIColor!

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isHidden = true
    }

    public convenience init(style: Style) {
        self.init(frame: .zero)
        self.style = style
        takeOwnSize()
    }

    open func startAnimating() { setAnimating(true) }
    open func stopAnimating() { setAnimating(false) }

    private func setAnimating(_ isAnimating: Bool) {
        self.isAnimating = isAnimating
        if hidesWhenStopped { isHidden = !isAnimating }
    }
}

// Names of earlier versions of UIKit that apps still use.

extension UIActivityIndicatorView.Style {
    public static let gray = Self.medium
    public static let white = Self.medium
    public static let whiteLarge = Self.large
}
