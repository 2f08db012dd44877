import Foundation

// The sources are those of the phones.
extension DeviceCatalogue {
    static let pads: [Device] = [
        DeviceScreen(
            interfaceBuilderName: "ipad9_7", width: 768, height: 1024, scale: 2, top: 20,
            keyboard: (313, 398)
        ).pads("9.7"),
        DeviceScreen(
            interfaceBuilderName: "ipad10_5", width: 834, height: 1112, scale: 2, top: 20,
            keyboard: (313, 398)
        ).pads("Air 10.5"),
        DeviceScreen(
            interfaceBuilderName: "ipad11_0rounded", width: 834, height: 1194, scale: 2, top: 24, bottom: 20,
            keyboard: (333, 418)
        ).pads("Pro 11"),
        DeviceScreen(
            interfaceBuilderName: "ipad12_9rounded", width: 1024, height: 1366, scale: 2, top: 24, bottom: 20,
            keyboard: (398, 491)
        ).pads("Pro 12.9"),
    ].flatMap(\.self)
}
