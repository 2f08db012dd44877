import LayoutValues

/// How the lines of guides look: authors' guides are heavy and dashed, UIKit's thin and dotted.
enum GuideLine {
    /// Returns the colour of a guide, and of its label.
    static func role(of item: SolvedItem) -> ColorRole { item.guideRole == .custom ? .guide : .systemGuide }

    /// The dashes of authors' guides and of UIKit's.
    static let dash: [Double] = [6, 4]
    static let dots: [Double] = [0.5, 3.5]
    /// The dots of edges that constraints use.
    static let usedDots: [Double] = [0.5, 5.5]
}
