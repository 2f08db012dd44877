import Foundation

extension LayoutRecord {
    /// As JSON, an item and a constraint a line, so that version control shows which of them changed.
    func json() -> [UInt8] {
        var json = JSONWriter(capacity: 256 * (items.count + constraints.count))
        json.object { json in
            if let drawnWith {
                json.key("drawnWith")
                json.object(inline: true) { json in
                    json.key("cairo")
                    json.value(drawnWith.cairo)
                    json.key("pango")
                    json.value(drawnWith.pango)
                    json.key("font")
                    json.value(drawnWith.font)
                }
            }
            json.key("canvas")
            json.array(inline: true) { json in
                for number in canvas { json.value(number) }
            }
            json.key("items")
            json.array { json in
                for item in items { Self.write(item, to: &json) }
            }
            json.key("constraints")
            json.array { json in
                for constraint in constraints { Self.write(constraint, to: &json) }
            }
        }
        json.end()
        return json.bytes
    }

    /// The record that JSON holds; nil where it holds none.
    init?(json: Data) {
        guard let record = try? JSONDecoder().decode(LayoutRecord.self, from: json) else { return nil }
        let isWhole = record.items.allSatisfy { $0.frame.count == 4 && $0.canvasFrame.count == 4 }
        guard isWhole, record.canvas.count == 2 else { return nil }
        self = record
    }

    private static func write(_ item: Item, to json: inout JSONWriter) {
        json.object(inline: true) { json in
            json.key("id")
            json.value(item.id)
            if let name = item.name {
                json.key("name")
                json.value(name)
            }
            json.key("kind")
            json.value(item.kind)
            if let parent = item.parent {
                json.key("parent")
                json.value(parent)
            }
            json.key("frame")
            json.value(item.frame)
            json.key("canvasFrame")
            json.value(item.canvasFrame)
            if let isHidden = item.isHidden {
                json.key("isHidden")
                json.value(isHidden)
            }
            if let text = item.text {
                json.key("text")
                json.value(text)
            }
        }
    }

    private static func write(_ constraint: Constraint, to json: inout JSONWriter) {
        json.object(inline: true) { json in
            json.key("first")
            json.value(constraint.first)
            json.key("firstAttribute")
            json.value(constraint.firstAttribute)
            json.key("relation")
            json.value(constraint.relation)
            if let second = constraint.second, let attribute = constraint.secondAttribute {
                json.key("second")
                json.value(second)
                json.key("secondAttribute")
                json.value(attribute)
            }
            json.key("multiplier")
            json.value(constraint.multiplier)
            json.key("constant")
            json.value(constraint.constant)
            json.key("priority")
            json.value(constraint.priority)
            if let text = constraint.text {
                json.key("text")
                json.value(text)
            }
        }
    }
}

extension JSONWriter {
    /// Writes numbers as an array on one line.
    mutating func value(_ numbers: [Double?]) {
        array(inline: true) { json in
            for number in numbers { json.value(number) }
        }
    }
}
