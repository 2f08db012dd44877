import Solver

extension LayoutExplanation {
    /// Corrects the effects of authors' constraints without which nothing would change as long as texts break into the
    /// same lines, and views measure the same. They are tried where these depend on the layout.
    ///
    /// - Parameters:
    ///   - constraints: The indices of the constraints to try; by default all.
    ///   - explainer: The explainer of the layout, which no longer applies afterwards.
    ///   - session: The explainer's session.
    /// - Throws: `SolverError` if a layout exceeds the solver's limits.
    package mutating func tryRemovals(
        of constraints: [Int]? = nil, _ explainer: LayoutExplainer, in session: LayoutSession
    ) throws(SolverError) {
        guard explainer.hasMeasuredContent else { return }
        for index in constraints ?? Array(effects.indices) where layout.constraints[index].source == .document
        {
            switch effects[index] {
            case .holds, .redundant: break
            case .decides, .overridden, .broken, .inactive: continue
            }
            guard let constraint = explainer.constraint(index) else { continue }
            if !(try session.isUnchanged(without: constraint)) { effects[index] = .decides }
        }
    }
}
