import Foundation
import LayoutDrawing
import LayoutRender
import LayoutValues
import LiveDrawing
import Solver

/// A scene's picture, which the page shows until its module has drawn one.
struct PictureRecord: Encodable {
    /// The numbers of an `EncodedDisplayList` with spaces between them, which is encoded faster than as many numbers.
    var numbers: String
    /// Its strings, one after another.
    var text: String
    /// The sizes of the texts that the page's module can't measure.
    let measuredTexts: MeasuredTexts

    private enum CodingKeys: String, CodingKey {
        case numbers
        case text
    }

    /// Returns nil if the layout can't be drawn.
    init?(_ layout: SolvedLayout) {
        let options = RenderOptions(
            layers: Self.layers, scale: RenderOptions.scale(for: layout.canvas))
        let work = DrawingWork(WorkBudget(Self.mostWork))
        var collector: MeasuredTextCollector?
        let drawn = try? LayoutPicture.list(
            of: layout.withDrawnConstraints, options: options, work: work
        ) { typesetter in
            let created = MeasuredTextCollector(LineMeasurer(typesetter))
            collector = created
            return LineMeasurer(created)
        }
        guard var list = drawn else { return nil }
        measuredTexts = collector?.texts ?? MeasuredTexts()
        // The page itself has the names and descriptions of what is drawn.
        list.commands = list.commands.map { Self.withoutDescription($0) }
        let encoded = EncodedDisplayList(list)
        numbers = encoded.numbers.map(Self.text).joined(separator: " ")
        text = String(decoding: encoded.bytes, as: UTF8.self)
    }

    /// The units of work that a picture may take, several times those of a screen full of text. The module draws what is left out.
    static let mostWork = 20_000_000

    /// The layers that the page shows at first. The legend's and the caption's words are beside the picture.
    private static let layers = RenderLayers.standard.subtracting([.caption, .legend, .ledger])

    private static func withoutDescription(_ command: DisplayCommand) -> DisplayCommand {
        guard case .beginGroup(let group) = command else { return command }
        return .beginGroup(DisplayGroup(id: group.id, classes: group.classes, clip: group.clip))
    }

    private static func text(_ number: Double) -> String {
        let rounded = (number * 1_000_000).rounded() / 1_000_000
        return Int(exactly: rounded).map(String.init) ?? "\(rounded)"
    }
}
