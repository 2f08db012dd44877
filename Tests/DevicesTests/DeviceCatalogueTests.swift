import Devices
import Engine
import Foundation
import Testing

struct DeviceCatalogueTests {
    /// Name, width, height, scale, and the safe area's top and bottom held upright.
    @Test(arguments: [
        ("iPhone 4", 320, 480, 2, 20, 0), ("iPhone SE", 320, 568, 2, 20, 0), ("iPhone 8", 375, 667, 2, 20, 0),
        ("iPhone 8 Plus", 414, 736, 3, 20, 0), ("iPhone X", 375, 812, 3, 44, 34),
        ("iPhone XS", 375, 812, 3, 44, 34),
        ("iPhone 11 Pro", 375, 812, 3, 44, 34), ("iPhone XR", 414, 896, 2, 48, 34),
        ("iPhone 11", 414, 896, 2, 48, 34), ("iPhone XS Max", 414, 896, 3, 44, 34),
        ("iPhone 11 Pro Max", 414, 896, 3, 44, 34), ("iPhone 12 mini", 375, 812, 3, 50, 34),
        ("iPhone 13 mini", 375, 812, 3, 50, 34), ("iPhone 12", 390, 844, 3, 47, 34),
        ("iPhone 13", 390, 844, 3, 47, 34), ("iPhone 14", 390, 844, 3, 47, 34),
        ("iPhone 12 Pro Max", 428, 926, 3, 47, 34), ("iPhone 13 Pro Max", 428, 926, 3, 47, 34),
        ("iPhone 14 Plus", 428, 926, 3, 47, 34), ("iPhone 14 Pro", 393, 852, 3, 59, 34),
        ("iPhone 15", 393, 852, 3, 59, 34), ("iPhone 15 Pro", 393, 852, 3, 59, 34),
        ("iPhone 16", 393, 852, 3, 59, 34), ("iPhone 14 Pro Max", 430, 932, 3, 59, 34),
        ("iPhone 15 Plus", 430, 932, 3, 59, 34), ("iPhone 15 Pro Max", 430, 932, 3, 59, 34),
        ("iPhone 16 Plus", 430, 932, 3, 59, 34), ("iPhone 16 Pro", 402, 874, 3, 62, 34),
        ("iPhone 16 Pro Max", 440, 956, 3, 62, 34), ("iPhone 17", 402, 874, 3, 62, 34),
        ("iPhone 17 Pro Max", 440, 956, 3, 62, 34), ("iPhone Air", 420, 912, 3, 68, 34),
        ("iPad 9.7", 768, 1024, 2, 20, 0), ("iPad Air 10.5", 834, 1112, 2, 20, 0),
        ("iPad Pro 11", 834, 1194, 2, 24, 20), ("iPad Pro 12.9", 1024, 1366, 2, 24, 20),
        ("iPad mini 7.9", 768, 1024, 2, 20, 0), ("iPad 10.2", 810, 1080, 2, 20, 0),
        ("iPad Pro 10.5", 834, 1112, 2, 20, 0), ("iPad mini 8.3", 744, 1133, 2, 24, 20),
        ("iPad 10.9", 820, 1180, 2, 24, 20), ("iPad Air 10.9", 820, 1180, 2, 24, 20),
        ("iPad 11", 820, 1180, 2, 24, 20), ("iPad Air 11", 820, 1180, 2, 24, 20),
        ("iPad Pro 11 (M4)", 834, 1210, 2, 24, 20), ("iPad Air 13", 1024, 1366, 2, 24, 20),
        ("iPad Pro 13", 1032, 1376, 2, 24, 20),
    ])
    func screens(name: String, width: Int, height: Int, scale: Int, top: Int, bottom: Int) throws {
        let canvas = try DeviceCatalogue.device(named: name).canvas()
        #expect(canvas.size == CGSize(width: width, height: height))
        #expect(canvas.scale == CGFloat(scale))
        #expect(
            canvas.safeAreaInsets
                == EdgeInsets(top: CGFloat(top), left: 0, bottom: CGFloat(bottom), right: 0))
        #expect(canvas.device == name)
        #expect(canvas.orientation == .portrait)
        #expect(canvas.keyboardHeight == nil)
    }

    @Test(arguments: [
        ("retina3_5", 320, 480), ("retina4_0", 320, 568), ("retina4_7", 375, 667), ("retina5_5", 414, 736),
        ("retina5_9", 375, 812), ("retina6_1", 414, 896), ("retina6_5", 414, 896), ("retina6_0", 390, 844),
        ("retina6_12", 393, 852), ("retina6_7", 428, 926), ("retina6_3", 402, 874), ("ipad9_7", 768, 1024),
        ("ipad10_5", 834, 1112), ("ipad10_9", 820, 1180), ("ipad11_0rounded", 834, 1194),
        ("ipad12_9rounded", 1024, 1366),
    ])
    func interfaceBuilderNames(name: String, width: Int, height: Int) throws {
        let device = try DeviceCatalogue.device(named: name)
        #expect(device.size == CGSize(width: width, height: height))
        #expect(device.interfaceBuilderName == name)
    }

    @Test(arguments: ["iphone 15 pro", "iPhone15Pro", "IPHONE-15-PRO", "  iPhone  15 Pro "])
    func namesAreForgiving(name: String) throws {
        #expect(try DeviceCatalogue.device(named: name).name == "iPhone 15 Pro")
    }

    @Test func screensWithTheSameSizeAreToldApartByScale() throws {
        #expect(try DeviceCatalogue.device(named: "retina6_1").scale == 2)
        #expect(try DeviceCatalogue.device(named: "retina6_5").scale == 3)
    }

    @Test func unknownNamesAreAnsweredWithTheNearest() {
        #expect(throws: DeviceError.unknownName("iPhone 15 Por", suggestions: ["iPhone 15 Pro"])) {
            try DeviceCatalogue.device(named: "iPhone 15 Por")
        }
        #expect(throws: DeviceError.unknownName("", suggestions: [])) {
            try DeviceCatalogue.device(named: "")
        }
        #expect(throws: DeviceError.unknownName("Commodore PET 2001", suggestions: [])) {
            try DeviceCatalogue.device(named: "Commodore PET 2001")
        }
        #expect(
            DeviceError.unknownName("iPone", suggestions: ["iPhone X"]).description.contains("'iPhone X'"))
        #expect(DeviceError.unknownName("Z", suggestions: []).description.contains("'Z'"))
    }

    @Test(arguments: [
        ("iPhon", "iPhone 17"), ("ipad", "iPad 11"), ("iPad Pro", "iPad Pro 11 (M4)"),
        ("iPhone 99", "iPhone 17"), ("iPhon 99", "iPhone 17"),
        ("iPad Air 99", "iPad Air 11"),
    ])
    func aBeginningIsAnsweredWithCurrentModels(name: String, first: String) throws {
        let error = #expect(throws: DeviceError.self) { try DeviceCatalogue.device(named: name) }
        guard case .unknownName(_, let suggestions) = try #require(error) else { return }
        #expect(suggestions.first == first)
        for suggestion in suggestions {
            #expect(try DeviceCatalogue.device(named: suggestion).name == suggestion)
        }
    }

    @Test func theFirstGenerationHasANameOfItsOwn() throws {
        let first = try DeviceCatalogue.device(named: "iPhone SE")
        #expect(try DeviceCatalogue.device(named: "iPhone SE (1st generation)") == first)
        #expect(
            DeviceCatalogue.laterGenerations(of: first).map(\.name) == [
                "iPhone SE (2nd generation)", "iPhone SE (3rd generation)",
            ])
        #expect(
            DeviceCatalogue.devices.filter { !DeviceCatalogue.laterGenerations(of: $0).isEmpty } == [first])
    }

    @Test func everyNameLeadsToItsDevice() throws {
        for device in DeviceCatalogue.devices {
            #expect(try DeviceCatalogue.device(named: device.name) == device)
        }
    }
}
