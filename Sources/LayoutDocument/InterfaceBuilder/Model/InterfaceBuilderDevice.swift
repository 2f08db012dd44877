import Devices
import Engine
import Foundation

/// The screen that a document was last shown on in Interface Builder.
struct InterfaceBuilderDevice: Sendable {
    /// The element's id, such as `retina6_12`; nil for documents from before devices were recorded.
    var id: String?
    /// Whether the screen is that of the id, not a usual one in its place.
    var isKnown: Bool
    /// Whether the document names it in a `<device>` element, as documents do since Xcode 8.
    var isNamed: Bool
    var isLandscape: Bool
    /// The size in portrait, in points.
    var portraitSize: CGSize
    var scale: CGFloat
    /// The safe area insets in portrait and in landscape, in points.
    var portraitSafeAreaInsets: EdgeInsets
    var landscapeSafeAreaInsets: EdgeInsets
    var isPad: Bool

    /// The size in the current orientation, in points.
    var size: CGSize {
        isLandscape ? CGSize(width: portraitSize.height, height: portraitSize.width) : portraitSize
    }
    /// The safe area insets in the current orientation, in points.
    var safeAreaInsets: EdgeInsets { isLandscape ? landscapeSafeAreaInsets : portraitSafeAreaInsets }

    /// Reads the screen of a document created with a version of the tools: the device element, or the screen that documents
    /// from before that element simulate.
    init(of document: XMLElement, toolsVersion: Int) {
        let element = document.child("device")
        let metrics = document.child("simulatedMetricsContainer", key: "defaultSimulatedMetrics")
        let orientation = metrics?.child(key: "orientation")?["orientation"] ?? ""
        id = element?["id"] ?? metrics.flatMap { Self.simulatedScreen($0, in: document) }
        isLandscape =
            element?["orientation"] == "landscape" || element == nil && orientation.hasPrefix("landscape")
        isNamed = element != nil
        let known = Self.screen(id ?? "", toolsVersion: toolsVersion)
        isKnown = id == nil || known != nil
        let screen = known ?? Self.usualScreen(for: id ?? "")
        portraitSize = screen.size
        // Before Xcode 8, documents were laid out in whole points.
        scale = element == nil && toolsVersion < 11000 ? 1 : screen.scale
        isPad = id?.hasPrefix("ipad") ?? false
        portraitSafeAreaInsets = EdgeInsets(top: screen.top, left: 0, bottom: screen.bottom, right: 0)
        landscapeSafeAreaInsets =
            isPad
            ? portraitSafeAreaInsets
            : screen.bottom > 0
                ? EdgeInsets(top: 0, left: screen.top, bottom: 21, right: screen.top) : .zero
    }

    /// Creates a device from the catalogue, for a document that is laid out on a device other than its own.
    init(_ device: Device, isLandscape: Bool) {
        id = device.interfaceBuilderName ?? device.name
        isKnown = true
        isNamed = true
        self.isLandscape = isLandscape
        portraitSize = device.size
        scale = device.scale
        isPad = device.idiom == .pad
        portraitSafeAreaInsets = device.portraitSafeAreaInsets
        landscapeSafeAreaInsets = device.landscapeSafeAreaInsets
    }

    /// Whether it is a phone in landscape, except for the large ones, which then have a regular width.
    var isLandscapeOfCompactWidth: Bool {
        isLandscape && InterfaceBuilderSizeClasses(window: size).width == .compact
    }

    /// Returns the id of the device whose screen a document simulates: one of 3.5 or 9.7 inches if it names none.
    private static func simulatedScreen(_ metrics: XMLElement, in document: XMLElement) -> String? {
        guard let screen = metrics.child("simulatedScreenMetrics", key: "destination") else { return nil }
        guard let type = screen["type"]?.split(separator: ".").first.map(String.init) else {
            return document["targetRuntime"] == "iOS.CocoaTouch.iPad" ? "ipad9_7" : "retina3_5"
        }
        return ["retina4": "retina4_0", "retina47": "retina4_7", "retina55": "retina5_5"][type] ?? type
    }

    private struct Screen {
        var width: CGFloat
        var height: CGFloat
        var scale: CGFloat
        var top: CGFloat
        var bottom: CGFloat
        var size: CGSize { CGSize(width: width, height: height) }

        /// The screens that stand for those of newer devices than are known here.
        static let usualPhone = Screen(width: 393, height: 852, scale: 3, top: 59, bottom: 34)
        static let usualPad = Screen(width: 820, height: 1180, scale: 2, top: 24, bottom: 20)
    }

    /// Returns a device's screen in portrait, by Interface Builder's name; nil if it isn't known.
    ///
    /// The insets are those recorded in documents. Before Xcode 14, all phones with a sensor housing had 44.
    private static func screen(_ id: String, toolsVersion: Int) -> Screen? {
        let grown: CGFloat = toolsVersion >= 21000 ? 1 : 0
        switch id {
        case "retina3_5": return Screen(width: 320, height: 480, scale: 2, top: 20, bottom: 0)
        case "retina4_0": return Screen(width: 320, height: 568, scale: 2, top: 20, bottom: 0)
        case "retina4_7": return Screen(width: 375, height: 667, scale: 2, top: 20, bottom: 0)
        case "retina5_5": return Screen(width: 414, height: 736, scale: 3, top: 20, bottom: 0)
        case "retina5_4", "retina5_9":
            return Screen(width: 375, height: 812, scale: 3, top: 44 + 6 * grown, bottom: 34)
        case "retina6_1": return Screen(width: 414, height: 896, scale: 2, top: 44 + 4 * grown, bottom: 34)
        case "retina6_5": return Screen(width: 414, height: 896, scale: 3, top: 44, bottom: 34)
        case "retina6_0": return Screen(width: 390, height: 844, scale: 3, top: 44 + 3 * grown, bottom: 34)
        case "retina6_12": return Screen.usualPhone
        case "retina6_7": return Screen(width: 428, height: 926, scale: 3, top: 44 + 3 * grown, bottom: 34)
        case "retina6_72": return Screen(width: 430, height: 932, scale: 3, top: 59, bottom: 34)
        case "retina6_3": return Screen(width: 402, height: 874, scale: 3, top: 62, bottom: 34)
        case "retina6_9": return Screen(width: 440, height: 956, scale: 3, top: 62, bottom: 34)
        case "ipad7_9", "ipad9_7": return Screen(width: 768, height: 1024, scale: 2, top: 20, bottom: 0)
        case "ipad8_3rounded": return Screen(width: 744, height: 1133, scale: 2, top: 24, bottom: 20)
        case "ipad10_2": return Screen(width: 810, height: 1080, scale: 2, top: 20, bottom: 0)
        case "ipad10_5": return Screen(width: 834, height: 1112, scale: 2, top: 20, bottom: 0)
        case "ipad10_9rounded": return Screen.usualPad
        case "ipad11_0rounded": return Screen(width: 834, height: 1194, scale: 2, top: 24, bottom: 20)
        case "ipad12_9": return Screen(width: 1024, height: 1366, scale: 2, top: 20, bottom: 0)
        case "ipad12_9rounded": return Screen(width: 1024, height: 1366, scale: 2, top: 24, bottom: 20)
        case "ipad13_0rounded": return Screen(width: 1032, height: 1376, scale: 2, top: 24, bottom: 20)
        default: return nil
        }
    }

    /// Returns the screen that stands for that of an unknown device, or of none.
    private static func usualScreen(for id: String) -> Screen {
        if id.hasPrefix("retina") { return .usualPhone }
        if id.hasPrefix("ipad") { return .usualPad }
        return Screen(width: 600, height: 600, scale: 1, top: 20, bottom: 0)
    }
}
