import Foundation
import LayoutDrawing
import LayoutValues
import LiveDrawing
import LiveSolver

/// A scene's layout as numbers and texts, from which the page draws its picture.
struct DrawnLayout {
    private let numbers: [Double]
    private let strings: [String]
    /// The listed constraints of relations that no author wrote: pairs of a relation's index and a constraint's.
    private let implicit: [Double]

    init(_ scene: InspectorScene) {
        var layout = scene.layout
        layout.title = PictureName.title(layout.title, id: layout.id, fallback: scene.fallbackTitle)
        let shown = ShownConstraints(of: layout)
        let coded = layout.withoutIdleTerms.keepingConstraints(shown.indices).coded
        (numbers, strings) = (coded.numbers, coded.strings)
        implicit = (scene.live?.constraintOfRelation ?? []).enumerated().flatMap { relation, index in
            guard index >= 0, layout.constraints[index].source.isImplicit,
                let place = shown.place(of: index)
            else { return [Double]() }
            return [Double(relation), Double(place)]
        }
    }

    /// The numbers and texts as JSON.
    func json(_ encoder: JSONEncoder) throws -> [UInt8] {
        Array(
            "{\"implicit\":\(LiveNumbers.text(implicit)),\"numbers\":\(LiveNumbers.text(numbers)),\"strings\":"
                .utf8)
            + PageData.escaped([UInt8](try encoder.encode(strings))) + Array("}".utf8)
    }
}
