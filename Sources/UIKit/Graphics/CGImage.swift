// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// Pixels that are as many as they are; what they show isn't kept.
public final class CGImage: NSObject, Sendable {
    public let width: Int
    public let height: Int

    /// In pixels; what isn't finite counts as 0.
    init(size: CGSize) {
        width = Int(exactly: size.width.rounded()) ?? 0
        height = Int(exactly: size.height.rounded()) ?? 0
    }

    /// The part in a rectangle, in pixels; nil outside the image.
    public func cropping(to rect: CGRect) -> CGImage? {
        let part = rect.intersection(CGRect(x: 0, y: 0, width: width, height: height))
        return part.isNull ? nil : CGImage(size: part.size)
    }
}
