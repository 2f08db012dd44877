import Devices
import Engine
import Foundation
import LayoutDocument

/// A screen, or a window on one, that `--all-devices` sweeps.
package struct SweptScreen: Sendable, Hashable {
    package var name: String
    package var device: Device
    package var orientation: Canvas.Orientation
    /// The size in points of a window that leaves room for another app; nil for the whole screen.
    var window: CGSize?

    /// The catalogue's screens and windows, those that are alike once, by the first device that has one.
    package static let all: [SweptScreen] = {
        var known: Set<[CGFloat]> = []
        return (screens + windows).filter { known.insert($0.print).inserted }
    }()

    /// The screens and windows that an input is for.
    static func all(for input: LayoutInput) -> [SweptScreen] {
        let families = input.deviceFamilies
        return all.filter { screen in
            families.contains(screen.device.idiom)
                && (input.orientation.map { $0 == screen.orientation } ?? true)
        }
    }

    private static let screens = DeviceCatalogue.devices.flatMap { device in
        [Canvas.Orientation.portrait, .landscape].filter(device.supports).map { orientation in
            SweptScreen(
                name: orientation == .portrait ? device.name : "\(device.name) (landscape)", device: device,
                orientation: orientation)
        }
    }

    private static let windows = DeviceCatalogue.windows.map {
        SweptScreen(name: $0.name, device: $0.device, orientation: $0.orientation, window: $0.size)
    }

    /// Its size in points.
    var size: CGSize { window ?? device.canvas(orientation: orientation).size }

    /// The width in points of the safe area at its left and right; 0 for a window.
    var sideInsets: CGFloat {
        let insets = device.canvas(orientation: orientation).safeAreaInsets
        return window == nil ? insets.left + insets.right : 0
    }

    /// What a layout can see of it.
    private var print: [CGFloat] {
        let canvas = device.canvas(orientation: orientation)
        let (size, insets) = (window ?? canvas.size, canvas.safeAreaInsets)
        return [
            size.width, size.height, canvas.scale, insets.top, insets.left, insets.bottom, insets.right,
            device.idiom == .pad ? 1 : 0,
        ]
    }
}
