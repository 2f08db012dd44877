import Findings
import Foundation
import LayoutValues
import Solver

extension CaptureDocument {
    /// The document's text.
    package func text() -> String {
        let insets = layout.canvas.safeAreaInsets
        var text = "// Converted from a capture of a running app.\n{\n  layoutDocument: 1,\n"
        text +=
            "  canvas: { size: \(list([canvasSize.width, canvasSize.height])), scale: \(number(layout.canvas.scale))"
        if insets != .zero {
            text += ", safeAreaInsets: \(list([insets.top, insets.left, insets.bottom, insets.right]))"
        }
        text += " },\n  root: "
        write(views, to: &text)
        text += "  constraints: [\n"
        let equations = self.equations
        for (place, equation) in equations.enumerated() {
            if pinCount > 0, place == equations.count - pinCount {
                text += "    // No captured constraint decides these, so they are kept as they were.\n"
            }
            let words = quoted(equation.text(in: layout.items))
            text +=
                equation.id.map { "    { id: \(quoted($0)), constraint: \(words) },\n" } ?? "    \(words),\n"
        }
        return text + "  ],\n}\n"
    }

    private func write(_ views: [View], to text: inout String) {
        for (place, view) in views.enumerated() {
            text += (place == 0 ? "" : indent(view.depth)) + head(of: view)
            let next = place + 1 < views.count ? views[place + 1].depth : 0
            if next > view.depth {
                text += ", subviews: [\n"
                continue
            }
            text += " },\n"
            for depth in (next..<view.depth).reversed() { text += "\(indent(depth))] },\n" }
        }
    }

    private func indent(_ depth: Int) -> String { String(repeating: "  ", count: min(depth + 1, 60)) }

    private func head(of view: View) -> String {
        var parts = ["id: \(quoted(view.id))"]
        if let className = view.className { parts.append("class: \(quoted(className))") }
        if let text = view.text { parts.append("text: \(quoted(text))") }
        if let size = view.contentSize {
            parts.append("intrinsicContentSize: \(list([size.width, size.height]))")
        }
        if let (horizontal, vertical) = view.hugging {
            parts.append("hugging: \(list([horizontal, vertical]))")
        }
        if let (horizontal, vertical) = view.compressionResistance {
            parts.append("compressionResistance: \(list([horizontal, vertical]))")
        }
        if let frame = view.frame {
            parts.append("frame: \(list([frame.minX, frame.minY, frame.width, frame.height]))")
        }
        if view.isHidden { parts.append("hidden: true") }
        if view.clipsToBounds { parts.append("clipsToBounds: true") }
        if let margins = view.layoutMargins {
            parts.append("insetsLayoutMarginsFromSafeArea: false")
            let sides = [
                ("top", margins.top), ("left", margins.left), ("bottom", margins.bottom),
                ("right", margins.right),
            ]
            let words = sides.map { "\($0): \(Double($1).plain)" }
            parts.append("layoutMargins: { \(words.joined(separator: ", ")) }")
        }
        if !view.guides.isEmpty {
            let guides = view.guides.map { "{ id: \(quoted(layout.items[$0].id)) }" }
            parts.append("guides: [\(guides.joined(separator: ", "))]")
        }
        return "{ " + parts.joined(separator: ", ")
    }

    private func list(_ numbers: [Double]) -> String {
        "[\(numbers.map { number($0) }.joined(separator: ", "))]"
    }

    private func number(_ value: some BinaryFloatingPoint) -> String { Self.rounded(Double(value)).plain }

    /// Returns a text as a string of JSON5.
    private func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            default:
                if scalar.value < 0x20 || scalar.value == 0x2028 || scalar.value == 0x2029
                    || scalar.value == 0x7F
                {
                    let digits = String(scalar.value, radix: 16)
                    result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
                } else {
                    result.unicodeScalars.append(scalar)
                }
            }
        }
        return result + "\""
    }
}

extension CaptureDocument.Equation {
    /// Returns the equation in words of the document.
    ///
    /// - Parameter items: The items of the layout.
    package func text(in items: [SolvedItem]) -> String {
        ConstraintEquation(
            ConstraintEquation.side(items[first.item].id, first.attribute.rawValue), relation.symbol,
            second.map { ConstraintEquation.side(items[$0.item].id, $0.attribute.rawValue) },
            multiplier: multiplier, constant: constant, priority: priority
        ).description
    }
}
