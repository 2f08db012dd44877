import Engine
import Foundation
import Sweep
import UIKit
import Findings
import Solver

extension UIView {
    /// The size in points on which a hierarchy without a size of its own counts as correct.
    private static let usualSize = CGSize(width: 393, height: 852)

    /// Lays out the hierarchy that contains the view on every canvas of a range, and finds where it stops being
    /// correct. Afterwards it is laid out on its own canvas again.
    ///
    /// What overlaps or extends on the hierarchy's own canvas too counts as intended. Constraints are solved
    /// on every canvas; code in `updateConstraints` and `layoutSubviews` runs on the hierarchy's own only.
    ///
    /// - Throws: `LayoutTestingError` if the hierarchy can't be solved.
    public func layoutSweep(over canvases: SweptCanvases) throws(LayoutTestingError) -> LayoutSweep {
        guard NumberRange.side.contains(canvases.lengths.lowerBound),
            NumberRange.side.contains(canvases.lengths.upperBound)
        else { throw .invalidSweep(canvases.lengths) }
        do throws(SolverError) {
            return try layoutHost.withSession { session throws(SolverError) in
                if session.canvas.size.width <= 0 { session.canvas.size.width = Self.usualSize.width }
                if session.canvas.size.height <= 0 { session.canvas.size.height = Self.usualSize.height }
                return try Sweeper.sweep(session, along: canvases.axis, over: canvases.lengths)
            }
        } catch {
            throw .solving(error)
        }
    }
}
