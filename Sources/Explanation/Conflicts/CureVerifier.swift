import Engine
import Solver

/// Lays out with the cures of conflicts where texts and stack views' shares are measured, which solving again doesn't change: cures
/// that don't end their conflict then are left out, and what moves is what moves in the app.
package struct CureVerifier {
    private let explainer: LayoutExplainer
    private let session: LayoutSession

    /// Creates a verifier.
    ///
    /// - Parameters:
    ///   - explainer: The explainer of the layout. It can't try anything afterwards.
    ///   - session: The explainer's session.
    package init(_ explainer: LayoutExplainer, in session: LayoutSession) {
        self.explainer = explainer
        self.session = session
    }

    /// Returns the accounts with cures as they are with everything measured again.
    ///
    /// - Throws: `SolverError` if a layout exceeds the solver's limits.
    /// - Complexity: a layout for each cure.
    package func verified(_ accounts: [ConflictAccount]) throws(SolverError) -> [ConflictAccount] {
        guard explainer.hasMeasuredContent else { return accounts }
        var verified: [ConflictAccount] = []
        for var account in accounts {
            var cures: [ConflictCure] = []
            for cure in account.cures {
                if let cure = try self.cure(cure, of: account) { cures.append(cure) }
            }
            account.cures =
                cures.filter { $0.released != nil }
                + cures.filter { $0.released == nil }.sorted { $0.isBetter(than: $1) }
            verified.append(account)
        }
        return verified
    }

    private func cure(
        _ cure: ConflictCure, of account: ConflictAccount
    ) throws(SolverError) -> ConflictCure? {
        // Trying it in the view hierarchy would need the view's frame to be forgotten.
        if cure.released != nil { return cure }
        let own = Set(account.sets.map(\.broken))
        let others = Set(explainer.layout.conflicts.map(\.broken)).subtracting(own)
        let trial = try session.trial(cure.edits, of: explainer)
        guard trial.conflicts.allSatisfy({ others.contains($0.broken) }) else { return nil }
        var cure = cure
        cure.moved = trial.moves.map(\.item)
        cure.largestMove = trial.moves.flatMap(\.distances).map(abs).max() ?? 0
        return cure
    }
}
