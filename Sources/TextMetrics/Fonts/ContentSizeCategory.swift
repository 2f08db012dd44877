/// The Dynamic Type sizes, smallest first, named as UIContentSizeCategory's cases.
public enum UIContentSizeCategory: String, Sendable, Hashable, CaseIterable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge,
        accessibilityExtraExtraExtraLarge
}

/// The engine's name of UIKit's `UIContentSizeCategory`.
public typealias ContentSizeCategory = UIContentSizeCategory
