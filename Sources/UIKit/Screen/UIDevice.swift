// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Devices
import Engine
import Foundation

/// The device that is simulated.
@preconcurrency @MainActor
public final class UIDevice: NSObject {
    private static let shared = UIDevice()

    /// The one device.
    public static var current: UIDevice { shared }

    /// Posted after the device was turned.
    nonisolated public static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification")

    /// The orientation in which it is held.
    public internal(set) var orientation = UIDeviceOrientation.portrait
    public private(set) var isGeneratingDeviceOrientationNotifications = true

    /// The name of the model.
    public var name: String { UIScreen.main.device?.name ?? "" }
    public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    public var systemName: String { "iOS" }
    public var systemVersion: String { "18.0" }
    public var localizedModel: String { model }
    public var identifierForVendor: UUID? { nil }
    public var isBatteryMonitoringEnabled: Bool {
        get { false }
        set {}
    }
    public var batteryLevel: Float { -1 }
    public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }
    public var batteryState: BatteryState { .unknown }
    public var isMultitaskingSupported: Bool { true }
    public var isProximityMonitoringEnabled: Bool {
        get { false }
        set {}
    }
    public var proximityState: Bool { false }
    public func playInputClick() {}
    nonisolated public static let batteryLevelDidChangeNotification = Notification.Name(
        "UIDeviceBatteryLevelDidChangeNotification")
    nonisolated public static let batteryStateDidChangeNotification = Notification.Name(
        "UIDeviceBatteryStateDidChangeNotification")
    public var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.traitCollection.userInterfaceIdiom }

    /// Notifications of turns are always posted.
    public func beginGeneratingDeviceOrientationNotifications() {}
    /// Notifications of turns are always posted.
    public func endGeneratingDeviceOrientationNotifications() {}
}

extension ProcessInfo {
    public var isMacCatalystApp: Bool { false }
    public var isiOSAppOnMac: Bool { false }
}
