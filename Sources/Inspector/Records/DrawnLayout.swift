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
    /// The sizes of texts that the page's module can't measure, as numbers and texts.
    private let measured: NumberStream

    init(_ scene: InspectorScene, measured: MeasuredTexts) {
        var layout = scene.layout
        layout.title = PictureName.title(layout.title, id: layout.id, fallback: scene.fallbackTitle)
        let shown = ShownConstraints(of: layout)
        let coded = layout.withoutIdleTerms.keepingConstraints(shown.indices).coded
        self.measured = measured.coded
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
        let measured =
            self.measured.strings.isEmpty
            ? []
            : Array(
                ",\"measured\":{\(try Self.json(self.measured.numbers, self.measured.strings, encoder))}".utf8
            )
        return Array(
            "{\"implicit\":\(LiveNumbers.text(implicit)),\(try Self.json(numbers, strings, encoder))".utf8)
            + measured + Array("}".utf8)
    }

    private static func json(
        _ numbers: [Double], _ strings: [String], _ encoder: JSONEncoder
    ) throws -> String {
        let texts = String(decoding: PageData.escaped([UInt8](try encoder.encode(strings))), as: UTF8.self)
        return "\"numbers\":\(LiveNumbers.text(numbers)),\"strings\":\(texts)"
    }
}
