import LayoutValues
import Foundation

// Sizes are from "Layout" in Apple's Human Interface Guidelines; safe areas are those that Interface Builder records.
// Keyboard heights are the sums of keyboard and suggestion bar in the table of device metrics of Telegram for iOS
// (submodules/Display/Source/DeviceMetrics.swift in TelegramMessenger/Telegram-iOS).
extension DeviceCatalogue {
    static let phones = homeButtonPhones + notchPhones + dynamicIslandPhones + phonesSinceIOS26

    private static let homeButtonPhones: [Device] = [
        DeviceScreen(
            interfaceBuilderName: "retina3_5", width: 320, height: 480, scale: 2, top: 20,
            keyboard: (253, 199)
        ).phones("4"),
        DeviceScreen(
            interfaceBuilderName: "retina4_0", width: 320, height: 568, scale: 2, top: 20,
            keyboard: (253, 199)
        ).phones("SE"),
        DeviceScreen(
            interfaceBuilderName: "retina4_7", width: 375, height: 667, scale: 2, top: 20,
            keyboard: (260, 200)
        ).phones("8", "SE (2nd generation)", "SE (3rd generation)"),
        DeviceScreen(
            interfaceBuilderName: "retina5_5", width: 414, height: 736, scale: 3, top: 20,
            keyboard: (271, 200)
        ).phones("8 Plus"),
    ].flatMap(\.self)

    private static let notchPhones: [Device] = [
        DeviceScreen(
            interfaceBuilderName: "retina5_9", width: 375, height: 812, scale: 3, top: 44, bottom: 34,
            keyboard: (336, 209)
        ).phones("X", "XS", "11 Pro"),
        // 44 at the top before Xcode 14.
        DeviceScreen(
            interfaceBuilderName: "retina6_1", width: 414, height: 896, scale: 2, top: 48, bottom: 34,
            keyboard: (346, 209)
        ).phones("XR", "11"),
        DeviceScreen(
            interfaceBuilderName: "retina6_5", width: 414, height: 896, scale: 3, top: 44, bottom: 34,
            keyboard: (346, 209)
        ).phones("XS Max", "11 Pro Max"),
        DeviceScreen(
            width: 375, height: 812, scale: 3, top: 50, bottom: 34, keyboard: (336, 209)
        ).phones("12 mini", "13 mini"),
        DeviceScreen(
            interfaceBuilderName: "retina6_0", width: 390, height: 844, scale: 3, top: 47, bottom: 34,
            keyboard: (336, 209)
        ).phones("12", "12 Pro", "13", "13 Pro", "14", "16e"),
        DeviceScreen(
            interfaceBuilderName: "retina6_7", width: 428, height: 926, scale: 3, top: 47, bottom: 34,
            keyboard: (346, 209)
        ).phones("12 Pro Max", "13 Pro Max", "14 Plus"),
    ].flatMap(\.self)

    private static let dynamicIslandPhones: [Device] = [
        DeviceScreen(
            interfaceBuilderName: "retina6_12", width: 393, height: 852, scale: 3, top: 59, bottom: 34,
            keyboard: (336, 209)
        ).phones("14 Pro", "15", "15 Pro", "16"),
        DeviceScreen(
            interfaceBuilderName: "retina6_72", width: 430, height: 932, scale: 3, top: 59, bottom: 34,
            keyboard: (346, 209)
        ).phones("14 Pro Max", "15 Plus", "15 Pro Max", "16 Plus"),
        DeviceScreen(
            interfaceBuilderName: "retina6_3", width: 402, height: 874, scale: 3, top: 62, bottom: 34,
            keyboard: (336, 209)
        ).phones("16 Pro"),
        DeviceScreen(
            interfaceBuilderName: "retina6_9", width: 440, height: 956, scale: 3, top: 62, bottom: 34,
            keyboard: (346, 209)
        ).phones("16 Pro Max"),
    ].flatMap(\.self)

    /// The phones released since iOS 26, which insets phones in landscape by 20 at the top and bottom too, and whose
    /// portrait keyboard is a point lower.
    private static let phonesSinceIOS26: [Device] = [
        DeviceScreen(
            interfaceBuilderName: "retina6_3", width: 402, height: 874, scale: 3, top: 62, bottom: 34,
            keyboard: (335, 209), landscape: EdgeInsets(top: 20, left: 62, bottom: 20, right: 62)
        ).phones("17", "17 Pro"),
        DeviceScreen(
            width: 420, height: 912, scale: 3, top: 68, bottom: 34, keyboard: (335, 209),
            landscape: EdgeInsets(top: 20, left: 68, bottom: 29, right: 68)
        ).phones("Air"),
        DeviceScreen(
            interfaceBuilderName: "retina6_9", width: 440, height: 956, scale: 3, top: 62, bottom: 34,
            keyboard: (345, 209), landscape: EdgeInsets(top: 20, left: 62, bottom: 20, right: 62)
        ).phones("17 Pro Max"),
    ].flatMap(\.self)
}
