import Engine
import Foundation

/// Determines which sizes views only have while they are designed. In the app a cell is as high as its content, and a free view
/// as large as what it is put into.
struct InterfaceBuilderDesignSizes {
    /// The size of the document's screen.
    private let screen: CGSize
    private let options: SceneOptions
    /// Whether widths, text sizes and texts are those of the document, and cells aren't measured.
    private let isAsRecorded: Bool
    /// Whether the screen is the document's own, and not that of another device.
    let isOnRecordedDevice: Bool
    /// The ids of the controllers whose views are put into others.
    private let embedded: Set<String>
    private let controllersViews: Set<String>

    /// Creates the rules for a document.
    ///
    /// - Parameters:
    ///   - document: The document, perhaps with another device.
    ///   - screen: The size of the document's own screen.
    ///   - isResized: Whether the scene is laid out on a canvas of another size than the recorded one.
    ///   - hasOtherTextSize: Whether texts have another size than in the document.
    init(
        of document: InterfaceBuilderDocument, screen: CGSize, options: SceneOptions, isResized: Bool,
        hasOtherTextSize: Bool
    ) {
        self.screen = screen
        embedded = document.embeddedControllers
        controllersViews = document.controllersViews
        self.options = options
        isOnRecordedDevice = options.device == nil
        isAsRecorded = !isResized && !hasOtherTextSize && !options.measuresCells
    }

    /// Returns the ids of the controllers whose views containers show.
    static func embeddedControllers(in root: XMLElement) -> Set<String> {
        destinations(in: root) { $0.name == "segue" && $0["kind"] == "embed" }
    }

    /// Returns the ids of the views of file's owners that are controllers.
    static func controllersViews(in root: XMLElement) -> Set<String> {
        destinations(in: root) { $0.name == "outlet" && $0["property"] == "view" }
    }

    private static func destinations(
        in root: XMLElement, of isWanted: (XMLElement) -> Bool
    ) -> Set<String> {
        var found: Set<String> = []
        var level = [root]
        while !level.isEmpty {
            for element in level where isWanted(element) {
                if let destination = element["destination"] { found.insert(destination) }
            }
            level = level.flatMap(\.children)
        }
        return found
    }

    private static let collectionCells: Set<String> = ["collectionViewCell", "collectionReusableView"]

    /// Returns how much the recorded size of a root counts.
    func size(of root: InterfaceBuilderRoot, recorded: CGSize) -> DesignSize {
        guard options.size == nil, !isScreen(root, recorded: recorded) else { return DesignSize() }
        let isCell = Self.collectionCells.contains(root.view.kind)
        var size = design(recorded: recorded)
        for axis in LayoutAxis.allCases {
            // What is as wide as the screen is so in the app.
            if axis == .horizontal, !isCell, recorded.width == screen.width { continue }
            let isContentsSize = root.controller == nil && (axis == .vertical || isCell)
            if options.resized != nil, options.sweptAxis != axis.other { continue }
            size[axis] = isContentsSize && !isAsRecorded ? .measured : .recorded
        }
        return size
    }

    /// The maximum height that bars and a sheet leave free on a screen, in points.
    static let largestGap: CGFloat = 200

    /// Whether a root fills the screen, perhaps besides bars.
    private func isScreen(_ root: InterfaceBuilderRoot, recorded: CGSize) -> Bool {
        guard root.view.kind == "view" || root.controller != nil, !root.isFreeform else { return false }
        if let controller = root.controller {
            if embedded.contains(controller.id) { return false }
        } else if !controllersViews.contains(root.view.id) {
            return false
        }
        let gap = screen.height - recorded.height
        return recorded.width == screen.width && gap >= 0 && gap <= Self.largestGap
    }

    /// Returns how much the recorded size of a cell in a list counts, unless the list gives it its size.
    func size(ofCell kind: String, recorded: CGSize) -> DesignSize {
        let strength: DesignSize.Strength = isAsRecorded ? .recorded : .measured
        var size = design(recorded: recorded)
        size.height = strength
        if Self.collectionCells.contains(kind) { size.width = strength }
        return size
    }

    private func design(recorded: CGSize) -> DesignSize {
        var size = DesignSize()
        size.recorded = recorded
        size.growth = options.designGrowth
        return size
    }
}

extension InterfaceBuilderRoot {
    /// Whether its author chose its size, and not that of a screen.
    var isFreeform: Bool {
        controller?.isFreeform
            ?? (view.element.child(key: "simulatedDestinationMetrics")?.name == "freeformSimulatedSizeMetrics")
    }
}
