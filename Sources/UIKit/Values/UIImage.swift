import Engine
import Foundation

public typealias UIImage = Image

extension Image {
    /// An image without a size.
    public init() { self.init(size: .zero) }

    /// An image of a bundle: the size of `NAME.png`, `NAME@2x.png` or `NAME@3x.png`; nil where there is none.
    public init?(named name: String, in bundle: Bundle? = nil) {
        let bundle = bundle ?? .main
        for (suffix, scale) in [("", 1), ("@2x", 2), ("@3x", 3)] as [(String, CGFloat)] {
            guard let url = bundle.url(forResource: name + suffix, withExtension: "png"),
                let pixels = PNGHeader(url)?.size
            else { continue }
            self.init(name: name, size: CGSize(width: pixels.width / scale, height: pixels.height / scale))
            return
        }
        return nil
    }

    /// A symbol, 20 points on each side: a square stands for the forms that symbols have.
    public init?(systemName name: String) {
        self.init(name: name, size: CGSize(width: 20, height: 20))
    }

    /// The image in a PNG file, one pixel a point; nil for anything else.
    public init?(contentsOfFile path: String) {
        let url = URL(fileURLWithPath: path)
        guard let header = PNGHeader(url) else { return nil }
        self.init(name: url.deletingPathExtension().lastPathComponent, size: header.size)
    }

    /// How an image's colours are meant.
    public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

    /// The same image: layout doesn't depend on its colours.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }
    /// The same image: layout doesn't depend on its colours.
    public func withTintColor(_ color: UIColor) -> UIImage { self }

    /// The same image with other alignment insets.
    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        Image(name: name, size: size, alignmentRectInsets: alignmentInsets)
    }
}

extension ImageView {
    /// A view as large as an image.
    public convenience init(image: UIImage?) {
        self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
    }
}
