/// The guides of a view that has any.
final class ViewGuides {
    /// Those that it was given.
    var own: [LayoutGuide] = []
    /// The system guides that were asked for, in the order in which they were.
    var system: [SystemLayoutGuide] = []
}
