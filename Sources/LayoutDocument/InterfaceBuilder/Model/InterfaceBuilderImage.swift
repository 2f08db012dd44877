import Foundation

/// What a document's resources say about an image.
struct InterfaceBuilderImage: Sendable, Equatable {
    /// In points; of a symbol, in units of which the larger side has 128.
    var size: CGSize
    /// Whether it is one of the system's symbols, which scale with a font.
    var isSymbol: Bool
}
