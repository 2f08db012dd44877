import LayoutValues

/// A command that draws part of a picture.
///
/// Groups are opened and closed by commands, so that nested groups need no recursion.
package enum DisplayCommand: Sendable, Equatable {
    /// Begins a group, which contains the commands up to its `endGroup`.
    case beginGroup(DisplayGroup)
    /// Ends the innermost group.
    case endGroup
    /// Draws a rectangle.
    case rectangle(DisplayRectangle)
    /// Draws lines.
    case lines(DisplayLines)
    /// Draws a polygon.
    case polygon(DisplayPolygon)
    /// Draws a picture.
    case image(DisplayImage)
    /// Draws a line of text.
    case text(DisplayText)
}

/// A rectangle to fill and outline, in points; the outline is centred on its edge.
package struct DisplayRectangle: Sendable, Equatable {
    /// The frame in points of the picture.
    package var frame: CGRect
    /// The corner radius in points; 0 for square corners.
    package var cornerRadius: Double
    /// The fill; nil to leave the inside empty.
    package var fill: Paint?
    /// The outline; nil for none.
    package var stroke: Stroke?

    /// Creates a rectangle, which is invisible without fill and stroke.
    package init(_ frame: CGRect, cornerRadius: Double = 0, fill: Paint? = nil, stroke: Stroke? = nil) {
        self.frame = frame
        self.cornerRadius = cornerRadius
        self.fill = fill
        self.stroke = stroke
    }
}

/// A closed shape with straight sides to fill and outline, in points; the outline is centred on its edge.
package struct DisplayPolygon: Sendable, Equatable {
    /// The corners in order; the last one is joined to the first.
    package var points: [CGPoint]
    /// The fill; nil to leave the inside empty.
    package var fill: Paint?
    /// The outline; nil for none.
    package var stroke: Stroke?

    /// Creates a polygon, which is invisible without fill and stroke.
    package init(_ points: [CGPoint], fill: Paint? = nil, stroke: Stroke? = nil) {
        self.points = points
        self.fill = fill
        self.stroke = stroke
    }
}

/// A picture that fills a rectangle.
package struct DisplayImage: Sendable, Equatable {
    /// The frame in points of the picture.
    package var frame: CGRect
    /// The picture as a PNG file.
    package var png: [UInt8]

    /// Creates a picture in a frame.
    package init(_ frame: CGRect, png: [UInt8]) {
        self.frame = frame
        self.png = png
    }

    /// The maximum number of pixels of a picture that is drawn.
    private static let mostPixels = 1 << 24

    /// Whether bytes begin like a PNG file with few enough pixels to be drawn.
    package static func canDraw(_ png: [UInt8]) -> Bool {
        guard let (width, height) = size(of: png) else { return false }
        return width > 0 && height > 0 && width <= mostPixels / height
    }

    /// The number of pixels of the file, if it is drawn.
    package var pixelCount: Double {
        guard Self.canDraw(png), let (width, height) = Self.size(of: png) else { return 0 }
        return Double(width * height)
    }

    /// Returns what the file's header says about its size; nil if it isn't that of a PNG file.
    private static func size(of png: [UInt8]) -> (width: Int, height: Int)? {
        let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        guard png.count > 32, png.starts(with: signature), Array(png[12..<16]) == Array("IHDR".utf8) else {
            return nil
        }
        func number(_ index: Int) -> Int { png[index..<(index + 4)].reduce(0) { $0 << 8 | Int($1) } }
        return (number(16), number(20))
    }
}
