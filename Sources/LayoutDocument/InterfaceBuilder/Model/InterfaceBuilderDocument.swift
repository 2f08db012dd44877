import Engine
import Foundation
import TextMetrics

/// The contents of an Interface Builder document as a value, from which views are made.
struct InterfaceBuilderDocument: Sendable {
    /// The first component of `toolsVersion`, which determines the generation of controls and margins.
    var toolsVersion: Int
    var usesAutoLayout: Bool
    var usesSafeAreas: Bool
    /// Whether it is laid out for size classes, as documents are since Xcode 6 unless their author chose otherwise.
    var usesSizeClasses: Bool
    /// Whether it is made for iPads only.
    var isForPads: Bool
    var device: InterfaceBuilderDevice
    /// The requested text size; nil for the recorded one.
    var contentSizeCategory: ContentSizeCategory?
    /// The fonts of the project, if they were looked for.
    var fonts: ProjectFonts?
    /// The app's own fonts that it names.
    var namedFonts: [InterfaceBuilderNamedFont]
    /// The images in the document's resources by name.
    var images: [String: InterfaceBuilderImage]
    /// The named colours in its resources.
    var colors: InterfaceBuilderColors
    /// The intrinsic sizes that custom classes had at design time, by the view's id, in points.
    var designableSizes: [String: CGSize]
    /// The names that outlets give to objects, by the object's id.
    var outlets: [String: String]
    /// The ids of the controllers whose views containers in others show.
    var embeddedControllers: Set<String>
    /// The ids of the views of controllers.
    var controllersViews: Set<String>
    /// The custom classes whose runtime attributes contain lengths that only their code knows.
    var classes: InterfaceBuilderUncertainty.Classes
    /// The root views, in the order of the document.
    var roots: [InterfaceBuilderRoot]
    var bars: InterfaceBuilderBars
    /// The id of the controller whose view an app shows first; nil if the document names none.
    var initialController: String?

    /// Reads the parts of a root element.
    init(_ element: XMLElement) {
        toolsVersion = element["toolsVersion"].flatMap { Int($0.prefix { $0.isNumber }) } ?? 0
        usesAutoLayout = element["useAutolayout"] == "YES"
        usesSafeAreas = element["useSafeAreas"] == "YES"
        usesSizeClasses = element["useTraitCollections"] == "YES"
        isForPads = element["targetRuntime"] == "iOS.CocoaTouch.iPad"
        device = InterfaceBuilderDevice(of: element, toolsVersion: toolsVersion)
        namedFonts = InterfaceBuilderNamedFont.all(in: element)
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
        outlets = InterfaceBuilderOutlets.names(in: element)
        embeddedControllers = InterfaceBuilderDesignSizes.embeddedControllers(in: element)
        controllersViews = InterfaceBuilderDesignSizes.controllersViews(in: element)
        classes = InterfaceBuilderUncertainty.Classes(in: element)
        roots = InterfaceBuilderRootFinder.roots(of: element)
        bars = InterfaceBuilderBars(element)
        initialController = InterfaceBuilderInitialController(in: element)
            .id(among: Set(roots.compactMap(\.controller?.id)))
    }
}
