// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

/// Something that stands in a text as a character; layout takes it for one without a width.
open class NSTextAttachment: Hashable {
    open var image: UIImage?
    /// In points, from the baseline.
    open var bounds = CGRect.zero
    open var contents: Data?

    public init() {}
    public init(image: UIImage) {
        self.image = image
    }
    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
    }

    /// The image that is drawn; by default the same for all bounds.
    open func image(
        forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
    ) -> UIImage? { image }
    /// The space for the attachment on its line, in points: `bounds`, or else that of the image.
    open func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
        glyphPosition position: CGPoint, characterIndex charIndex: Int
    ) -> CGRect { bounds == .zero ? CGRect(origin: .zero, size: image?.size ?? .zero) : bounds }

    public static func == (left: NSTextAttachment, right: NSTextAttachment) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
