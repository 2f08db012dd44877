// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Devices
import Engine
import Foundation
import Synchronization

extension TraitCollection {
    /// The traits that dynamic colours are resolved with: the screen's until others are set.
    public static var current: UITraitCollection {
        get { CurrentTraits.traits ?? UIScreen.main.traitCollection }
        set { CurrentTraits.traits = newValue }
    }
}

/// The kind of the device.
// As UIKit declares it.
// swift-format-ignore: AlwaysUseLowerCamelCase
private enum CurrentTraits {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var stored: UITraitCollection?
    static var traits: UITraitCollection? {
        get { lock.withLock { stored } }
        set { lock.withLock { stored = newValue } }
    }
}

public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
    UIScreen.main.traitCollection.userInterfaceIdiom
}

/// The screen of the device that is simulated: an iPhone 15 held upright, until another is chosen.
@preconcurrency @MainActor
public final class UIScreen: NSObject {
    private static let shared = UIScreen()

    /// The one screen.
    public static var main: UIScreen { shared }

    private(set) var device: Device?
    private(set) var orientation = UIInterfaceOrientation.portrait
    private(set) var canvas: Canvas

    override init() {
        device = try? DeviceCatalogue.device(named: "iPhone 15")
        canvas = device?.canvas() ?? Canvas(size: CGSize(width: 393, height: 852), scale: 3)
        super.init()
    }

    /// In points, as the device is held.
    public var bounds: CGRect { CGRect(origin: .zero, size: canvas.size) }
    /// Pixels per point.
    public var scale: CGFloat { canvas.scale }
    /// Pixels per point.
    public var nativeScale: CGFloat { canvas.scale }
    public var traitCollection: UITraitCollection { UITraitCollection(canvas: canvas) }
    /// All screens: the one.
    public static var screens: [UIScreen] { [main] }
    /// In pixels, as the device is held upright.
    public var nativeBounds: CGRect {
        CGRect(origin: .zero, size: upright).applying(CGAffineTransform(scaleX: scale, y: scale))
    }
    /// In points, as the device is held upright.
    private var upright: CGSize {
        orientation.isLandscape ? CGSize(width: bounds.height, height: bounds.width) : bounds.size
    }
    /// The coordinates of the screen as the interface is turned.
    public var coordinateSpace: any UICoordinateSpace { ScreenCoordinates { UIScreen.main.bounds.size } }
    /// As large as the device held upright; where the interface is turned its coordinates are the screen's too.
    public var fixedCoordinateSpace: any UICoordinateSpace { ScreenCoordinates { UIScreen.main.upright } }
    public var maximumFramesPerSecond: Int { 60 }
    public var brightness: CGFloat = 0.5
    public var mirrored: UIScreen? { nil }
    public var isCaptured: Bool { false }
    public var wantsSoftwareDimming = false
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView { UIView(frame: bounds) }
    nonisolated public static let modeDidChangeNotification = Notification.Name(
        "UIScreenModeDidChangeNotification")
    nonisolated public static let didConnectNotification = Notification.Name(
        "UIScreenDidConnectNotification")
    nonisolated public static let didDisconnectNotification = Notification.Name(
        "UIScreenDidDisconnectNotification")
    nonisolated public static let brightnessDidChangeNotification = Notification.Name(
        "UIScreenBrightnessDidChangeNotification")
    nonisolated public static let capturedDidChangeNotification = Notification.Name(
        "UIScreenCapturedDidChangeNotification")

    /// Shows another device, or the same held another way.
    func show(_ device: Device, orientation: UIInterfaceOrientation) {
        self.device = device
        self.orientation = orientation
        canvas = device.canvas(orientation: orientation.canvasOrientation)
        Window.screenSize.withLock { [size = canvas.size] in $0 = size }
        Window.screenScale = canvas.scale
    }
}
