// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

/// Structures of UIKit in values. Foundation on Linux knows rectangles, points and sizes, so those hold the numbers.
extension NSValue {
    public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
        self.init(
            rect: CGRect(x: insets.top, y: insets.left, width: insets.bottom, height: insets.right))
    }
    public var uiEdgeInsetsValue: UIEdgeInsets {
        let edges = rectValue
        return UIEdgeInsets(
            top: edges.origin.x, left: edges.origin.y, bottom: edges.size.width, right: edges.size.height)
    }

    public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
        self.init(
            rect: CGRect(x: insets.top, y: insets.leading, width: insets.bottom, height: insets.trailing))
    }
    public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
        let edges = rectValue
        return NSDirectionalEdgeInsets(
            top: edges.origin.x, leading: edges.origin.y, bottom: edges.size.width,
            trailing: edges.size.height)
    }

    public convenience init(cgVector vector: CGVector) {
        self.init(point: CGPoint(x: vector.dx, y: vector.dy))
    }
    public var cgVectorValue: CGVector { CGVector(dx: pointValue.x, dy: pointValue.y) }

    public convenience init(uiOffset offset: UIOffset) {
        self.init(point: CGPoint(x: offset.horizontal, y: offset.vertical))
    }
    public var uiOffsetValue: UIOffset { UIOffset(horizontal: pointValue.x, vertical: pointValue.y) }
}
