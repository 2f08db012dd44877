import Foundation

/// The declarations that tools generate from a project's assets and models, as far as its files use them: Xcode's symbols, such
/// as `UIColor.brand`, the types of SwiftGen and Tuist, and classes of Core Data's models.
struct AssetSymbols {
    private(set) var source = ""

    /// Writes what files use and no file of the project declares.
    init(_ project: Project, used: Set<String>) {
        let missing = used.filter { !project.declares($0) }
        for (kind, resource, names) in [
            ("UIImage", "ImageResource", project.imageNames),
            ("UIColor", "ColorResource", project.colorNames),
        ] {
            var written: Set<String> = []
            for name in names.sorted() {
                let symbol = Self.symbol(of: name, without: kind == "UIImage" ? "Image" : "Color")
                guard missing.contains(symbol), written.insert(symbol).inserted else { continue }
                source += "extension \(resource) { static let \(symbol) = "
                source += "\(resource)(name: \(Self.quoted(name)), bundle: Foundation.Bundle.main) }\n"
                source +=
                    "extension \(kind) { static var \(symbol): \(kind) { \(kind)(resource: .\(symbol)) } }\n"
            }
        }
        for name in missing.sorted() where Self.isGenerated(name) {
            source += "typealias \(name) = CodeHost.LayoutRenderAsset\n"
        }
        source += ModelClasses(project.models, missing: missing).source
        if !source.isEmpty {
            source = "import CodeHost\nimport CoreData\nimport Foundation\nimport UIKit\n" + source
        }
    }

    /// Whether a type that no file declares has a name as tools give it.
    private static func isGenerated(_ name: String) -> Bool {
        guard name.first?.isUppercase == true else { return false }
        // Apple's own, such as PHAsset, begin with two capitals of a framework.
        let systemPrefixes = ["PH", "AV", "NS", "UI", "CK", "CN"]
        guard !systemPrefixes.contains(where: { name.hasPrefix($0) }) else { return false }
        return ["Asset", "Assets", "FontFamily"].contains { name.hasSuffix($0) }
    }

    /// Xcode's symbol of an asset: `list-image` is `list` among images.
    static func symbol(of name: String, without ending: String) -> String {
        let words = name.split { !$0.isLetter && !$0.isNumber }
        guard let first = words.first else { return name }
        var symbol = startingSmall(String(first))
        for word in words.dropFirst() { symbol += word.prefix(1).uppercased() + word.dropFirst() }
        if symbol.hasSuffix(ending), symbol.count > ending.count { symbol.removeLast(ending.count) }
        return symbol.first?.isNumber == true ? "_" + symbol : symbol
    }

    /// A word with its capitals at the start made small, but for one with which another word begins: `URLField` is `urlField`.
    private static func startingSmall(_ word: String) -> String {
        let capitals = word.prefix { $0.isUppercase }.count
        let count = capitals > 1 && capitals < word.count ? capitals - 1 : capitals
        return word.prefix(count).lowercased() + word.dropFirst(count)
    }

    private static func quoted(_ text: String) -> String {
        "\"" + text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
            + "\""
    }
}
