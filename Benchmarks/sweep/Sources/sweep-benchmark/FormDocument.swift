/// A typical app screen: rows with an icon, a label and a value, one below another.
enum FormDocument {
    /// - Parameter wraps: Whether the labels wrap, each at widths of its own.
    static func text(viewCount: Int, wraps: Bool) -> String {
        var (views, constraints) = ([String](), [String]())
        for row in 0..<max(1, viewCount / 4) {
            views.append(
                """
                { id: "row\(row)", backgroundColor: "systemGray6", subviews: [
                  { id: "icon\(row)", class: "UIImageView", intrinsicContentSize: [24, 24] },
                  { id: "label\(row)", class: "UILabel", numberOfLines: \(wraps ? 0 : 1),
                    text: "Notify me when something changes in list number \(row), and when it doesn't" },
                  { id: "value\(row)", class: "UILabel", text: "\(row) %", hugging: [252, 251],
                    compressionResistance: [751, 750] } ] }
                """)
            let above = row == 0 ? "root.safeAreaLayoutGuide.top" : "row\(row - 1).bottom"
            constraints += [
                "row\(row).top == \(above) + 8", "row\(row).leading == root.layoutMarginsGuide.leading",
                "row\(row).trailing == root.layoutMarginsGuide.trailing", "row\(row).width <= 700 @999",
                "icon\(row).leading == row\(row).leading + 8", "icon\(row).centerY == row\(row).centerY",
                "label\(row).leading == icon\(row).trailing + 8", "label\(row).top == row\(row).top + 8",
                "label\(row).bottom == row\(row).bottom - 8",
                "value\(row).leading >= label\(row).trailing + 8",
                "value\(row).trailing == row\(row).trailing - 8",
                "value\(row).firstBaseline == label\(row).firstBaseline",
            ]
        }
        return """
            { layoutDocument: 1, canvas: { device: "iPhone 15" },
              root: { id: "root", subviews: [\(views.joined(separator: ", "))] },
              constraints: [\(constraints.map { "\"\($0)\"" }.joined(separator: ", "))] }
            """
    }
}
