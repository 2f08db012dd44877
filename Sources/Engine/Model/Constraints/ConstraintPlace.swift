import Findings

/// Where the code is that makes constraints at the moment, for programs that tell.
package enum ConstraintPlace {
    /// The place that new constraints get; nil where nobody tells.
    nonisolated(unsafe) package static var current: SourceLocation?
}
