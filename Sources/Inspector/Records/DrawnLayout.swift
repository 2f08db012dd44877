import Foundation
import LayoutDrawing
import LayoutValues
import LiveDrawing
import LiveSolver

/// A scene's layout as numbers and texts, from which the page draws its picture.
struct DrawnLayout {
    private let numbers: [Double]
    private let strings: [String]
    /// The constraints that variants of the scene have instead of some, as numbers and texts.
    private var varied = NumberStream()
    /// The sizes of texts that the page's module can't measure, as numbers and texts.
    private let measured: NumberStream

    init(_ scene: InspectorScene, measured: MeasuredTexts) {
        var layout = scene.layout
        layout.title = PictureName.title(of: layout, fallback: scene.fallbackTitle)
        let shown = ShownConstraints(of: layout)
        let coded = layout.withoutIdleTerms.keepingConstraints(shown.indices).coded
        self.measured = measured.coded
        (numbers, strings) = (coded.numbers, coded.strings)
        var table = LiveRecord.Variants(scene.live?.variants ?? []).constraints.constraints.map(\.solved)
        if !table.isEmpty { varied.code(&table) }
    }

    /// The numbers and texts as JSON.
    func json(_ encoder: JSONEncoder) throws -> [UInt8] {
        var text = "{\(try Self.json(numbers, strings, encoder))"
        if !measured.strings.isEmpty {
            text += ",\"measured\":{\(try Self.json(measured.numbers, measured.strings, encoder))}"
        }
        if !varied.numbers.isEmpty {
            text += ",\"varied\":{\(try Self.json(varied.numbers, varied.strings, encoder))}"
        }
        return Array("\(text)}".utf8)
    }

    private static func json(
        _ numbers: [Double], _ strings: [String], _ encoder: JSONEncoder
    ) throws -> String {
        let texts = String(decoding: PageData.escaped([UInt8](try encoder.encode(strings))), as: UTF8.self)
        return "\"numbers\":\(LiveNumbers.text(numbers)),\"strings\":\(texts)"
    }
}
