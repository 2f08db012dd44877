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
        let (before, traits) = (UIScreen.main.bounds.size, UIScreen.main.traitCollection)
        UIScreen.main.show(device, orientation: orientation)
        if orientation == .portrait { UIDevice.current.orientation = .portrait }
        for window in UIApplication.shared.windows {
            let transition = ImmediateTransition()
            let (size, current) = (UIScreen.main.bounds.size, UIScreen.main.traitCollection)
            if window.bounds.size == before, size != before {
                for container in window.contentContainers {
                    if !traits.agrees(with: current) {
                        container.willTransition(to: current, with: transition)
                    }
                    container.viewWillTransition(to: size, with: transition)
                }
                window.frame = UIScreen.main.bounds
            }
            window.takeScreen()
            transition.run()
            window.layoutIfNeeded()
        }
    }
}

extension UIWindow {
    /// The root controller, then the presentations over it, or the presented controllers where there is none.
    fileprivate var contentContainers: [any UIContentContainer] {
        var found: [any UIContentContainer] = rootViewController.map { [$0] } ?? []
        var presented = rootViewController?.presentedViewController
        while let controller = presented {
            found.append(controller.activePresentation ?? controller)
            presented = controller.presentedViewController
        }
        return found
    }
}
