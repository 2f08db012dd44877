import Engine
import Foundation
import Inspector
import UIKit
import Solver

extension UIView {
    /// Returns an inspector page of the view's hierarchy as the bytes of an HTML file: the picture, the tree, and the
    /// explanation of each number.
    ///
    /// - Throws: `LayoutTestingError` if the hierarchy can't be solved or drawn.
    /// - Complexity: that of laying out, and O(*n*) in items and constraints.
    public func layoutPage(titled title: String) throws(LayoutTestingError) -> Data {
        let explanation = try layoutExplanation()
        let layout = if let explanation { explanation.layout } else { try solvedLayout() }
        do throws(InspectorError) {
            let scene = InspectorScene(layout: layout, explanation: explanation)
            return Data(try InspectorPage(title: title, scenes: [scene]).html())
        } catch {
            throw .inspecting(error)
        }
    }

    private func layoutExplanation() throws(LayoutTestingError) -> LayoutExplanation? {
        do throws(SolverError) {
            return try layoutHost.explanation(id: accessibilityIdentifier ?? "layout")
        } catch {
            throw .solving(error)
        }
    }
}
