import Foundation
import LayoutValues
import LiveDrawing

/// Encodes the page's data as JSON that an HTML parser treats as text, whatever it contains.
enum PageData {
    /// Returns a page's data as JSON in UTF-8 without `<`, `>` and `&`, which could end its element or open another.
    ///
    /// Scenes are recorded and encoded one by one: an encoder holds a tree of all that it was given, many times as large
    /// as the text.
    static func bytes(of page: InspectorPage) throws(InspectorError) -> [UInt8] {
        let encoder = JSONEncoder.ofPages
        let scenes = page.scenesWithTries
        do {
            var result = escaped([UInt8](try encoder.encode(PageRecord(page)).dropLast()))
            if scenes.count > 1 {
                var columns = SceneColumns()
                for scene in scenes { columns.add(try json(of: scene, encoder)) }
                result += Array(",\"columns\":".utf8) + columns.json
            } else {
                result += ",\"scenes\":[".utf8
                for scene in scenes { result += try json(of: scene, encoder) }
                result.append(UInt8(ascii: "]"))
            }
            result.append(UInt8(ascii: "}"))
            return result
        } catch {
            throw .encoding("\(error)")
        }
    }

    private static func json(of scene: InspectorScene, _ encoder: JSONEncoder) throws -> [UInt8] {
        let record = try SceneRecord(scene)
        var result = escaped([UInt8](try encoder.encode(record).dropLast()))
        if let live = scene.live {
            result += ",\"numbers\":\(LiveNumbers(live, of: scene.layout).json)".utf8
        }
        if !scene.layout.items.isEmpty {
            result += ",\"drawing\":".utf8
            let measured = record.picture?.measuredTexts ?? MeasuredTexts()
            result += try DrawnLayout(scene, measured: measured).json(encoder)
        }
        result.append(UInt8(ascii: "}"))
        return result
    }

    /// Escapes characters of JSON that have a meaning in HTML or that readers can't see. JSON has them only inside
    /// strings.
    static func escaped(_ json: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(json.count)
        var index = 0
        while index < json.count {
            let byte = json[index]
            switch byte {
            case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"):
                result += escape(Unicode.Scalar(byte))
            case 0..<0x7f:
                result.append(byte)
            default:
                let characters = json[index...].prefix { $0 >= 0x7f }
                for scalar in String(decoding: characters, as: UTF8.self).unicodeScalars {
                    result += isHidden(scalar) ? escape(scalar) : Array(String(scalar).utf8)
                }
                index = characters.endIndex
                continue
            }
            index += 1
        }
        return result
    }

    /// Returns whether a character is a control character, breaks lines, or hides or reorders text.
    private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: true
        default: false
        }
    }

    private static func escape(_ scalar: Unicode.Scalar) -> [UInt8] {
        String(scalar).utf16.flatMap { unit in
            let digits = String(unit, radix: 16)
            return Array("\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".utf8)
        }
    }
}

extension InspectorPage {
    /// The scenes, followed by those that conflicts of logs become by the changes that end them.
    fileprivate var scenesWithTries: [InspectorScene] {
        var all = scenes
        for index in scenes.indices {
            for place in scenes[index].conflict?.cures.indices ?? 0..<0 {
                guard var layout = scenes[index].conflict?.cures[place].layout else { continue }
                layout.id = scenes[index].layout.id
                let number = all.count
                all[index].conflict?.cures[place].scene = number
                var tried = InspectorScene(layout: layout, input: scenes[index].input)
                tried.triedScene = index
                all.append(tried)
            }
        }
        return all
    }
}

extension JSONEncoder {
    /// An encoder whose output is the same for the same value.
    static var ofPages: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return encoder
    }
}
