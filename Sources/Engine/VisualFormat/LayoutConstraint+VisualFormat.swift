import Foundation

extension LayoutConstraint {
    /// Returns the constraints described by a line of the Visual Format Language, not yet active.
    ///
    /// `metrics` are the numbers that the line refers to by name, in points (or priorities); `views` are the views
    /// and guides.
    /// - Throws: `VisualFormatError` with the position of the first error.
    /// - Complexity: O(*n*) in the format's length.
    package static func constraints(
        withVisualFormat line: String, options: VisualFormatOptions = [], metrics: [String: CGFloat] = [:],
        views: [String: any LayoutItem]
    ) throws(VisualFormatError) -> [LayoutConstraint] {
        let format = try VisualFormat.parse(line)
        let resolver = VisualFormatResolver(
            format: format, options: options, metrics: metrics, views: views)
        return try resolver.constraints()
    }
}
