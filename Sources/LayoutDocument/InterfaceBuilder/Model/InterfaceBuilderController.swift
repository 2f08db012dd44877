import Foundation

/// A view controller, as far as it affects the layout of its view.
struct InterfaceBuilderController: Sendable {
    var id: String
    /// The readable name.
    var title: String
    /// The names given by its author: title, user label, storyboard identifier and class.
    var names: [String]
    /// The ids of the guides for bars from before there were safe areas.
    var topLayoutGuide: String?
    var bottomLayoutGuide: String?
    /// Whether its view has a size chosen by its author, as if it were larger than the device.
    var isFreeform: Bool
    /// The screen size chosen by its author, if any.
    var freeformSize: CGSize?
    /// Whether its view has the size of a sheet.
    var isPageSheet: Bool
    var isStatusBarHidden: Bool

    init(_ element: XMLElement) {
        id = element["id"] ?? ""
        names = InterfaceBuilderNames.names(of: element)
        title = names.first ?? InterfaceBuilderViewKinds.outlineName(of: element.name)
        for guide in element.child("layoutGuides")?.children ?? [] {
            if guide["type"] == "top" { topLayoutGuide = guide["id"] }
            if guide["type"] == "bottom" { bottomLayoutGuide = guide["id"] }
        }
        freeformSize = element.child("size", key: "freeformSize")?.size
        isFreeform =
            element.child(key: "simulatedDestinationMetrics")?.name == "freeformSimulatedSizeMetrics"
            || freeformSize != nil
        isPageSheet =
            element.child(key: "simulatedDestinationMetrics")?.name == "modalPageSheetSimulatedSizeMetrics"
        isStatusBarHidden = element.child("nil", key: "simulatedStatusBarMetrics") != nil
    }
}
