import LayoutValues
import LiveSolver

/// The numbers of a scene that the page's script passes to the solver. They are written without an encoder, which takes as long
/// as the rest of the page for as many numbers.
struct LiveNumbers {
    private let layout: [Double]
    /// For each part of other canvases what to replace in the layout's; nil if it has the same.
    private let parts: [[[Double]]?]
    /// For each variant what to replace in the layout's.
    private let variants: [[[Double]]]

    init(_ scene: LiveScene, of layout: SolvedLayout) {
        let shown = ShownConstraints(of: layout)
        let numbers = LiveRecord.listed(scene.plan, shown).coded.numbers
        self.layout = numbers
        parts = scene.parts.map { part in
            part.plan.map {
                NumberEdits.edits(from: numbers, to: LiveRecord.listed($0, shown).coded.numbers)
            }
        }
        variants = scene.variants.map(\.edits)
    }

    /// The numbers as JSON.
    var json: String {
        let parts = parts.map { $0.map(Self.text) ?? "null" }.joined(separator: ",")
        let variants = variants.map(Self.text).joined(separator: ",")
        return "{\"layout\":\(Self.text(layout)),\"parts\":[\(parts)],\"variants\":[\(variants)]}"
    }

    private static func text(_ edits: [[Double]]) -> String {
        "[\(edits.map(text).joined(separator: ","))]"
    }

    /// Returns numbers as JSON.
    static func text(_ numbers: [Double]) -> String {
        "[\(numbers.map(text).joined(separator: ","))]"
    }

    /// Returns the shortest text that reads as the same number.
    private static func text(_ number: Double) -> String {
        Int(exactly: number).map(String.init) ?? "\(number)"
    }
}
