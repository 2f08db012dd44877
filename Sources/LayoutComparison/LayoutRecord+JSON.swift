import Foundation
import JSONWriting

extension LayoutRecord {
    /// Returns the record as JSON with one item or constraint per line, so that version control shows which ones
    /// changed.
    package func json() -> [UInt8] {
        var json = JSONWriter(capacity: 256 * (items.count + constraints.count))
        json.object { json in
            json.array("canvas", inline: true) { json in
                for number in canvas { json.value(number) }
            }
            json.member("drawn", ifAny: drawn)
            json.array("items") { json in
                for item in items { Self.write(item, to: &json) }
            }
            json.array("constraints") { json in
                for constraint in constraints { Self.write(constraint, to: &json) }
            }
        }
        json.end()
        return json.bytes
    }

    private static func write(_ item: Item, to json: inout JSONWriter) {
        json.object(inline: true) { json in
            json.member("id", item.id)
            json.member("name", ifAny: item.name)
            json.member("kind", item.kind)
            json.member("parent", ifAny: item.parent)
            json.member("frame", item.frame)
            json.member("canvasFrame", item.canvasFrame)
            json.member("isHidden", ifAny: item.isHidden)
            json.member("text", ifAny: item.text)
            json.member("font", ifAny: item.font)
        }
    }

    private static func write(_ constraint: Constraint, to json: inout JSONWriter) {
        json.object(inline: true) { json in
            json.member("first", constraint.first)
            json.member("firstAttribute", constraint.firstAttribute)
            json.member("relation", constraint.relation)
            if let second = constraint.second, let attribute = constraint.secondAttribute {
                json.member("second", second)
                json.member("secondAttribute", attribute)
            }
            json.member("multiplier", constraint.multiplier)
            json.member("constant", constraint.constant)
            json.member("priority", constraint.priority)
            json.member("text", ifAny: constraint.text)
            json.member("source", ifAny: constraint.source)
        }
    }
}
