// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation
import TextMetrics

extension UIImage {
    /// An image in a bundle, with the size of `NAME.png`, `NAME@2x.png` or `NAME@3x.png`, or of a bundle's asset catalogue; nil if
    /// there is none.
    public convenience init?(named name: String, in bundle: Bundle? = nil) {
        for bundle in ResourceBundles.searched(for: bundle) {
            for (suffix, scale) in [("", 1), ("@2x", 2), ("@3x", 3)] as [(String, CGFloat)] {
                guard let url = bundle.url(forResource: name + suffix, withExtension: "png"),
                    let pixels = PNGDimensions(url)?.size
                else { continue }
                self.init(
                    name: name, size: CGSize(width: pixels.width / scale, height: pixels.height / scale))
                return
            }
            if let folder = bundle.resourcePath, let size = AssetCatalogues(in: folder).imageSize(name) {
                self.init(name: name, size: size)
                return
            }
        }
        guard let size = NamedImages.placeholderSize?(name) else { return nil }
        self.init(name: name, size: size)
    }

    /// A symbol: a square of 20 points, since the shapes of symbols aren't known.
    public convenience init?(systemName name: String) {
        self.init(name: name, size: CGSize(width: 20, height: 20))
    }

    /// The image in a PNG file, with one pixel per point; nil for other files.
    public convenience init?(contentsOfFile path: String) {
        let url = URL(fileURLWithPath: path)
        guard let header = PNGDimensions(url) else { return nil }
        self.init(name: url.deletingPathExtension().lastPathComponent, size: header.size)
    }

    /// The image in PNG data, with a scale in pixels per point; nil for other data.
    public convenience init?(data: Data, scale: CGFloat = 1) {
        guard scale > 0, let pixels = PNGDimensions(data)?.size else { return nil }
        self.init(size: CGSize(width: pixels.width / scale, height: pixels.height / scale))
    }

    /// A Core Graphics image, with one pixel per point.
    public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }
    /// A Core Graphics image, with a scale in pixels per point.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        let (width, height) = (CGFloat(cgImage.width) / scale, CGFloat(cgImage.height) / scale)
        self.init(
            size: orientation.isQuarterTurn
                ? CGSize(width: height, height: width) : CGSize(width: width, height: height))
    }

    /// The image as a Core Graphics image, with one pixel per point.
    public var cgImage: CGImage? { CGImage(size: size) }
    /// Images have no pixels here.
    public func pngData() -> Data? { nil }
    public func jpegData(compressionQuality: CGFloat) -> Data? { nil }
    /// Images are drawn as empty rectangles of their size.
    public func draw(in rect: CGRect) {}
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {}
    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {}
    public func drawAsPattern(in rect: CGRect) {}
    public func draw(at point: CGPoint) {}

    /// The orientation of an image's pixels, with UIKit's raw values.
    public enum Orientation: Int, Sendable, Hashable {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
        var isQuarterTurn: Bool { rawValue % 4 > 1 }
    }
    public var imageOrientation: Orientation { .up }
    public var renderingMode: RenderingMode { .automatic }
    public var capInsets: UIEdgeInsets { .zero }
    public var isSymbolImage: Bool { false }
    public func withHorizontallyFlippedOrientation() -> UIImage { self }
    public var images: [UIImage]? { nil }
    public var duration: TimeInterval { 0 }
    public var configuration: Configuration? { nil }
    public var symbolConfiguration: SymbolConfiguration? { nil }
    public var traitCollection: UITraitCollection { UIScreen.main.traitCollection }
    public var flipsForRightToLeftLayoutDirection: Bool { false }
    /// The distance from the bottom to the baseline in points; images have none here.
    public var baselineOffsetFromBottom: CGFloat? { nil }
    public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage { self }
    public func imageWithoutBaseline() -> UIImage { self }
    /// An image of another size.
    public func preparingThumbnail(of size: CGSize) -> UIImage? { UIImage(name: name, size: size) }
    public func preparingForDisplay() -> UIImage? { self }
    public func byPreparingForDisplay() async -> UIImage? { self }
    public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        completionHandler(self)
    }
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }
    public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        completionHandler(preparingThumbnail(of: size))
    }
    /// The first image of an animation, which has its size.
    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        images.first
    }
    public class var actions: UIImage { UIImage(name: "ellipsis", size: CGSize(width: 20, height: 20)) }
    public class var strokedCheckmark: UIImage {
        UIImage(name: "checkmark", size: CGSize(width: 20, height: 20))
    }
    public class var add: UIImage { UIImage(name: "plus", size: CGSize(width: 20, height: 20)) }
    public class var remove: UIImage { UIImage(name: "minus", size: CGSize(width: 20, height: 20)) }
    public class var checkmark: UIImage { UIImage(name: "checkmark", size: CGSize(width: 20, height: 20)) }

    /// How an image is chosen or drawn.
    public class Configuration: NSObject {}

    /// The size, weight and colours of a symbol.
    public final class SymbolConfiguration: Configuration {
        public let pointSize: CGFloat?

        public init(pointSize: CGFloat, weight: SymbolWeight = .regular, scale: SymbolScale = .default) {
            self.pointSize = pointSize
        }
        public init(font: UIFont, scale: SymbolScale = .default) { pointSize = font.pointSize }
        public init(textStyle: UIFont.TextStyle, scale: SymbolScale = .default) {
            pointSize = textStyle.metrics.font().size
        }
        public init(weight: SymbolWeight) { pointSize = nil }
        public init(scale: SymbolScale) { pointSize = nil }
        public init(paletteColors: [UIColor]) { pointSize = nil }
        public init(hierarchicalColor: UIColor) { pointSize = nil }
        private init(size: CGFloat?) { pointSize = size }

        public class var unspecified: SymbolConfiguration { SymbolConfiguration(size: nil) }
        public class func preferringMulticolor() -> SymbolConfiguration { unspecified }
        public class func preferringMonochrome() -> SymbolConfiguration { unspecified }
        /// The configuration with what another one specifies.
        public func applying(_ otherConfiguration: SymbolConfiguration) -> SymbolConfiguration {
            SymbolConfiguration(size: otherConfiguration.pointSize ?? pointSize)
        }
    }

    /// With UIKit's raw values.
    public enum SymbolWeight: Int, Sendable {
        case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }

    /// With UIKit's raw values.
    public enum SymbolScale: Int, Sendable {
        case `default` = -1
        case unspecified, small, medium, large
    }

    /// A symbol with a configuration: a square that follows the point size.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        let side =
            (configuration as? SymbolConfiguration)?.pointSize.map { ($0 * 20 / 17).rounded(.up) } ?? 20
        self.init(name: name, size: CGSize(width: side, height: side))
    }

    /// An image of a bundle; traits choose none.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        self.init(named: name, in: bundle)
    }

    /// An image of a bundle; a configuration doesn't choose among images.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        self.init(named: name, in: bundle)
    }

    /// The same image; a symbol gets the size of a configuration.
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        guard let size = (configuration as? SymbolConfiguration)?.pointSize, let name else { return self }
        return UIImage(systemName: name, withConfiguration: SymbolConfiguration(pointSize: size)) ?? self
    }
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        withConfiguration(configuration)
    }

    /// Pixels per point.
    public var scale: CGFloat { 1 }

    /// How the parts of an image that stretch are filled.
    public enum ResizingMode: Int, Sendable { case tile, stretch }

    /// The same image: layout doesn't depend on what stretches.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode = .tile)
        -> UIImage
    {
        self
    }
    public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage { self }
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }

    /// How an image's colours are used.
    public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

    /// The same image: layout doesn't depend on its colours.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }
    /// The same image: layout doesn't depend on its colours.
    public func withTintColor(_ color: UIColor) -> UIImage { self }
    /// The same image: layout doesn't depend on its colours.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }

    /// The same image with other alignment insets.
    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        UIImage(name: name, size: size, alignmentRectInsets: alignmentInsets)
    }
}

/// What takes the place of images that are in no bundle.
package enum NamedImages {
    /// Returns the size of an image by its name; nil where images have to be in a bundle.
    nonisolated(unsafe) package static var placeholderSize: ((String) -> CGSize?)?
}
