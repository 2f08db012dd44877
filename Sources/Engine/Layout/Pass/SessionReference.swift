/// A reference from views to the session that lays them out, which may be deallocated; see `ItemReference`.
final class SessionReference {
    /// The session; nil once it is deallocated.
    unowned var session: LayoutSession?
    /// Whether the session is currently writing frames, which views then don't report as changes.
    var isPlacing = false
}
