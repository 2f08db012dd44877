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

    /// Widths that others have published; the sources are named next to the catalogue's.
    @Test(
        arguments: [
            ("iPad 9.7", [320, 438], [320, 507, 694]), ("iPad 10.2", [320, 480], [320, 535, 750]),
            ("iPad Pro 10.5", [320, 504], [320, 551, 782]), ("iPad mini 8.3", [], [375, 748]),
            ("iPad Pro 11", [320, 504], [375, 592, 809]), ("iPad Pro 12.9", [375, 639], [375, 678, 981]),
        ] as [(String, [CGFloat], [CGFloat])])
    func windowsHaveThePublishedWidths(_ name: String, portrait: [CGFloat], landscape: [CGFloat]) {
        let windows = DeviceCatalogue.windows.filter { $0.device.name == name }
        #expect(windows.filter { !$0.orientation.isLandscape }.map(\.size.width) == portrait)
        #expect(windows.filter(\.orientation.isLandscape).map(\.size.width) == landscape)
        #expect(Set(windows.map(\.name)).count == windows.count)
    }

    @Test func screensWithoutPublishedWidthsHaveNoWindows() {
        #expect(!DeviceCatalogue.windows.contains { $0.device.name == "iPad 10.9" })
    }
}
