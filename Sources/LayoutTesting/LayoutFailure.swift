import Foundation
import GoldenTesting

/// The failure of a layout's golden test.
public struct LayoutFailure: Sendable, Equatable {
    /// How the picture compares with its golden.
    public var verdict: GoldenVerdict
    /// The test's file and line.
    public var test: String
    /// The views and guides that changed since the golden was recorded, with the cause of each, a line each; empty if the
    /// golden was recorded without its frames.
    public var changes: [String]
    /// The inspector page with both layouts and pictures; nil if it couldn't be written.
    public var page: URL?
}
