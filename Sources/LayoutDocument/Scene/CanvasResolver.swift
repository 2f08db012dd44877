import Engine
import Foundation

/// Finds the canvas that a document, a state and a caller's options ask for; the later ones win.
///
/// A device replaces a size, with safe area and scale, and a size replaces a device: what an earlier layer said about
/// the one it doesn't have any more no longer holds.
struct CanvasResolver {
    private var wish = CanvasDescription()
    private var device: Device?

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
        wish.orientation = options.orientation ?? wish.orientation
        wish.keyboard = options.keyboard ?? wish.keyboard
        wish.layoutDirection = options.layoutDirection ?? wish.layoutDirection
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
        wish.orientation = layer.orientation ?? wish.orientation
        wish.safeAreaInsets = layer.safeAreaInsets ?? wish.safeAreaInsets
        wish.scale = layer.scale ?? wish.scale
        wish.layoutDirection = layer.layoutDirection ?? wish.layoutDirection
        wish.keyboard = layer.keyboard ?? wish.keyboard
        wish.contentSizeCategory = layer.contentSizeCategory ?? wish.contentSizeCategory
    }

    /// What the wishes come to.
    var canvas: Canvas {
        var canvas = device.map { deviceCanvas($0) } ?? plainCanvas
        if let scale = wish.scale { canvas.scale = scale }
        if let insets = wish.safeAreaInsets {
            canvas.safeAreaInsets = insets.resolved(for: canvas.layoutDirection)
        }
        if let category = wish.contentSizeCategory { canvas.contentSizeCategory = category }
        return canvas
    }

    private func deviceCanvas(_ device: Device) -> Canvas {
        device.canvas(
            orientation: wish.orientation ?? .portrait, layoutDirection: wish.layoutDirection ?? .leftToRight,
            keyboard: wish.keyboard ?? .hidden)
    }

    /// A canvas of a size; an orientation makes the longer side the upright one or the one across.
    private var plainCanvas: Canvas {
        var size = wish.size ?? Self.usualSize
        if let orientation = wish.orientation, (orientation == .landscape) != (size.width > size.height) {
            size = CGSize(width: size.height, height: size.width)
        }
        var canvas = Canvas(
            size: size, scale: wish.size == nil ? 3 : 2,
            layoutDirection: wish.layoutDirection ?? .leftToRight,
            orientation: wish.orientation)
        canvas.keyboardHeight = keyboardHeight(on: size)
        return canvas
    }

    /// Where nothing says a size, in points: an iPhone's, as in the format's documentation.
    private static let usualSize = CGSize(width: 390, height: 844)

    /// On a canvas that is no device's, the keyboard is that of a device of its kind.
    private func keyboardHeight(on size: CGSize) -> CGFloat? {
        let hasHomeIndicator = (wish.safeAreaInsets?.resolved(for: .leftToRight).bottom ?? 0) > 0
        let name =
            min(size.width, size.height) >= Self.leastPadSide
            ? "iPad Pro 11" : hasHomeIndicator ? "iPhone 15" : "iPhone 8"
        let orientation: Canvas.Orientation = size.width > size.height ? .landscape : .portrait
        return (try? DeviceCatalogue.device(named: name))?
            .keyboardHeight(wish.keyboard ?? .hidden, orientation: orientation)
    }

    /// In points; the shorter side of the smallest iPad is 744.
    private static let leastPadSide: CGFloat = 744
}
