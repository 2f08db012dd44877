import Devices
import Engine
import Foundation
import TextMetrics

/// Makes the scene of one root: its canvas, its views, its guides and its constraints.
struct InterfaceBuilderSceneBuilder {
    /// The document, with the requested device instead of its own.
    private let document: InterfaceBuilderDocument
    private let recordedDevice: InterfaceBuilderDevice
    private let options: SceneOptions
    private var findings: InterfaceBuilderFindings

    init(document: InterfaceBuilderDocument, file: String, options: SceneOptions) {
        recordedDevice = document.device
        self.options = options
        findings = InterfaceBuilderFindings(file: file)
        var document = document
        if let device = options.device {
            document.device = InterfaceBuilderDevice(device, isLandscape: options.orientation == .landscape)
        } else if let orientation = options.orientation {
            document.device.isLandscape = orientation == .landscape
        }
        document.contentSizeCategory = options.contentSizeCategory
        document.fonts = options.fonts
        self.document = document
    }

    mutating func scene(of root: InterfaceBuilderRoot) -> Scene {
        let recorded = recordedSize(of: root)
        let size = canvasSize(of: root, recorded: recorded)
        let canvas = canvas(of: root, size: size)
        let sizeClasses = sizeClasses(size: size, recorded: recorded)
        var hierarchy = InterfaceBuilderHierarchyBuilder(
            document: document, sizeClasses: sizeClasses,
            designSizes: InterfaceBuilderDesignSizes(
                of: document, screen: recordedDevice.size, options: options,
                isResized: size != recorded, hasOtherTextSize: hasOtherTextSize),
            findings: findings)
        let view = hierarchy.build(root, recordedSize: recorded, canvas: canvas)
        var constraints = InterfaceBuilderConstraintBuilder(hierarchy: hierarchy)
        constraints.build(root.view)
        findings = constraints.findings
        var scene = Scene(
            id: root.controller?.id ?? root.view.id,
            title: root.controller?.title ?? view.displayName,
            canvas: canvas, root: view, findings: findings.list)
        scene.names = root.names
        scene.isInitial = root.controller.map { $0.id == document.initialController } ?? false
        scene.inactive = constraints.notInstalled
        scene.objectIDs = constraints.objectIDs
        scene.placesOfObjectIDs = constraints.placesOfObjectIDs
        scene.isFromInterfaceBuilder = true
        scene.uncertainSizes = hierarchy.uncertainSizes
        if options == SceneOptions() {
            scene.recordedFrames = hierarchy.recordedFrames
            scene.viewsWithMarginsByRule = hierarchy.viewsWithMarginsByRule
        }
        if options.edits.isEmpty { return scene }
        var editor = SceneEditor(scene, writtenSize: canvas.size, fonts: options.fonts)
        return editor.apply(options.edits)
    }

    /// Returns the size of a root on the document's device: the recorded one, unless the document marks it as out of date.
    private func recordedSize(of root: InterfaceBuilderRoot) -> CGSize {
        guard let recorded = root.view.frame?.size else { return recordedDevice.size }
        guard root.view.element.isSet("misplaced"), recordedDevice.id != nil,
            let controller = root.controller,
            !controller.isFreeform, recorded.width == recordedDevice.size.width
        else { return recorded }
        let safeArea = InterfaceBuilderSafeArea(document: document, isAsRecorded: options.device == nil)
        return CGSize(
            width: recorded.width,
            height: recordedDevice.size.height - safeArea.heightBeside(document.bars.bars(of: controller.id)))
    }

    private func canvas(of root: InterfaceBuilderRoot, size: CGSize) -> Canvas {
        var canvas = Canvas(size: size, scale: document.device.scale)
        canvas.isPartOfPad = document.device.isPad
        let safeArea = InterfaceBuilderSafeArea(document: document, isAsRecorded: options.device == nil)
        let isResized = options.size != nil || options.resized != nil || options.window != nil
        canvas.safeAreaInsets = safeArea.insets(
            of: root, size: isResized ? root.view.frame?.size ?? size : size)
        if options.device != nil { keepClear(&canvas, of: options.window ?? document.device.size) }
        canvas.layoutDirection = options.layoutDirection ?? .leftToRight
        if root.controller != nil || options.device != nil {
            canvas.orientation = size.width > size.height ? .landscape : .portrait
        }
        let keyboard = options.keyboard ?? .hidden
        canvas.keyboardHeight = keyboardDevice?.keyboardHeight(
            keyboard, orientation: document.device.isLandscape ? .landscape : .portrait)
        canvas.floatingKeyboardFrame = keyboardDevice?.floatingKeyboardFrame(keyboard, on: canvas)
        canvas.device = options.device?.name
        let recorded = InterfaceBuilderFont.recordedCategory(toolsVersion: document.toolsVersion)
        let category = options.contentSizeCategory ?? recorded
        if options.contentSizeCategory != nil || category != .large {
            canvas.contentSizeCategory = category.rawValue
        }
        return canvas
    }

    /// Removes the insets of sides that don't reach the edges of a screen: a view of a size of its own, such as one that another
    /// controller embeds, is somewhere in the middle.
    private func keepClear(_ canvas: inout Canvas, of screen: CGSize) {
        if canvas.size.width < screen.width {
            (canvas.safeAreaInsets.left, canvas.safeAreaInsets.right) = (0, 0)
        }
        if canvas.size.height < screen.height - InterfaceBuilderDesignSizes.largestGap {
            (canvas.safeAreaInsets.top, canvas.safeAreaInsets.bottom) = (0, 0)
        }
    }

    private var hasOtherTextSize: Bool {
        let category = options.contentSizeCategory
        return category != nil
            && category != InterfaceBuilderFont.recordedCategory(toolsVersion: document.toolsVersion)
    }

    /// Returns the size of a root on the requested device: a root that fills the recorded device's screen fills the new one, or the
    /// window on it, and one that leaves a part free leaves the same height free.
    private func canvasSize(of root: InterfaceBuilderRoot, recorded: CGSize) -> CGSize {
        if let size = options.size ?? options.resized { return size }
        let (from, to) = (recordedDevice.size, options.window ?? document.device.size)
        guard from != to, recorded.width == from.width, root.controller?.isFreeform != true else {
            return recorded
        }
        let gap = from.height - recorded.height
        let isScreen = root.view.kind == "view" || root.controller != nil
        guard isScreen, gap >= 0, gap <= InterfaceBuilderDesignSizes.largestGap else {
            return CGSize(width: to.width, height: recorded.height)
        }
        return CGSize(width: to.width, height: to.height - gap)
    }

    /// Returns the size classes of the device, or of the requested size.
    ///
    /// If a view takes only a part of the screen, the rest is assumed to stay the same at other sizes.
    private func sizeClasses(size: CGSize, recorded: CGSize) -> InterfaceBuilderSizeClasses {
        if let window = options.window ?? options.resized, options.device?.idiom == .pad {
            return InterfaceBuilderSizeClasses(window: window)
        }
        if let resized = options.resized, document.device.id != nil {
            let screen = document.device.size
            return InterfaceBuilderSizeClasses(
                window: CGSize(
                    width: screen.width + resized.width - recorded.width,
                    height: screen.height + resized.height - recorded.height))
        }
        if options.size != nil { return InterfaceBuilderSizeClasses(window: size) }
        guard document.device.id != nil else { return .any }
        return InterfaceBuilderSizeClasses(window: document.device.size)
    }

    /// The device whose keyboard is shown: the requested one, the document's, or a typical one of its kind.
    private var keyboardDevice: Device? {
        let device = document.device
        return options.device ?? device.id.flatMap { try? DeviceCatalogue.device(named: $0) }
            ?? DeviceCatalogue.typical(
                isPad: device.isPad, hasHomeIndicator: device.portraitSafeAreaInsets.bottom > 0)
    }
}
