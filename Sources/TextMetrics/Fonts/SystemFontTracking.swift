/// The system font's tracking and optical sizes, by size in points.
///
/// Tracking is in font units: twice the thousandths of an em that the Human Interface Guidelines list, except for sizes
/// at which recorded labels show another number exactly.
enum SystemFontTracking {
    /// The share of the display cut since iOS 14, fitted to recorded labels.
    static let opticalSizes = SizeTable(rows: [
        (17, 0), (18, 0.045), (19, 0.085), (20, 0.24), (21, 0.38), (22, 0.53), (23, 0.67), (24, 0.825),
        (25, 0.88), (26, 0.915), (27, 0.965), (28, 1),
    ])

    /// Since iOS 14.
    static let from17000 = SizeTable(rows: [
        (6, 82), (7, 68), (8, 52), (9, 38), (10, 24), (11, 12), (12, 0), (13, -12), (14, -22), (15, -32),
        (16, -40), (17, -52), (18, -50), (19, -48), (20, -46), (21, -36), (22, -24), (23, -8), (24, 6),
        (25, 12), (26, 16), (27, 22), (28, 28), (30, 28), (31, 26), (32, 26), (33, 24), (34, 24), (35, 22),
        (36, 20), (40, 20), (41, 18), (43, 18), (44, 16), (48, 16), (50, 14), (54, 12), (58, 10), (60, 8),
        (66, 6), (72, 4), (76, 2), (80, 0),
    ])

    /// Until iOS 8, fitted to recorded buttons and segments.
    static let ofHelveticaNeue = SizeTable(rows: [(13, 31), (15, 15), (17, 0)])

    /// Of the text cut from iOS 9 to 13.
    static let ofText = SizeTable(rows: [
        (6, 82), (7, 68), (8, 52), (9, 38), (10, 24), (11, 12), (12, 0), (13, -12), (14, -22), (15, -32),
        (16, -40), (17, -47), (18, -50), (19, -47),
    ])

    /// Of the display cuts from iOS 9 to 13.
    static let ofDisplay = SizeTable(rows: [
        (20, 38), (22, 32.5), (24, 30), (26, 28), (28, 26), (30, 26), (34, 23), (36, 22.5), (40, 20),
        (44, 16),
        (50, 14), (54, 12), (60, 10), (66, 6), (72, 4), (80, 0),
    ])
}

/// Values tabulated by font size: linear between the sizes, constant beyond the first and last.
struct SizeTable: Sendable {
    /// Smallest size first.
    let rows: [(size: Double, value: Double)]

    /// Returns the value at a size in points; 0 from an empty table.
    func value(at size: Double) -> Double {
        guard let first = rows.first, let last = rows.last else { return 0 }
        guard size > first.size else { return first.value }
        for (lower, upper) in zip(rows, rows.dropFirst()) where size <= upper.size {
            let share = (size - lower.size) / (upper.size - lower.size)
            return lower.value + share * (upper.value - lower.value)
        }
        return last.value
    }
}
