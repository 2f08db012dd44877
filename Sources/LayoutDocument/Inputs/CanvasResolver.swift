import Devices
import Engine
import Foundation
import TextMetrics

/// Determines the canvas from a document, a state and the caller's options; later settings win.
///
/// A device replaces an earlier size with its safe area and scale, and a size replaces an earlier device.
struct CanvasResolver {
    private var wish = CanvasDescription()
    private var device: Device?
    private var resized: CGSize?

    init(document: CanvasDescription, state: CanvasDescription?, options: SceneOptions) {
        add(document)
        if let state { add(state) }
        if let device = options.device {
            wish.size = nil
            wish.safeAreaInsets = nil
            wish.scale = nil
            self.device = device
        }
        if let size = options.size {
            if device != nil { wish.safeAreaInsets = nil }
            device = nil
            wish.size = size
        }
        if options.orientation != nil {
            (wish.orientation, wish.orientationPosition) = (options.orientation, nil)
        }
        if options.keyboard != nil { (wish.keyboard, wish.keyboardPosition) = (options.keyboard, nil) }
        wish.layoutDirection = options.layoutDirection ?? wish.layoutDirection
        wish.contentSizeCategory = options.contentSizeCategory?.rawValue ?? wish.contentSizeCategory
        resized = options.resized ?? options.window
    }

    private mutating func add(_ layer: CanvasDescription) {
        if let name = layer.device {
            device = try? DeviceCatalogue.device(named: name)
            wish.size = nil
            wish.safeAreaInsets = nil
            wish.scale = nil
        } else if let size = layer.size {
            if device != nil { wish.safeAreaInsets = nil }
            device = nil
            wish.size = size
        }
        if layer.orientation != nil {
            (wish.orientation, wish.orientationPosition) = (layer.orientation, layer.orientationPosition)
        }
        wish.safeAreaInsets = layer.safeAreaInsets ?? wish.safeAreaInsets
        wish.scale = layer.scale ?? wish.scale
        wish.layoutDirection = layer.layoutDirection ?? wish.layoutDirection
        if layer.keyboard != nil {
            (wish.keyboard, wish.keyboardPosition) = (layer.keyboard, layer.keyboardPosition)
        }
        wish.contentSizeCategory = layer.contentSizeCategory ?? wish.contentSizeCategory
        wish.bars = layer.bars ?? wish.bars
    }

    /// The resulting canvas.
    var canvas: Canvas {
        var canvas = device.map { deviceCanvas($0) } ?? plainCanvas
        if let resized {
            canvas.size = resized
            canvas.orientation = nil
        }
        if let scale = wish.scale { canvas.scale = scale }
        if let insets = wish.safeAreaInsets {
            canvas.safeAreaInsets = insets.resolved(for: canvas.layoutDirection)
        }
        if let category = wish.contentSizeCategory { canvas.contentSizeCategory = category }
        if let device = device ?? kindOfDevice(for: canvas.size) {
            canvas.keyboardHeight = device.keyboardHeight(
                keyboard, orientation: canvas.size.width > canvas.size.height ? .landscape : .portrait)
            canvas.floatingKeyboardFrame = device.floatingKeyboardFrame(keyboard, on: canvas)
        }
        addBars(to: &canvas)
        return canvas
    }

    private func addBars(to canvas: inout Canvas) {
        let bars = wish.bars ?? []
        let heights = bars.map { (isTop: $0.isTop, height: $0.height(on: canvas)) }
        canvas.safeAreaInsets.top += heights.filter(\.isTop).map(\.height).max() ?? 0
        canvas.safeAreaInsets.bottom += heights.filter { !$0.isTop }.map(\.height).max() ?? 0
    }

    private func deviceCanvas(_ device: Device) -> Canvas {
        let wanted = wish.orientation ?? .portrait
        return device.canvas(
            orientation: device.supports(wanted) ? wanted : .portrait,
            layoutDirection: wish.layoutDirection ?? .leftToRight)
    }

    /// A canvas of a size; an orientation swaps the sides if necessary.
    private var plainCanvas: Canvas {
        var size = wish.size ?? Self.usualSize
        if let orientation = wish.orientation, orientation.isLandscape != (size.width > size.height) {
            size = CGSize(width: size.height, height: size.width)
        }
        return Canvas(
            size: size, scale: wish.size == nil ? 3 : 2,
            layoutDirection: wish.layoutDirection ?? .leftToRight,
            orientation: wish.orientation)
    }

    /// The default size in points: an iPhone's, as in the format's documentation.
    private static let usualSize = CGSize(width: 390, height: 844)

    /// Returns a device of similar size, whose keyboard is used on a canvas that isn't a device's.
    private func kindOfDevice(for size: CGSize) -> Device? {
        let hasHomeIndicator = (wish.safeAreaInsets?.resolved(for: .leftToRight).bottom ?? 0) > 0
        let isPad = min(size.width, size.height) >= Canvas.leastPadSide
        return DeviceCatalogue.typical(isPad: isPad, hasHomeIndicator: hasHomeIndicator)
    }

    private var keyboard: KeyboardState { wish.keyboard ?? .hidden }

    /// The settings that the device doesn't support, with positions for those in the document.
    var findings: [(finding: DocumentFinding, position: SourcePosition?)] {
        var found: [(DocumentFinding, SourcePosition?)] = []
        let name = device?.name ?? "a canvas of this size"
        let size = wish.size ?? Self.usualSize
        if keyboard.isUndocked, (device ?? kindOfDevice(for: size))?.idiom != .pad {
            found.append((.undockedKeyboardOnPhone(name), wish.keyboardPosition))
        }
        if let device, let orientation = wish.orientation, !device.supports(orientation) {
            found.append((.orientationOfDevice(orientation, device: device.name), wish.orientationPosition))
        }
        return found
    }
}
