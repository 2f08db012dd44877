/// How a weight's metrics are computed from the sampled ones: base + towardsBold × (bold − base).
///
/// Ultra light, thin, heavy and black have almost no samples and are extrapolated from regular and bold.
struct WeightBlend {
    let base: Font.Weight
    let towardsBold: Double

    init(_ weight: Font.Weight) {
        (base, towardsBold) =
            switch weight {
            case .light, .regular, .medium, .semibold, .bold: (weight, 0)
            case .ultraLight: (.regular, -1.2)
            case .thin: (.regular, -0.9)
            case .heavy: (.regular, 1.4)
            case .black: (.regular, 1.8)
            }
    }
}
