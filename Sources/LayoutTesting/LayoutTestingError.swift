import Engine
import GoldenTesting
import Inspector
import LayoutRender

/// Why a layout has no picture, or why its picture doesn't pass.
public enum LayoutTestingError: Error, Sendable, Equatable {
    /// A file's ending that is no picture format.
    case unknownEnding(String)
    /// A file that can't be written, for the system's reason.
    case unwritable(String, reason: String)
    /// The hierarchy can't be solved.
    case solving(SolverError)
    /// The layout can't be drawn.
    case drawing(RenderError)
    /// The layout has no inspector page.
    case inspecting(InspectorError)
    /// The golden's files can't be read or written.
    case golden(GoldenError)
    /// The picture isn't as its golden, or there is none.
    case failed(LayoutFailure)
    /// There was no golden, so that the picture became it, in a run of continuous integration.
    case recordedInCI(name: String, test: String)
}
