import Arithmetic
import Findings
import LayoutDrawing
import LayoutValues
import LiveDrawing
import LiveSolver

/// A layout with its last picture, or what was last explained of it, in memory that the page reads.
final class DrawnResults {
    private let written: SolvedLayout
    private(set) var memory = PassedNumbers()
    private var measurer = LineMeasurer(InterTextMeasurer(.page))

    init(_ layout: SolvedLayout) { written = layout }

    /// Measures texts that it isn't able to measure itself as they were measured before.
    func use(_ texts: MeasuredTexts) { measurer = LineMeasurer(InterTextMeasurer(.page, known: texts)) }

    /// Returns the layout with other constraints; nil if there are none with the request's indices.
    func varied(_ request: ConstraintVariation) -> DrawnResults? {
        guard let layout = request.layout(of: written) else { return nil }
        let other = DrawnResults(layout)
        other.measurer = measurer
        return other
    }

    /// Draws the layout and notes the picture; returns how many numbers it has, -1 if it can't be drawn.
    func draw(_ request: PictureRequest, solved live: LiveLayout?) -> Int32 {
        var layout = written
        if let live {
            guard let changed = try? ChangedLayout.layout(written, solved: live) else { return -1 }
            layout = changed
        }
        guard let list = request.list(of: layout, measurer) else { return -1 }
        let encoded = EncodedDisplayList(list)
        memory.pass(encoded.numbers, encoded.bytes)
        return Int32(encoded.numbers.count)
    }

    /// Notes why the numbers of an item's frame are what they are, as changed: for each of the four the number of bytes of its line,
    /// how many steps there are, and for each the index of its constraint among those that the page lists, or -1 and the number of
    /// bytes of its text. Returns how many numbers that is, -1 if it isn't known.
    func explain(item: Int, solved live: LiveLayout) -> Int32 {
        let changed = ChangedExplanation(written, solved: live)
        guard let explanation = try? changed.explanation(ofItem: item) else { return -1 }
        let builder = ArithmeticBuilder(explanation, words: ConstraintFormatter(changed.layout))
        var texts = PassedTexts()
        for arithmetic in builder.arithmetic(ofItem: item) {
            texts.add(arithmetic.line)
            let steps = arithmetic.steps.prefix(NumberArithmetic.mostSteps)
            texts.numbers.append(Double(steps.count))
            for step in steps {
                let place = step.constraint.map { changed.listed[$0] } ?? -1
                texts.numbers.append(Double(place))
                if place < 0 { texts.add(step.text) }
            }
        }
        return pass(texts)
    }

    /// Notes the findings about the changed layout: for each whether it is a conflict, the number of bytes of its message, and how
    /// many notes, items and constraints there are, before these. Returns how many numbers that is, -1 if it isn't known.
    func findings(solved live: LiveLayout, withOpen: Bool) -> Int32 {
        guard let findings = try? ChangedFindings(written, solved: live, withOpen: withOpen) else {
            return -1
        }
        var texts = PassedTexts()
        for found in findings.all {
            texts.numbers.append(found.finding.code == .unsatisfiable ? 1 : 0)
            texts.add(found.finding.message)
            texts.numbers.append(Double(found.finding.notes.count))
            for note in found.finding.notes { texts.add(note) }
            for places in [found.items, found.constraints] {
                texts.numbers.append(Double(places.count))
                for place in places { texts.numbers.append(Double(place)) }
            }
        }
        return pass(texts)
    }

    private func pass(_ texts: PassedTexts) -> Int32 {
        memory.pass(texts.numbers, texts.bytes)
        return Int32(texts.numbers.count)
    }
}

/// Texts as the page reads them: the number of bytes of each among the numbers.
private struct PassedTexts {
    var numbers: [Double] = []
    private(set) var bytes: [UInt8] = []

    mutating func add(_ text: String) {
        let before = bytes.count
        for byte in text.utf8 { bytes.append(byte) }
        numbers.append(Double(bytes.count - before))
    }
}
