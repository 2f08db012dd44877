import LayoutValues
import Foundation

// Widths are those of "Interface sizes a regular Universal app must support with iOS 11"
// (https://gist.github.com/macguru/b7a01e3f0e9ae6f350d5), which has the screens of 9.7, 10.5 and 12.9 inches; the test mode of
// Chrome for iOS (ios/chrome/app/multitasking_test_scene_delegate.mm in chromium/src) has the same for 9.7 and 12.9. On
// these, the narrow part of a split view is as wide as slide over. For 10.2 and 11 inches they are those for which
// swift-snapshot-testing takes pictures
// (https://github.com/pointfreeco/swift-snapshot-testing/blob/main/Sources/SnapshotTesting/Common/View.swift), for 8.3 inches
// those in "How iPad Apps Adapt to the New 8.3″ iPad Mini"
// (https://hacknicity.medium.com/how-ipad-apps-adapt-to-the-new-8-3-ipad-mini-7796efdc88eb). No source was found for
// 10.9 inches and the screens of 2024, nor for other windows on 8.3 inches.
extension DeviceCatalogue {
    /// The windows that an app can have beside another on the iPads whose widths are known.
    public static let windows: [DeviceWindow] = [
        windows(on: "iPad 9.7", portrait: slideOver(320, 438), landscape: slideOver(320, 507, 694)),
        windows(on: "iPad 10.2", portrait: splitView(320, 480), landscape: splitView(320, 535, 750)),
        windows(on: "iPad Pro 10.5", portrait: slideOver(320, 504), landscape: slideOver(320, 551, 782)),
        windows(on: "iPad mini 8.3", portrait: [], landscape: splitView(375, 748)),
        windows(on: "iPad Pro 11", portrait: splitView(320, 504), landscape: splitView(375, 592, 809)),
        windows(on: "iPad Pro 12.9", portrait: slideOver(375, 639), landscape: slideOver(375, 678, 981)),
    ].flatMap(\.self)

    /// A share of a screen, with its width in points.
    private typealias Share = (name: String, width: CGFloat)

    /// The parts of a split view.
    private static func splitView(_ narrow: CGFloat, _ wide: CGFloat) -> [Share] {
        [("one third", narrow), ("two thirds", wide)]
    }

    private static func splitView(_ narrow: CGFloat, _ half: CGFloat, _ wide: CGFloat) -> [Share] {
        [("one third", narrow), ("half", half), ("two thirds", wide)]
    }

    /// The parts of a split view, the narrow one of which is as wide as slide over.
    private static func slideOver(_ narrow: CGFloat, _ wide: CGFloat) -> [Share] {
        [("slide over", narrow), ("two thirds", wide)]
    }

    private static func slideOver(_ narrow: CGFloat, _ half: CGFloat, _ wide: CGFloat) -> [Share] {
        [("slide over", narrow), ("half", half), ("two thirds", wide)]
    }

    private static func windows(on name: String, portrait: [Share], landscape: [Share]) -> [DeviceWindow] {
        guard let device = devices.first(where: { $0.name == name }) else { return [] }
        func window(_ share: Share, isLandscape: Bool) -> DeviceWindow {
            DeviceWindow(
                name: "\(name) (\(isLandscape ? "landscape, " : "")\(share.name))", device: device,
                orientation: isLandscape ? .landscape : .portrait,
                size: CGSize(
                    width: share.width, height: isLandscape ? device.size.width : device.size.height))
        }
        return portrait.map { window($0, isLandscape: false) }
            + landscape.map { window($0, isLandscape: true) }
    }
}
