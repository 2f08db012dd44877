import Engine
import FileAccess
import Foundation
import Sweep
import Findings

/// An earlier report of a sweep.
struct SweepBaseline: Decodable {
    private struct Scene: Decodable {
        var id: String
        var state: String?
        var axis: String
        var findings: [Entry]
    }

    private struct Entry: Decodable {
        var code: String
        var from: Double?
        var to: Double?
        var items: [String]
        var detail: String?
    }

    private var scenes: [Scene]

    /// The number of points by which a range may be larger and still count as the same finding.
    private static let allowance = 1.0

    /// Reads a report of `sweep --reporter json`.
    init(path: String) throws {
        let bytes = try BaselineFile.bytes(at: path)
        guard
            let baseline = try? JSONDecoder().decode(
                SweepBaseline.self, from: Data(bytes))
        else {
            let message = "this isn't a sweep report: write one with 'sweep --write-baseline'"
            throw RunFailure([Finding(file: path, code: .syntax, message: message)])
        }
        self = baseline
    }

    /// Whether the report contains a finding of a scene, with a range that is at least as large.
    func contains(_ fault: SweptScene.Fault, of scene: SweptScene) -> Bool {
        let axis = scene.axis.map { $0 == .horizontal ? "width" : "height" } ?? "devices"
        let finding = fault.finding
        return scenes.contains { known in
            known.id == scene.id && known.state == scene.state && known.axis == axis
                && known.findings.contains { entry in
                    entry.code == finding.code.rawValue && entry.items == finding.items
                        && (entry.detail ?? finding.detail.words) == finding.detail.words
                        && (entry.from ?? -.infinity) - Self.allowance <= finding.range.lowerBound
                        && finding.range.upperBound <= (entry.to ?? .infinity) + Self.allowance
                }
        }
    }
}
