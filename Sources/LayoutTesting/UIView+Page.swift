import Engine
import Foundation
import Inspector
import UIKit

extension UIView {
    /// An inspector page of the hierarchy that the view is the root of, as a file's bytes: the picture, the tree, and why each
    /// number is what it is.
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
