import Engine
import Foundation

extension ScrollView {
    /// Moves the content; there is no animation.
    public func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        self.contentOffset = contentOffset
    }

    public var isPagingEnabled: Bool {
        get { stored("isPagingEnabled", or: false) }
        set { store(newValue, as: "isPagingEnabled") }
    }

    public var showsVerticalScrollIndicator: Bool {
        get { stored("showsVerticalScrollIndicator", or: true) }
        set { store(newValue, as: "showsVerticalScrollIndicator") }
    }

    public var showsHorizontalScrollIndicator: Bool {
        get { stored("showsHorizontalScrollIndicator", or: true) }
        set { store(newValue, as: "showsHorizontalScrollIndicator") }
    }

    public var alwaysBounceVertical: Bool {
        get { stored("alwaysBounceVertical", or: false) }
        set { store(newValue, as: "alwaysBounceVertical") }
    }

    public var alwaysBounceHorizontal: Bool {
        get { stored("alwaysBounceHorizontal", or: false) }
        set { store(newValue, as: "alwaysBounceHorizontal") }
    }

    public var bounces: Bool {
        get { stored("bounces", or: true) }
        set { store(newValue, as: "bounces") }
    }

    /// `contentInset` and the safe area at the top and at the bottom, in points.
    public var adjustedContentInset: UIEdgeInsets {
        var insets = contentInset
        insets.top += safeAreaInsets.top
        insets.bottom += safeAreaInsets.bottom
        return insets
    }

    public var contentInset: UIEdgeInsets {
        get { stored("contentInset", or: .zero) }
        set { store(newValue, as: "contentInset") }
    }
}
