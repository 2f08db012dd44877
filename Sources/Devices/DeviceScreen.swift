import LayoutValues
import Foundation

/// A screen that several models share; all lengths are points.
struct DeviceScreen {
    var interfaceBuilderName: String?
    var width: CGFloat
    var height: CGFloat
    var scale: CGFloat
    /// The safe area's insets in portrait.
    var top: CGFloat
    var bottom: CGFloat = 0
    /// The heights of a docked keyboard in portrait and landscape.
    var keyboard: (portrait: CGFloat, landscape: CGFloat)
    /// The safe area's insets of a phone in landscape, if they differ from those of its kind of screen.
    var landscape: EdgeInsets?

    /// Returns the phones with this screen. In landscape, phones with a home indicator are inset by their sensor
    /// housing on the left and right. Phones with a home button aren't inset, since the status bar is hidden.
    func phones(_ names: String...) -> [Device] {
        let hasHomeIndicator = bottom > 0
        let usual = hasHomeIndicator ? EdgeInsets(top: 0, left: top, bottom: 21, right: top) : .zero
        return names.map { device("iPhone " + $0, idiom: .phone, landscape: landscape ?? usual) }
    }

    /// Returns the iPads with this screen, whose insets are the same in landscape.
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
