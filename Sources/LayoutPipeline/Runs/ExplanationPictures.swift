import Engine
import Explanation
import Findings
import LayoutRender

/// Draws explained layouts with what was asked about in focus; may be used on several threads at once.
package struct ExplanationPictures: Sendable {
    private let output: PictureOutput
    private let request: ExplanationRequest

    /// Creates the pictures of what is asked about.
    package init(_ output: PictureOutput, about request: ExplanationRequest) {
        self.output = output
        self.request = request
    }

    /// Returns a writer for the pictures of a run.
    package func writer(console: any Console) -> PictureWriter {
        PictureWriter(output: output, console: console)
    }

    /// Returns the pictures of an input's scenes, without scenes that don't contain what was asked about.
    package func pictures(of layouts: InputLayouts) -> [PicturePainter.Picture] {
        layouts.scenes.flatMap { scene -> [PicturePainter.Picture] in
            guard let explained = scene.explained else { return [] }
            let focus = focus(in: explained)
            if focus.isEmpty && !request.asksForEverything { return [] }
            var (output, single) = (output, layouts)
            output.options.focus = focus
            single.scenes = [scene]
            return PicturePainter(output: output).pictures(of: single)
        }
    }

    /// Returns the ids of the items asked about, and of those in the constraints asked about or in the way of the
    /// expectation.
    private func focus(in scene: ExplainedScene) -> [String] {
        let layout = scene.explanation.layout
        let questions = ExplanationQuestions(request, about: scene)
        var constraints = questions.constraints
        if case .blocked(by: let obstacles, shortfall: _, changes: _)? = scene.answer {
            constraints += obstacles
        }
        let items =
            questions.items
            + constraints.flatMap { index -> [Int] in
                let constraint = layout.constraints[index]
                return [constraint.first.item, constraint.second?.item].compactMap(\.self)
            }
        return items.uniqued().map { layout.items[$0].id }
    }
}
