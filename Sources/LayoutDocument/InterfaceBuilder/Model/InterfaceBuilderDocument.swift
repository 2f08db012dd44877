import Engine
import Foundation

/// An Interface Builder document as a value: what its XML says, before any view is made.
struct InterfaceBuilderDocument: Sendable {
    /// The first component of `toolsVersion`; it tells the generation of controls and margins that frames were
    /// recorded with.
    var toolsVersion: Int
    var usesAutoLayout: Bool
    var usesSafeAreas: Bool
    /// Whether it is made for iPads only.
    var isForPads: Bool
    var device: InterfaceBuilderDevice
    /// The text size asked for; nil for the recorded one.
    var contentSizeCategory: ContentSizeCategory?
    /// Sizes of images by their names, as the document's resources list them, in points.
    var images: [String: InterfaceBuilderImage]
    /// The colours that its elements name.
    var colors: InterfaceBuilderColors
    /// Sizes that custom classes drew themselves at design time, by the id of the view, in points.
    var designableSizes: [String: CGSize]
    /// The hierarchies that stand by themselves, in the order of the document.
    var roots: [InterfaceBuilderRoot]
    var bars: InterfaceBuilderBars

    /// Reads the parts of a root element.
    init(_ element: XMLElement) {
        toolsVersion = element["toolsVersion"].flatMap { Int($0.prefix { $0.isNumber }) } ?? 0
        usesAutoLayout = element["useAutolayout"] == "YES"
        usesSafeAreas = element["useSafeAreas"] == "YES"
        isForPads = element["targetRuntime"] == "iOS.CocoaTouch.iPad"
        device = InterfaceBuilderDevice(element.child("device"), toolsVersion: toolsVersion)
        images = [:]
        for image in element.child("resources")?.children ?? [] where image.name == "image" {
            guard let name = image["name"], let size = image.size else { continue }
            images[name] = InterfaceBuilderImage(size: size, isSymbol: image["catalog"] == "system")
        }
        colors = InterfaceBuilderColors(element.child("resources"))
        designableSizes = [:]
        for designable in element.child("designables")?.children ?? [] {
            guard let id = designable["name"],
                let size = designable.child("size", key: "intrinsicContentSize")?.size
            else { continue }
            designableSizes[id] = size
        }
        roots = InterfaceBuilderRootFinder.roots(of: element)
        bars = InterfaceBuilderBars(element)
    }
}
