import Engine
import Foundation

// Widths are those of "Interface sizes a regular Universal app must support with iOS 11"
// (https://gist.github.com/macguru/b7a01e3f0e9ae6f350d5), which has the screens of 9.7, 10.5 and 12.9 inches; the test mode of
// Chrome for iOS (ios/chrome/app/multitasking_test_scene_delegate.mm in chromium/src) has the same for 9.7 and 12.9. The
// narrow part of a split view is as wide as slide over.
extension DeviceCatalogue {
    /// The windows that an app can have beside another on the iPads whose widths are known.
    public static let windows: [DeviceWindow] =
        windows(on: "iPad 9.7", narrow: 320, half: 507, wide: 694, portraitWide: 438)
        + windows(on: "iPad Pro 10.5", narrow: 320, half: 551, wide: 782, portraitWide: 504)
        + windows(on: "iPad Pro 12.9", narrow: 375, half: 678, wide: 981, portraitWide: 639)

    private static func windows(
        on name: String, narrow: CGFloat, half: CGFloat, wide: CGFloat, portraitWide: CGFloat
    ) -> [DeviceWindow] {
        guard let device = devices.first(where: { $0.name == name }) else { return [] }
        func window(_ share: String, _ width: CGFloat, isLandscape: Bool) -> DeviceWindow {
            DeviceWindow(
                name: "\(name) (\(isLandscape ? "landscape, " : "")\(share))", device: device,
                orientation: isLandscape ? .landscape : .portrait,
                size: CGSize(width: width, height: isLandscape ? device.size.width : device.size.height))
        }
        return [
            window("slide over", narrow, isLandscape: false),
            window("two thirds", portraitWide, isLandscape: false),
            window("slide over", narrow, isLandscape: true),
            window("half", half, isLandscape: true),
            window("two thirds", wide, isLandscape: true),
        ]
    }
}
