import Engine
import Findings
import JSONWriting
import Sweep
import TextMetrics

/// Formats sweeps as JSON for scripts.
package enum SweepJSON {
    /// Returns an object with the scenes swept, their breakpoints and findings.
    package static func bytes(of scenes: [SweptScene]) -> [UInt8] {
        var json = JSONWriter()
        json.object { json in
            json.array("scenes") { json in
                for scene in scenes { write(scene, to: &json) }
            }
        }
        json.end()
        return json.bytes
    }

    private static func write(_ scene: SweptScene, to json: inout JSONWriter) {
        json.object { json in
            json.member("id", scene.id)
            json.member("state", scene.state)
            json.member("axis", scene.axis.map { $0 == .horizontal ? "width" : "height" } ?? "devices")
            if let sweep = scene.sweep {
                json.array("range", inline: true) { json in
                    json.value(sweep.range.lowerBound)
                    json.value(sweep.range.upperBound)
                }
                json.member("unfinishedFrom", sweep.unfinishedFrom.map(rounded))
                json.array("breakpoints") { json in
                    for breakpoint in sweep.breakpoints {
                        json.object(inline: true) { json in
                            json.member("at", rounded(breakpoint.length))
                            json.member("because", breakpoint.causes.map(\.text))
                        }
                    }
                }
            }
            json.array("findings") { json in
                for fault in scene.faults { write(fault, of: scene, to: &json) }
            }
        }
    }

    private static func write(_ fault: SweptScene.Fault, of scene: SweptScene, to json: inout JSONWriter) {
        let (finding, conditions) = (fault.finding, fault.conditions)
        json.object(inline: true) { json in
            json.member("code", finding.code.rawValue)
            json.member("severity", finding.code.rule.severity.rawValue)
            if scene.axis != nil {
                json.member("from", rounded(finding.range.lowerBound))
                json.member("to", rounded(finding.range.upperBound))
            }
            json.member("items", finding.items)
            json.member("constraints", finding.constraints)
            json.member("detail", finding.detail.words)
            if !finding.leftOpen.isEmpty { json.member("leftOpen", finding.leftOpen) }
            if !conditions.textSizes.isEmpty {
                json.member("textSizes", conditions.textSizes.map(\.rawValue))
            }
            if scene.conditions.directions.count > 1 {
                json.member("directions", conditions.directions.map { $0 == .leftToRight ? "ltr" : "rtl" })
            }
            if scene.conditions.texts.count > 1 { json.member("texts", conditions.texts) }
            if !conditions.devices.isEmpty { json.member("devices", conditions.devices) }
            json.member("line", ifAny: finding.location?.line)
        }
    }

    /// Returns a length rounded to a hundred-thousandth of a point, below which there are only rounding errors.
    private static func rounded(_ length: Double) -> Double { (length * 1e5).rounded() / 1e5 }
}
