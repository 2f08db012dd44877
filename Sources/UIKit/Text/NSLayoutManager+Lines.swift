// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

extension NSLayoutManager {
    public func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
    public func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
    public func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
    }
    public func invalidateDisplay(forCharacterRange charRange: NSRange) {}

    /// Returns the character nearest to a point in the container's coordinates.
    public func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        partialFraction?.pointee = 0
        guard let view = container.layingOutView else { return 0 }
        let insets = view.textContainerInset
        let place = CGPoint(x: point.x + insets.left, y: point.y + insets.top)
        return view.closestPosition(to: place)?.offset ?? 0
    }

    /// Returns the rectangle of the line of a glyph in its container's coordinates, in points.
    public func lineFragmentRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
    ) -> CGRect {
        guard let line = line(withGlyphAt: glyphIndex) else { return .zero }
        effectiveGlyphRange?.pointee = line.range
        return line.rect
    }
    public func lineFragmentUsedRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
    ) -> CGRect {
        guard let line = line(withGlyphAt: glyphIndex) else { return .zero }
        effectiveGlyphRange?.pointee = line.range
        return line.used
    }

    /// Calls a function for each line with its rectangle, the part that text takes, its container and its glyphs.
    public func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let container = textContainers.first else { return }
        var isOver = ObjCBool(false)
        for line in lines(in: container) where NSIntersectionRange(line.range, glyphRange).length > 0 {
            block(line.rect, line.used, container, line.range, &isOver)
            if isOver.boolValue { return }
        }
    }

    /// The line in the first container that has a glyph.
    private func line(withGlyphAt index: Int) -> (rect: CGRect, used: CGRect, range: NSRange)? {
        textContainers.first.flatMap { container in
            lines(in: container).last { $0.range.location <= index }
        }
    }

    /// The lines of a container, found by where the caret stands before each character.
    private func lines(in container: NSTextContainer) -> [(rect: CGRect, used: CGRect, range: NSRange)] {
        guard let view = container.layingOutView else { return [] }
        let insets = view.textContainerInset
        var lines: [(rect: CGRect, used: CGRect, range: NSRange)] = []
        for offset in 0..<numberOfGlyphs {
            let caret = view.caretRect(for: UITextPosition(offset: offset))
                .offsetBy(dx: -insets.left, dy: -insets.top)
            if let last = lines.last, last.rect.minY == caret.minY {
                lines[lines.count - 1].range.length += 1
                lines[lines.count - 1].used.size.width = caret.minX - last.used.minX
            } else {
                let rect = CGRect(
                    x: 0, y: caret.minY, width: container.size.width, height: caret.height)
                let used = CGRect(x: caret.minX, y: caret.minY, width: 0, height: caret.height)
                lines.append((rect, used, NSRange(location: offset, length: 1)))
            }
        }
        return lines
    }
}
