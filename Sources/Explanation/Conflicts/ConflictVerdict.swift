/// Who has to act on a conflict; the raw values are used in reports.
package enum ConflictVerdict: String, Sendable, Hashable, CaseIterable {
    /// Only the system's constraints take part: there is nothing to do.
    case framework
    /// An autoresizing view is also positioned by constraints.
    case autoresizing
    /// Constraints that Interface Builder generates for ambiguous views take part.
    case prototyping
    /// A temporary constraint of the system conflicts with an otherwise consistent layout.
    case transient
    /// The app's constraints contradict each other.
    case app
}
