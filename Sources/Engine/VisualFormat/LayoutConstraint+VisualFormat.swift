import Foundation

extension LayoutConstraint {
    /// The constraints that a line of the Visual Format Language stands for, not yet active.
    ///
    /// - Parameters:
    ///   - metrics: numbers that the line names, in points (or priorities).
    ///   - views: the views and guides that the line names.
    public static func constraints(
        withVisualFormat line: String, options: VisualFormatOptions = [], metrics: [String: CGFloat] = [:],
        views: [String: any LayoutItem]
    ) throws(VisualFormatError) -> [LayoutConstraint] {
        let format = try VisualFormat.parse(line)
        let resolver = VisualFormatResolver(
            format: format, options: options, metrics: metrics, views: views)
        return try resolver.constraints()
    }
}
