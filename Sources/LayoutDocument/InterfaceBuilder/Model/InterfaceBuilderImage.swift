import Foundation

/// The entry for an image in a document's resources.
struct InterfaceBuilderImage: Sendable, Equatable {
    /// The size in points; for a symbol, in units of which the larger side has 128.
    var size: CGSize
    /// Whether it is one of the system's symbols, which scale with a font.
    var isSymbol: Bool
}
