import Foundation

/// A view controller, as far as it bears on the layout of its view.
struct InterfaceBuilderController: Sendable {
    var id: String
    /// What a reader would call it.
    var title: String
    /// What its author calls it: its title, user label, storyboard identifier and class.
    var names: [String]
    /// Ids of the guides that stood for bars before there were safe areas.
    var topLayoutGuide: String?
    var bottomLayoutGuide: String?
    /// Whether its view is of any size its author liked, as if it were larger than the device.
    var isFreeform: Bool
    /// The screen that its author liked it to have, if any.
    var freeformSize: CGSize?
    /// Whether its view is the size of a sheet.
    var isPageSheet: Bool
    var isStatusBarHidden: Bool
    /// Outlets of the controller: names by the ids of their destinations.
    var outlets: [String: String]

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
        outlets = InterfaceBuilderOutlets.names(of: element)
    }
}
