// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Devices
import Engine
import Foundation

/// Chooses the device that windows are shown on, and turns it.
@preconcurrency @MainActor
public enum DeviceSimulator {
    /// Shows windows on another device from now on, by the name it is sold under (`layout-render devices` lists them).
    public static func use(_ name: String) throws(DeviceError) {
        let device = try DeviceCatalogue.device(named: name)
        change(to: device, orientation: .portrait)
    }

    /// Turns the device: windows get the screen's new size and safe area, then the notification is posted.
    public static func rotate(to orientation: UIDeviceOrientation) {
        UIDevice.current.orientation = orientation
        if let device = UIScreen.main.device, let interface = orientation.interfaceOrientation {
            change(to: device, orientation: interface)
        }
        NotificationCenter.default.post(
            name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
        for window in UIApplication.shared.windows { window.layoutIfNeeded() }
    }

    private static func change(to device: Device, orientation: UIInterfaceOrientation) {
        let before = UIScreen.main.bounds.size
        UIScreen.main.show(device, orientation: orientation)
        if orientation == .portrait { UIDevice.current.orientation = .portrait }
        for window in UIApplication.shared.windows {
            let transition = ImmediateTransition()
            if window.bounds.size == before, UIScreen.main.bounds.size != before {
                window.rootViewController?.viewWillTransition(to: UIScreen.main.bounds.size, with: transition)
                window.frame = UIScreen.main.bounds
            }
            window.takeScreen()
            transition.run()
            window.layoutIfNeeded()
        }
    }
}
