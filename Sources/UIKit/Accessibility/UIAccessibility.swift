// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

/// What the reader has switched on, which is nothing.
@preconcurrency @MainActor
public enum UIAccessibility {
    /// What assistive technologies can be notified of.
    public struct Notification: RawRepresentable, Sendable, Hashable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        public static let screenChanged = Self(rawValue: 1000)
        public static let layoutChanged = Self(rawValue: 1001)
        public static let announcement = Self(rawValue: 1008)
        public static let pageScrolled = Self(rawValue: 1009)
    }

    public static var isVoiceOverRunning: Bool { false }
    public static var isReduceMotionEnabled: Bool { false }
    public static var isReduceTransparencyEnabled: Bool { false }
    public static var isBoldTextEnabled: Bool { false }
    public static var isDarkerSystemColorsEnabled: Bool { false }
    public static var isSwitchControlRunning: Bool { false }
    public static var isInvertColorsEnabled: Bool { false }
    public static var isGrayscaleEnabled: Bool { false }
    public static var prefersCrossFadeTransitions: Bool { false }
    public static var shouldDifferentiateWithoutColor: Bool { false }

    nonisolated public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification")
    nonisolated public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")
    nonisolated public static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityBoldTextStatusDidChangeNotification")

    /// Nothing listens.
    public static func post(notification: Notification, argument: Any?) {}
}

extension UIView {
    public var shouldGroupAccessibilityChildren: Bool {
        get { stored("shouldGroupAccessibilityChildren", or: false) }
        set { store(newValue, as: "shouldGroupAccessibilityChildren") }
    }
    public var accessibilityLanguage: String? {
        get { stored("accessibilityLanguage", or: nil) }
        set { store(newValue, as: "accessibilityLanguage") }
    }
    public var accessibilityIgnoresInvertColors: Bool {
        get { stored("accessibilityIgnoresInvertColors", or: false) }
        set { store(newValue, as: "accessibilityIgnoresInvertColors") }
    }
    public var showsLargeContentViewer: Bool {
        get { stored("showsLargeContentViewer", or: false) }
        set { store(newValue, as: "showsLargeContentViewer") }
    }
    public var maximumContentSizeCategory: UIContentSizeCategory? {
        get { stored("maximumContentSizeCategory", or: nil) }
        set { store(newValue, as: "maximumContentSizeCategory") }
    }
    public var minimumContentSizeCategory: UIContentSizeCategory? {
        get { stored("minimumContentSizeCategory", or: nil) }
        set { store(newValue, as: "minimumContentSizeCategory") }
    }
}
