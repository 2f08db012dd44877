import Devices
import Engine
import Foundation
import Testing

struct DeviceCanvasTests {
    @Test(arguments: [
        ("iPhone 15 Pro", 852, 393, EdgeInsets(top: 0, left: 59, bottom: 21, right: 59)),
        ("iPhone X", 812, 375, EdgeInsets(top: 0, left: 44, bottom: 21, right: 44)),
        ("iPhone 8", 667, 375, EdgeInsets.zero),
        ("iPhone 17", 874, 402, EdgeInsets(top: 20, left: 62, bottom: 20, right: 62)),
        ("iPad 9.7", 1024, 768, EdgeInsets(top: 20, left: 0, bottom: 0, right: 0)),
        ("iPad Pro 11", 1194, 834, EdgeInsets(top: 24, left: 0, bottom: 20, right: 0)),
    ])
    func landscape(name: String, width: Int, height: Int, insets: EdgeInsets) throws {
        let canvas = try DeviceCatalogue.device(named: name).canvas(orientation: .landscape)
        #expect(canvas.size == CGSize(width: width, height: height))
        #expect(canvas.safeAreaInsets == insets)
        #expect(canvas.orientation == .landscape)
    }

    @Test func keyboardHeights() throws {
        let phone = try DeviceCatalogue.device(named: "iPhone 8")
        #expect(phone.canvas(keyboard: .docked).keyboardHeight == 260)
        #expect(phone.canvas(orientation: .landscape, keyboard: .docked).keyboardHeight == 200)
        #expect(phone.canvas(keyboard: .dockedAt(height: 300)).keyboardHeight == 300)
        #expect(phone.canvas(keyboard: .hidden).keyboardHeight == nil)
        #expect(phone.canvas(keyboard: .undocked).keyboardHeight == nil)
        #expect(try DeviceCatalogue.device(named: "iPhone X").canvas(keyboard: .docked).keyboardHeight == 336)
        #expect(try DeviceCatalogue.device(named: "iPad 9.7").canvas(keyboard: .docked).keyboardHeight == 313)
    }

    /// A keyboard reaches above the safe area and leaves room to work in.
    @Test func keyboardsCoverMoreThanTheHomeIndicatorAndLessThanTheScreen() {
        for device in DeviceCatalogue.devices {
            #expect(device.portraitKeyboardHeight > device.portraitSafeAreaInsets.bottom)
            #expect(device.landscapeKeyboardHeight > device.landscapeSafeAreaInsets.bottom)
            #expect(device.portraitKeyboardHeight < device.size.height * 0.6)
            #expect(device.landscapeKeyboardHeight < device.size.width * 0.65)
        }
    }

    @Test func traitsArePassedOn() throws {
        let canvas = try DeviceCatalogue.device(named: "iPhone 12")
            .canvas(layoutDirection: .rightToLeft, contentSizeCategory: "accessibilityLarge")
        #expect(canvas.layoutDirection == .rightToLeft)
        #expect(canvas.contentSizeCategory == "accessibilityLarge")
    }
}
