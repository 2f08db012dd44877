import Solver

/// The work that drawing may take, and what of the pictures is left out once that is spent.
///
/// Everything that draws takes its work out of one budget, whether it lays out texts, looks for room for names, fills outlines
/// or encodes pixels. Work is counted and not timed, so pictures are the same on every machine. Not safe for use from several
/// threads at once.
package final class DrawingWork {
    /// Something that a picture has less of.
    package enum Part: Int, Sendable, Comparable, CaseIterable {
        case layouts, texts, names, shapes

        package static func < (left: Part, right: Part) -> Bool { left.rawValue < right.rawValue }

        fileprivate func words(_ count: Int) -> String {
            let noun = ["layout", "text", "name", "shape"][rawValue]
            return "\(count) \(noun)\(count == 1 ? "" : "s")"
        }
    }

    private let budget: WorkBudget
    private var leftOut: [Part: Int] = [:]

    /// Creates the work of drawing some pictures.
    package init(_ budget: WorkBudget = WorkBudget()) { self.budget = budget }

    /// What was left out, in words, such as `12 texts`.
    package var missing: [String] {
        Part.allCases.compactMap { part in leftOut[part].map { part.words($0) } }
    }

    /// Takes work out of the budget that is done in any case.
    package func charge(_ units: Int) { budget.charge(units) }

    /// Takes the work of a part out of the budget; false if nothing is left, so that it has to be left out.
    ///
    /// This is the only place where drawing asks whether it may go on.
    package func covers(_ part: Part, work units: Int) -> Bool {
        if budget.isSpent {
            leftOut[part, default: 0] += 1
            return false
        }
        budget.charge(units)
        return true
    }

    /// Ends drawing that nobody waits for any more.
    package func checkIsWanted() throws(RenderError) {
        budget.settle()
        if budget.isStopped || budget.observer?(0) == false { throw .abandoned }
    }

    /// Takes work out of the budget that is done on other threads, and returns what tells how much of it was done.
    ///
    /// The returned closure may be called on several threads at once; it throws where nobody waits for the picture any more.
    package func setAside(_ units: Int) -> @Sendable (_ units: Int) throws(RenderError) -> Void {
        budget.setAside(units)
        let observer = budget.observer
        return { units throws(RenderError) in
            if observer?(units) == false { throw .abandoned }
        }
    }
}
