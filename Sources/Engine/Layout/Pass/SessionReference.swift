/// Where views find the session that lays them out, which may be gone; see `ItemReference`.
final class SessionReference {
    /// Nil once the session is gone.
    unowned var session: LayoutSession?
    /// Whether the session is writing frames to views, which then is no change that they would have to tell of.
    var isPlacing = false
}
