// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation
import TextMetrics

/// How text is drawn, with UIKit's raw values.
public struct NSStringDrawingOptions: OptionSet, Sendable, Hashable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let usesLineFragmentOrigin = Self(rawValue: 1)
    public static let usesFontLeading = Self(rawValue: 2)
    public static let usesDeviceMetrics = Self(rawValue: 8)
    public static let truncatesLastVisibleLine = Self(rawValue: 32)
}

/// How much text may shrink as it is drawn; it doesn't here.
open class NSStringDrawingContext: NSObject {
    open var minimumScaleFactor: CGFloat = 0
    open var actualScaleFactor: CGFloat { 1 }
    open var totalBounds: CGRect { .zero }
}

extension StringProtocol {
    /// The size of the text on one line for each of its own, in points, unrounded across as in UIKit.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        boundingRect(with: .zero, options: [], attributes: attributes, context: nil).size
    }

    /// The rectangle that the text takes with its lines broken at a width, in points; at none where the width is 0, or
    /// where the options don't have `usesLineFragmentOrigin`.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect {
        box(in: size, options, attributes)
    }

    /// The rectangle that the text takes, of which parts can have fonts of their own.
    func box(
        in size: CGSize, _ options: NSStringDrawingOptions, _ attributes: [NSAttributedString.Key: Any]?,
        fontRuns: [FontRun] = []
    ) -> CGRect {
        let font = attributes?[.font] as? UIFont ?? UIFont.systemFont(ofSize: 12)
        let isBroken = options.contains(.usesLineFragmentOrigin) && size.width > 0
        let style = attributes?[.paragraphStyle] as? NSParagraphStyle
        let measured = TextMeasurer(scale: UIScreen.main.scale).measure(
            String(self), font: font.font, runs: fontRuns, maximumWidth: isBroken ? size.width : .infinity,
            lineBreakMode: (style?.lineBreakMode ?? .byWordWrapping).ofLines)
        let width = measured.lines.map(\.width).max() ?? 0
        let heights = measured.lines.map { line in
            line.pieces.map { UIFont($0.font).lineHeight }.max() ?? font.lineHeight
        }
        let height = fontRuns.isEmpty ? CGFloat(heights.count) * font.lineHeight : heights.reduce(0, +)
        return CGRect(x: 0, y: 0, width: width, height: heights.isEmpty ? font.lineHeight : height)
    }
}

extension StringProtocol {
    /// Draws nothing, since what apps draw isn't kept.
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {}
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {}
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) {}
}

extension NSAttributedString {
    /// Draws nothing, since what apps draw isn't kept.
    public func draw(at point: CGPoint) {}
    public func draw(in rect: CGRect) {}
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) {}
}

extension NSString {
    /// The size of the text, as of a `String`.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        String(describing: self).size(withAttributes: attributes)
    }

    /// The rectangle that the text takes, as of a `String`.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect {
        String(describing: self).boundingRect(
            with: size, options: options, attributes: attributes, context: context)
    }
}
