import Engine
import ImageDiff
import JSONWriting
import LayoutComparison

/// Writes the results of comparisons as JSON.
package enum DiffJSON {
    /// Returns an object for a single comparison; for several, an object that contains them by name.
    package static func bytes(of results: [DiffResult], isSeveral: Bool) -> [UInt8] {
        var json = JSONWriter()
        if !isSeveral, let result = results.first {
            json.object { json in writeMembers(of: result, to: &json) }
        } else {
            json.object { json in
                json.member("equal", results.allSatisfy(\.isEqual))
                json.array("comparisons") { json in
                    for result in results {
                        json.object { json in
                            json.member("name", result.name)
                            writeMembers(of: result, to: &json)
                        }
                    }
                }
            }
        }
        json.end()
        return json.bytes
    }

    /// Writes the members of a comparison's object.
    static func writeMembers(of result: DiffResult, to json: inout JSONWriter) {
        json.member("equal", result.isEqual)
        if result.presence != .both {
            json.member("change", result.presence.rawValue)
        }
        json.member("renamedFrom", ifAny: result.renamedFrom)
        if let difference = result.difference {
            write(difference, regions: result.regions, to: &json)
        }
        guard let changes = result.changes else { return }
        json.array("changes") { json in
            for change in changes.items { write(change, to: &json) }
        }
        json.array("constraints") { json in
            for change in changes.constraints {
                json.object(inline: true) { json in
                    json.member("before", change.before?.equation(.none))
                    json.member("after", change.after?.equation(.none))
                }
            }
        }
    }

    private static func write(
        _ difference: ImageDifference, regions: [DiffResult.Region], to json: inout JSONWriter
    ) {
        json.member("differentPixels", difference.differentPixels)
        json.key("firstPixel")
        if let first = difference.firstPixel {
            json.value([Double(first.x), Double(first.y)])
        } else {
            json.value(String?.none)
        }
        json.member("maximumChannelDelta", Int(difference.maximumChannelDelta))
        json.member("antialiasedPixels", difference.antialiasedPixels)
        json.array("regions") { json in
            for region in regions {
                json.object(inline: true) { json in
                    json.key("rect")
                    let rect = region.rect
                    json.value([rect.x, rect.y, rect.width, rect.height].map(Double.init))
                    json.member("items", region.items)
                }
            }
        }
        json.object("size", inline: true) { json in
            json.member("before", [Double(difference.before.width), Double(difference.before.height)])
            json.member("after", [Double(difference.after.width), Double(difference.after.height)])
        }
    }

    /// Writes a change of a view or guide.
    private static func write(_ change: LayoutChange, to json: inout JSONWriter) {
        json.object(inline: true) { json in
            json.member("id", change.id)
            json.member("kind", change.itemKind)
            json.member("change", change.kind.rawValue)
            json.member("before", ifAny: change.before)
            json.member("after", ifAny: change.after)
            json.member("because", change.because)
        }
    }
}
