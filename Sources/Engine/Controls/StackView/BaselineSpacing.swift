import Foundation
import TextMetrics

extension StackView {
    /// The distance from each arranged view to the next visible one, in points.
    var spacingsAfterViews: [CGFloat] {
        guard isBaselineRelativeArrangement, axis == .vertical else {
            return arrangedSubviews.map(resolvedSpacing)
        }
        var next: View?
        return arrangedSubviews.reversed().map { view in
            defer { if !view.isHidden { next = view } }
            let distance = hasSystemSpacing(after: view) ? next.flatMap(view.systemBaselineSpacing) : nil
            return distance ?? resolvedSpacing(after: view)
        }
        .reversed()
    }
}

extension View {
    /// Returns the system's distance between the last baseline of this view and the first one of the next, in points; nil if one
    /// of them has no text.
    ///
    /// It is that of the lines of the larger font. Recorded by Interface Builder for fonts of 17 points, of text styles and not:
    /// 22 points.
    fileprivate func systemBaselineSpacing(to next: View) -> CGFloat? {
        guard let font = font(atLastBaseline: true), let nextFont = next.font(atLastBaseline: false) else {
            return nil
        }
        return max(font.lineDistance, nextFont.lineDistance)
    }

    private func font(atLastBaseline isLast: Bool) -> Font? {
        switch self {
        case let label as Label: label.font?.font
        case let field as TextField: field.font?.font
        case let textView as TextView: textView.font?.font
        case let stack as StackView: stack.baselineView(last: isLast)?.font(atLastBaseline: isLast)
        default: nil
        }
    }
}

extension Font {
    /// The distance between lines in points: that of a text style of the font's size, if there is one.
    fileprivate var lineDistance: CGFloat {
        let styles = TextStyle.allCases.lazy.flatMap { style in
            ContentSizeCategory.allCases.lazy.map { style.font(for: $0) }
        }
        let font = leading > 0 ? self : styles.first { $0.size == size } ?? self
        return CGFloat(SystemFontMetrics().lineHeight(of: font) + font.leading)
    }
}
