/// Where views find the session that lays them out, which may be gone; see `ItemReference`.
final class SessionReference {
    /// Nil once the session is gone.
    unowned var session: LayoutSession?
}
