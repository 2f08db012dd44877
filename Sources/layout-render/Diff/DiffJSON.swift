import ImageDiff

/// What comparisons found, as JSON for scripts.
enum DiffJSON {
    /// One object for one comparison; for several, an object that holds them by name.
    static func bytes(of results: [DiffResult], isSeveral: Bool) -> [UInt8] {
        var json = JSONWriter()
        if !isSeveral, let result = results.first {
            json.object { json in writeMembers(of: result, to: &json) }
        } else {
            json.object { json in
                json.key("equal")
                json.value(results.allSatisfy(\.isEqual))
                json.key("comparisons")
                json.array { json in
                    for result in results {
                        json.object { json in
                            json.key("name")
                            json.value(result.name)
                            writeMembers(of: result, to: &json)
                        }
                    }
                }
            }
        }
        json.end()
        return json.bytes
    }

    /// The members of a comparison's object.
    static func writeMembers(of result: DiffResult, to json: inout JSONWriter) {
        json.key("equal")
        json.value(result.isEqual)
        if result.presence != .both {
            json.key("change")
            json.value(result.presence.rawValue)
        }
        if let difference = result.difference {
            write(difference, regions: result.regions, to: &json)
        }
        guard let changes = result.changes else { return }
        json.key("changes")
        json.array { json in
            for change in changes.items { write(change, to: &json) }
        }
        json.key("constraints")
        json.array { json in
            for change in changes.constraints {
                json.object(inline: true) { json in
                    json.key("before")
                    json.value(change.before?.equation(.none))
                    json.key("after")
                    json.value(change.after?.equation(.none))
                }
            }
        }
    }

    private static func write(
        _ difference: ImageDifference, regions: [DiffResult.Region], to json: inout JSONWriter
    ) {
        json.key("differentPixels")
        json.value(difference.differentPixels)
        json.key("firstPixel")
        if let first = difference.firstPixel {
            json.value([Double(first.x), Double(first.y)])
        } else {
            json.value(String?.none)
        }
        json.key("maximumChannelDelta")
        json.value(Int(difference.maximumChannelDelta))
        json.key("antialiasedPixels")
        json.value(difference.antialiasedPixels)
        json.key("regions")
        json.array { json in
            for region in regions {
                json.object(inline: true) { json in
                    json.key("rect")
                    let rect = region.rect
                    json.value([rect.x, rect.y, rect.width, rect.height].map(Double.init))
                    json.key("items")
                    json.value(region.items)
                }
            }
        }
        json.key("size")
        json.object(inline: true) { json in
            json.key("before")
            json.value([Double(difference.before.width), Double(difference.before.height)])
            json.key("after")
            json.value([Double(difference.after.width), Double(difference.after.height)])
        }
    }

    /// A change of a view or guide.
    private static func write(_ change: LayoutChange, to json: inout JSONWriter) {
        json.object(inline: true) { json in
            json.key("id")
            json.value(change.id)
            json.key("kind")
            json.value(change.itemKind)
            json.key("change")
            json.value(change.kind.rawValue)
            if let before = change.before {
                json.key("before")
                json.value(before)
            }
            if let after = change.after {
                json.key("after")
                json.value(after)
            }
            json.key("because")
            json.value(change.because)
        }
    }
}
