// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation
import TextMetrics

/// The accessibility settings of the device, all of which are off.
@preconcurrency @MainActor
public enum UIAccessibility {
    /// A notification for assistive technologies.
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
    public static var isAssistiveTouchRunning: Bool { false }
    public static var isGuidedAccessEnabled: Bool { false }
    public static var isSpeakScreenEnabled: Bool { false }
    public static var isSpeakSelectionEnabled: Bool { false }
    public static var isShakeToUndoEnabled: Bool { true }
    public static var isMonoAudioEnabled: Bool { false }
    public static var isClosedCaptioningEnabled: Bool { false }
    public static var isOnOffSwitchLabelsEnabled: Bool { false }
    public static var isVideoAutoplayEnabled: Bool { true }
    public static var buttonShapesEnabled: Bool { false }
    public static func focusedElement(using assistiveTechnology: String?) -> Any? { nil }

    /// Returns a rectangle of a view in the screen's coordinates.
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        view.convert(rect, to: nil)
    }

    nonisolated public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification")
    nonisolated public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")
    nonisolated public static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityBoldTextStatusDidChangeNotification")

    nonisolated public static let announcementDidFinishNotification = Foundation.Notification.Name(
        "UIAccessibilityAnnouncementDidFinishNotification")
    nonisolated public static let switchControlStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilitySwitchControlStatusDidChangeNotification")
    nonisolated public static let invertColorsStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityInvertColorsStatusDidChangeNotification")
    nonisolated public static let grayscaleStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityGrayscaleStatusDidChangeNotification")
    nonisolated public static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification
        .Name(
            "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
    nonisolated public static let darkerSystemColorsStatusDidChangeNotification = Foundation.Notification
        .Name(
            "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
    nonisolated public static let elementFocusedNotification = Foundation.Notification.Name(
        "UIAccessibilityElementFocusedNotification")
    nonisolated public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
    nonisolated public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
    nonisolated public static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"
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
    public var accessibilityActivationPoint: CGPoint {
        get { stored("accessibilityActivationPoint", or: CGPoint(x: bounds.midX, y: bounds.midY)) }
        set { store(newValue, as: "accessibilityActivationPoint") }
    }
    public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { stored("accessibilityNavigationStyle", or: .automatic) }
        set { store(newValue, as: "accessibilityNavigationStyle") }
    }
    public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { stored("accessibilityCustomActions", or: nil) }
        set { store(newValue, as: "accessibilityCustomActions") }
    }
    public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { stored("accessibilityCustomRotors", or: nil) }
        set { store(newValue, as: "accessibilityCustomRotors") }
    }
    public var accessibilityUserInputLabels: [String]? {
        get { stored("accessibilityUserInputLabels", or: nil) }
        set { store(newValue, as: "accessibilityUserInputLabels") }
    }
    public var accessibilityAttributedLabel: NSAttributedString? {
        get {
            stored(
                "accessibilityAttributedLabel", or: accessibilityLabel.map { NSAttributedString(string: $0) })
        }
        set { store(newValue, as: "accessibilityAttributedLabel") }
    }
    public var accessibilityPath: UIBezierPath? {
        get { stored("accessibilityPath", or: nil) }
        set { store(newValue, as: "accessibilityPath") }
    }
    public var accessibilityContainerType: UIAccessibilityContainerType {
        get { stored("accessibilityContainerType", or: .none) }
        set { store(newValue, as: "accessibilityContainerType") }
    }
    public var automationElements: [Any]? {
        get { stored("automationElements", or: nil) }
        set { store(newValue, as: "automationElements") }
    }
    public var accessibilityRespondsToUserInteraction: Bool {
        get { stored("accessibilityRespondsToUserInteraction", or: true) }
        set { store(newValue, as: "accessibilityRespondsToUserInteraction") }
    }
}
