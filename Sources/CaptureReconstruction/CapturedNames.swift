import LayoutValues
import Findings
import Foundation
import ViewCapture

/// Gives captured items ids that don't depend on addresses, so that captures of different runs can be compared.
///
/// An id is an identifier that nothing else has, or the class with the text, or the class with a number.
struct CapturedNames {
    /// The id of each item of the capture; empty for items that aren't in `order`.
    private(set) var ids: [String]

    /// The maximum number of characters of a text in an id.
    private static let longestText = 32

    init(_ items: [CapturedItem], order: [Int]) {
        ids = Array(repeating: "", count: items.count)
        var identifiers: [String: Int] = [:]
        var texts: [String: Int] = [:]
        for index in order {
            if let name = Self.identifier(of: items[index]) { identifiers[name, default: 0] += 1 }
            if let name = Self.textName(of: items[index]) { texts[name, default: 0] += 1 }
        }
        var taken: Set<String> = []
        var numbers: [String: Int] = [:]
        for index in order {
            let item = items[index]
            let name = Self.className(of: item)
            var id: String
            if let system = SystemGuideNames.kind(of: item) {
                id = "\(item.parent.map { ids[$0] } ?? "capture")/\(system.rawValue)"
            } else if let identifier = Self.identifier(of: item), identifiers[identifier] == 1 {
                id = identifier
            } else if let text = Self.textName(of: item), texts[text] == 1 {
                id = text
            } else if item.kind == .guide, let parent = item.parent,
                let identifier = Self.identifier(of: item)
            {
                id = "\(ids[parent])/\(identifier)"
            } else {
                id = Self.next(name, &numbers)
            }
            while !taken.insert(id).inserted { id = Self.next(name, &numbers) }
            ids[index] = id
        }
    }

    private static func next(_ name: String, _ numbers: inout [String: Int]) -> String {
        numbers[name, default: 0] += 1
        let number = numbers[name] ?? 1
        return number == 1 ? name : "\(name)-\(number)"
    }

    /// The class without its module.
    static func className(of item: CapturedItem) -> String {
        let plain = item.className.prefix { $0 != "<" }
        let last = plain.split(separator: ".").last.map(String.init) ?? item.className
        let word = word(last)
        return word.isEmpty ? "view" : word
    }

    private static func identifier(of item: CapturedItem) -> String? {
        item.identifier.map { word($0) }.flatMap { $0.isEmpty ? nil : $0 }
    }

    private static func textName(of item: CapturedItem) -> String? {
        guard let text = item.text.map({ word(String($0.prefix(longestText))) }), !text.isEmpty else {
            return nil
        }
        return "\(className(of: item))-\(text)"
    }

    /// Returns a text as a word that equations can contain: letters and digits, and hyphens for the rest.
    private static func word(_ text: String) -> String {
        var word = ""
        for character in text.prefix(64) {
            let isPlain = character == "_" || character.isLetter || (character.isNumber && character.isASCII)
            if isPlain { word.append(character) } else if !word.isEmpty, word.last != "-" { word.append("-") }
        }
        while word.last == "-" { word.removeLast() }
        if let first = word.first, first.isNumber { word = "_" + word }
        return word
    }
}

/// UIKit's own guides by the identifiers that it prints.
enum SystemGuideNames {
    /// Returns the kind of a guide of UIKit; nil for other items.
    static func kind(of item: CapturedItem) -> SystemGuideKind? {
        guard item.kind == .guide else { return nil }
        return SystemGuideKind(identifier: item.identifier)
    }

    /// Whether a guide is the system's.
    static func isSystem(_ item: CapturedItem) -> Bool {
        guard item.kind == .guide else { return false }
        if item.className.hasPrefix("_") || kind(of: item) != nil { return true }
        guard let name = item.identifier else { return false }
        return name.hasPrefix("UIView") || name.hasPrefix("UIScrollView") || name.hasPrefix("UIButtonBar")
            || name.hasPrefix("_UI") || name.hasPrefix("NSSafeArea") || name.contains("(0x")
            || item.className == "NSSafeAreaLayoutGuide"
    }
}
