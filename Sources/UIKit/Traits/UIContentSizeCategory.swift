// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation
import TextMetrics

/// The text size that a reader prefers, with UIKit's raw values.
public struct UIContentSizeCategory: RawRepresentable, Sendable, Hashable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
    public static let extraSmall = Self(rawValue: "UICTContentSizeCategoryXS")
    public static let small = Self(rawValue: "UICTContentSizeCategoryS")
    public static let medium = Self(rawValue: "UICTContentSizeCategoryM")
    public static let large = Self(rawValue: "UICTContentSizeCategoryL")
    public static let extraLarge = Self(rawValue: "UICTContentSizeCategoryXL")
    public static let extraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXL")
    public static let extraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXXL")
    public static let accessibilityMedium = Self(rawValue: "UICTContentSizeCategoryAccessibilityM")
    public static let accessibilityLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityL")
    public static let accessibilityExtraLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityXL")
    public static let accessibilityExtraExtraLarge =
        Self(rawValue: "UICTContentSizeCategoryAccessibilityXXL")
    public static let accessibilityExtraExtraExtraLarge =
        Self(rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

    public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
    /// The new size in the notification, as its raw value.
    public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

    /// The sizes in order, smallest first, as those of the fonts are.
    private static let all: [Self] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
        .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]

    /// The size that fonts have.
    init(_ size: ContentSizeCategory) {
        let place = ContentSizeCategory.allCases.firstIndex(of: size)
        self = place.map { Self.all[$0] } ?? .unspecified
    }

    /// The size that fonts have: the system's default one where none is specified.
    var ofFonts: ContentSizeCategory {
        Self.all.firstIndex(of: self).map { ContentSizeCategory.allCases[$0] } ?? .large
    }
}

extension UIContentSizeCategory: Comparable {
    /// Whether it is one of the larger sizes for accessibility.
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

    /// Whether text is smaller in it.
    public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        (all.firstIndex(of: left) ?? 0) < (all.firstIndex(of: right) ?? 0)
    }
}

extension UITraitCollection {
    /// The text size that a reader prefers.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        UIContentSizeCategory(contentSizeCategory)
    }
}
