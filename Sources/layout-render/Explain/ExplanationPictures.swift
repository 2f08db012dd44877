import Engine
import Explanation
import LayoutRender

/// Draws explained layouts with what was asked about in focus; may be used on several threads at once.
struct ExplanationPictures: Sendable {
    private let output: PictureOutput
    private let request: ExplanationRequest

    /// Reads `-o`; nil without it.
    init?(_ arguments: ParsedArguments, request: LayoutRequest, about explanation: ExplanationRequest)
        throws(UsageError)
    {
        guard arguments.contains(.output) else { return nil }
        output = try PictureOutput(arguments, request: request)
        if output.format.pictureFormat(output.svgForm) == nil {
            throw .contradiction(
                "an explanation's picture can't be written as \(output.format.rawValue): use .svg, .png or .pdf"
            )
        }
        self.request = explanation
    }

    /// A writer for the pictures of a run.
    var writer: PictureWriter { PictureWriter(output: output) }

    /// Returns the pictures of an input's scenes, without scenes that don't contain what was asked about.
    func pictures(of layouts: InputLayouts) -> [PicturePainter.Picture] {
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
        if case .blocked(by: let obstacles, shortfall: _)? = scene.answer { constraints += obstacles }
        let items =
            questions.items
            + constraints.flatMap { index -> [Int] in
                let constraint = layout.constraints[index]
                return [constraint.first.item, constraint.second?.item].compactMap(\.self)
            }
        return items.uniqued().map { layout.items[$0].id }
    }
}
