import Foundation

// Sizes are from "Layout" in Apple's Human Interface Guidelines
// (https://developer.apple.com/design/human-interface-guidelines/layout#Specifications). The status bar is 20 points
// high on iPads with a home button and 24 on the others, whose home indicator takes 20: Interface Builder records
// these for its screens of 9.7, 11 and 12.9 inches. Keyboard heights are from the same table as those of the phones.
// It has none for 10.9 inches and the screens of 2024, which have the heights of the next smaller screen of their
// kind.
extension DeviceCatalogue {
    static let pads = homeButtonPads + roundedPads

    private static let homeButtonPads: [Device] = [
        DeviceScreen(
            interfaceBuilderName: "ipad9_7", width: 768, height: 1024, scale: 2, top: 20,
            keyboard: (313, 398)
        ).pads("9.7", "mini 7.9"),
        DeviceScreen(width: 810, height: 1080, scale: 2, top: 20, keyboard: (313, 398)).pads("10.2"),
        DeviceScreen(
            interfaceBuilderName: "ipad10_5", width: 834, height: 1112, scale: 2, top: 20,
            keyboard: (313, 398)
        ).pads("Air 10.5", "Pro 10.5"),
    ].flatMap(\.self)

    private static let roundedPads: [Device] = [
        DeviceScreen(
            width: 744, height: 1133, scale: 2, top: 24, bottom: 20, keyboard: (378, 418)
        ).pads("mini 8.3"),
        DeviceScreen(
            interfaceBuilderName: "ipad10_9", width: 820, height: 1180, scale: 2, top: 24, bottom: 20,
            keyboard: (333, 418)
        ).pads("10.9", "Air 10.9", "11", "Air 11"),
        DeviceScreen(
            interfaceBuilderName: "ipad11_0rounded", width: 834, height: 1194, scale: 2, top: 24, bottom: 20,
            keyboard: (333, 418)
        ).pads("Pro 11"),
        DeviceScreen(
            width: 834, height: 1210, scale: 2, top: 24, bottom: 20, keyboard: (333, 418)
        ).pads("Pro 11 (M4)"),
        DeviceScreen(
            interfaceBuilderName: "ipad12_9rounded", width: 1024, height: 1366, scale: 2, top: 24, bottom: 20,
            keyboard: (398, 491)
        ).pads("Pro 12.9", "Air 13"),
        DeviceScreen(
            width: 1032, height: 1376, scale: 2, top: 24, bottom: 20, keyboard: (398, 491)
        ).pads("Pro 13"),
    ].flatMap(\.self)
}
