import Devices
import Engine
import Foundation
import Testing

struct DeviceWindowTests {
    /// Two windows side by side have a divider of 10 points between them.
    @Test func windowsFillTheirScreens() throws {
        for window in DeviceCatalogue.windows {
            let screen = window.orientation.isLandscape ? window.device.size.height : window.device.size.width
            #expect(window.size.width < screen)
            guard !window.name.contains("slide over") else { continue }
            let others = DeviceCatalogue.windows.filter {
                $0.device == window.device && $0.orientation == window.orientation
            }
            #expect(others.contains { $0.size.width + 10 + window.size.width == screen }, "\(window.name)")
        }
    }

    @Test func theLargestIPadHasAWindowOfAPhonesWidth() throws {
        let narrow = try #require(DeviceCatalogue.windows.first { $0.name == "iPad Pro 12.9 (slide over)" })
        #expect(narrow.size == CGSize(width: 375, height: 1366))
    }
}
