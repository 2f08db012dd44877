import Findings
import Foundation

/// A value of a property in an archive.
enum ArchiveValue: Sendable {
    case number(Double)
    case numbers([Double])
    case text(String)
    case reference(className: String, address: String)
    case color([Double])
    /// Base64.
    case data(String)
    case other
}

extension ArchiveValue {
    /// The numbers of layouts by the property.
    private static let ranges: [String: NumberRange] = [
        "constant": .points, "layoutMargins": .points, "multiplier": .multiplier, "priority": .priority,
    ]

    /// Whether a layout can have such a value of a property.
    func isPossible(for property: String) -> Bool {
        guard let range = Self.ranges[property] else { return true }
        return switch self {
        case .number(let number): range.contains(number)
        case .numbers(let numbers): numbers.allSatisfy(range.contains)
        default: true
        }
    }
}

/// An object of an archive: a view, a guide, a constraint, a layer, a controller…
struct ArchiveObject: Sendable {
    var id: String
    var className: String
    var isFull = false
    var group: String
    var properties: [String: ArchiveValue] = [:]
    /// The indices of its children, in order.
    var children: [Int] = []
    /// The objects that belong to it, by group, in order.
    var associated: [(group: String, index: Int)] = []

    /// The numbers of a property; nil if it has none.
    func numbers(_ name: String, count: Int) -> [Double]? {
        guard case .numbers(let numbers)? = properties[name], numbers.count == count else { return nil }
        return numbers
    }

    func number(_ name: String) -> Double? {
        guard case .number(let number)? = properties[name] else { return nil }
        return number
    }

    func text(_ name: String) -> String? {
        guard case .text(let text)? = properties[name] else { return nil }
        return text
    }

    func isTrue(_ name: String) -> Bool { number(name).map { $0 != 0 } ?? false }

    func reference(_ name: String) -> (className: String, address: String)? {
        guard case .reference(let className, let address)? = properties[name] else { return nil }
        return (className, address)
    }

    /// The finite rectangle of a property; nil if it has none.
    func rect(_ name: String) -> CGRect? { numbers(name, count: 4).flatMap { PrintedValue.rect($0) } }
}

/// Decodes the values of properties.
enum ArchiveValueReader {
    /// Returns a value in its format; nil if it isn't of the format.
    static func value(_ json: LenientJSON, format: String) -> ArchiveValue? {
        if format == "custom" { return .other }
        let parts = format.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        if case .array(let elements) = json {
            guard parts.count == elements.count || parts.count == 1, !elements.isEmpty else { return nil }
            var numbers: [Double] = []
            for (index, element) in elements.enumerated() {
                guard case .number(let number)? = scalar(element, parts.count == 1 ? parts[0] : parts[index])
                else {
                    return parts.count == 1 ? .other : nil
                }
                numbers.append(number)
            }
            return .numbers(numbers)
        }
        guard parts.count <= 1 else { return nil }
        if case .object = json { return structure(json, format: parts.first ?? "") }
        return scalar(json, parts.first ?? "")
    }

    private static func scalar(_ json: LenientJSON, _ specifier: String) -> ArchiveValue? {
        switch specifier {
        case "public.plain-text", "attrStr", "":
            return json.string.map { .text($0) } ?? json.number.map { .number($0) }
        case "public.data", "public.png", "public.tiff", "public.jpeg": return json.string.map { .data($0) }
        case "custom": return .other
        case "b", "CGf", "d", "f", "integer", "i", "l", "ll", "ui", "uinteger", "ul", "ull": break
        default: return nil
        }
        if case .number(let number) = json { return .number(number) }
        if case .bool(let bool) = json { return .number(bool ? 1 : 0) }
        guard let text = json.string?.trimmingCharacters(in: .whitespaces), !text.isEmpty else { return nil }
        switch specifier {
        case "CGf", "d", "f": return Double(text).map { .number($0) }
        case "uinteger", "ul", "ull": return UInt64(text, radix: 16).map { .number(Double($0)) }
        default: return Int64(text).map { .number(Double($0)) }
        }
    }

    private static func structure(_ json: LenientJSON, format: String) -> ArchiveValue? {
        switch format {
        case "objectInfo":
            guard let address = json["memoryAddress"]?.string else { return nil }
            return .reference(className: json["className"]?.string ?? "", address: address.lowercased())
        case "color", "patternImageColor":
            guard let values = json["componentValues"],
                case .numbers(let numbers)? = value(
                    values, format: json["componentValuesFormat"]?.string ?? "CGf")
            else { return nil }
            switch numbers.count {
            case 2: return .color([numbers[0], numbers[0], numbers[0], numbers[1]])
            case 4: return .color(numbers)
            default: return .other
            }
        case "font":
            guard let name = json["fontName"]?.string, json["familyName"] != nil,
                let size = json["pointSize"],
                case .number(let points)? = scalar(size, "CGf")
            else { return nil }
            return .text("\(name) \(points)")
        case "image": return json["imageData"]?.string.map { .data($0) } ?? .other
        default: return .other
        }
    }
}
