/// The guides of a view, stored only if it has any.
final class ViewGuides {
    /// The guides that were added to it.
    var own: [LayoutGuide] = []
    /// The system guides that have been used, in the order of first use.
    var system: [SystemLayoutGuide] = []
}
