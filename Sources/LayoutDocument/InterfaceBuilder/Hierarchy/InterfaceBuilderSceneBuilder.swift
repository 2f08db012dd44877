import Engine
import Foundation

/// Makes the scene of one root: its canvas, its views, its guides and its constraints.
struct InterfaceBuilderSceneBuilder {
    let document: InterfaceBuilderDocument
    let options: SceneOptions
    private var issues: InterfaceBuilderIssues

    init(document: InterfaceBuilderDocument, file: String, options: SceneOptions) {
        self.document = document
        self.options = options
        issues = InterfaceBuilderIssues(file: file)
    }

    mutating func scene(of root: InterfaceBuilderRoot) -> Scene {
        let recorded = root.view.frame?.size ?? document.device.size
        let size = canvasSize(recorded: recorded)
        var canvas = Canvas(size: size, scale: document.device.scale)
        canvas.safeAreaInsets = InterfaceBuilderSafeArea(document: document).insets(of: root, size: recorded)
        canvas.layoutDirection = options.layoutDirection ?? .leftToRight
        canvas.keyboardHeight = keyboardHeight
        canvas.orientation = size.width > size.height ? .landscape : .portrait
        let sizeClasses = sizeClasses(size: size, recorded: recorded)
        var hierarchy = InterfaceBuilderHierarchyBuilder(
            document: document, sizeClasses: sizeClasses, outlets: root.controller?.outlets ?? [:],
            issues: issues)
        let view = hierarchy.build(root, recordedSize: recorded, canvas: canvas)
        var constraints = InterfaceBuilderConstraintBuilder(hierarchy: hierarchy)
        constraints.build(root.view)
        issues = constraints.issues
        return Scene(
            id: root.controller?.id ?? root.view.id,
            title: root.controller?.title ?? root.view.element["userLabel"],
            canvas: canvas, root: view, issues: issues.list)
    }

    private func canvasSize(recorded: CGSize) -> CGSize {
        if let size = options.size { return size }
        let isLandscape = recorded.width > recorded.height
        switch options.orientation {
        case .landscape? where !isLandscape, .portrait? where isLandscape:
            return CGSize(width: recorded.height, height: recorded.width)
        default: return recorded
        }
    }

    /// Those of the document's device, unless the scene is asked for in another size.
    private func sizeClasses(size: CGSize, recorded: CGSize) -> InterfaceBuilderSizeClasses {
        if size != recorded { return InterfaceBuilderSizeClasses(screen: size) }
        guard document.device.id != nil else { return .any }
        return InterfaceBuilderSizeClasses(screen: document.device.size)
    }

    private var keyboardHeight: CGFloat? {
        switch options.keyboard {
        case .dockedAt(let height)?: height
        case .docked?: document.device.isPad ? 320 : 291
        case .hidden?, .undocked?, .floating?, nil: nil
        }
    }
}
