// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

/// Makes an image by drawing; the image has its size, and what is drawn isn't kept.
@preconcurrency @MainActor
open class UIGraphicsImageRenderer: NSObject {
    private let size: CGSize
    private let resultFormat: UIGraphicsImageRendererFormat

    public init(size: CGSize, format: UIGraphicsImageRendererFormat = UIGraphicsImageRendererFormat()) {
        self.size = size
        resultFormat = format
    }

    public convenience init(bounds: CGRect) { self.init(size: bounds.size) }
    public convenience init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.init(size: bounds.size, format: format)
    }

    public var format: UIGraphicsImageRendererFormat { resultFormat }

    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        actions(UIGraphicsImageRendererContext(size: size, format: resultFormat))
        return UIImage(size: size)
    }

    /// Images have no pixels here: the data is empty.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        actions(UIGraphicsImageRendererContext(size: size, format: resultFormat))
        return Data()
    }
    open func jpegData(
        withCompressionQuality compressionQuality: CGFloat,
        actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data { pngData(actions: actions) }
}

/// How an image is drawn.
open class UIGraphicsImageRendererFormat: NSObject, @unchecked Sendable {
    open var scale: CGFloat = 0
    open var opaque = false
    open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
    open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// The context that an image is drawn in.
open class UIGraphicsImageRendererContext: NSObject {
    public let format: UIGraphicsImageRendererFormat
    private let size: CGSize

    init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.size = size
        self.format = format
    }

    open var currentImage: UIImage { UIImage(size: size) }
    /// What draws; it keeps nothing.
    open var cgContext: CGContext { CGContext(size: size) }
    open func fill(_ rect: CGRect) {}
    open func stroke(_ rect: CGRect) {}
    open func clip(to rect: CGRect) {}
}

extension UIColor {
    public func setFill() {}
    public func setStroke() {}
    public func set() {}
}
