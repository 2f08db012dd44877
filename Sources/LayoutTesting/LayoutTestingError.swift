import Engine
import GoldenTesting
import Inspector
import LayoutRender
import Sweep
import Solver

/// Why a layout can't be drawn, or why its picture doesn't pass.
public enum LayoutTestingError: Error, Sendable, Equatable {
    /// A file name extension that isn't a picture format.
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
    /// The layout isn't correct on all canvases swept.
    case swept([SweepFinding], SweptCanvases, test: String)
    /// A range of lengths that no canvas has.
    case invalidSweep(ClosedRange<Double>)
}
