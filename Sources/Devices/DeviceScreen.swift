import Engine
import Foundation

/// A screen that several models share; all lengths are points.
struct DeviceScreen {
    var interfaceBuilderName: String?
    var width: CGFloat
    var height: CGFloat
    var scale: CGFloat
    /// The safe area's insets, held upright.
    var top: CGFloat
    var bottom: CGFloat = 0
    /// The docked keyboard's heights, upright and on the side.
    var keyboard: (portrait: CGFloat, landscape: CGFloat)
    /// The safe area's insets with the phone on its side, where they aren't those of their kind of screen.
    var landscape: EdgeInsets?

    /// The phones with this screen. On the side, those with a home indicator are inset by their sensor housing left and
    /// right, and those with a home button not at all, the status bar being hidden.
    func phones(_ names: String...) -> [Device] {
        let hasHomeIndicator = bottom > 0
        let usual = hasHomeIndicator ? EdgeInsets(top: 0, left: top, bottom: 21, right: top) : .zero
        return names.map { device("iPhone " + $0, idiom: .phone, landscape: landscape ?? usual) }
    }

    /// The pads with this screen, whose insets are the same on the side.
    func pads(_ names: String...) -> [Device] {
        names.map { device("iPad " + $0, idiom: .pad, landscape: portrait) }
    }

    private var portrait: EdgeInsets { EdgeInsets(top: top, left: 0, bottom: bottom, right: 0) }

    private func device(_ name: String, idiom: Device.Idiom, landscape: EdgeInsets) -> Device {
        Device(
            name: name, idiom: idiom, interfaceBuilderName: interfaceBuilderName,
            size: CGSize(width: width, height: height), scale: scale, portraitSafeAreaInsets: portrait,
            landscapeSafeAreaInsets: landscape, portraitKeyboardHeight: keyboard.portrait,
            landscapeKeyboardHeight: keyboard.landscape)
    }
}
