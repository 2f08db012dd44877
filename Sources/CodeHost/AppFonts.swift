import Foundation
import TextMetrics
import UIKit

/// The fonts of the project, whose files were measured before the program began.
final class AppFonts {
    private let folder: String
    private var fonts: [String: ProjectFont] = [:]
    private var missing: Set<String> = []

    /// - Parameter folder: That of the measures, a file for each font; empty for none.
    init(folder: String) { self.folder = folder }

    /// Makes UIKit ask here. A font that the project lacks gets a note, and the system's measures.
    func install() {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names.sorted() where name.hasSuffix(".json") {
            guard let stored = StoredFont(path: folder + "/" + name) else { continue }
            fonts[stored.name] = stored.font
        }
        let families = Dictionary(grouping: fonts.values, by: \.family)
        NamedFonts.families = families.sorted { $0.key < $1.key }.map { ($0, $1.map(\.name).sorted()) }
        NamedFonts.font = { name in self.font(named: name) }
    }

    private func font(named name: String) -> ProjectFont? {
        if let font = fonts[name] { return font }
        // A family's name gives its regular font.
        let members = NamedFonts.families.first { $0.family == name }?.names.compactMap { fonts[$0] } ?? []
        if let font = members.first(where: { $0.weight == .regular && !$0.isItalic }) ?? members.first {
            return font
        }
        if FontFamily(name: name) == .other, missing.insert(name).inserted {
            CodeScenes.note(
                "there is no font '\(name)' among the project's files: the system font stands for it")
        }
        return nil
    }
}

/// A font's measures in em, as they are handed over.
private struct StoredFont: Decodable {
    let name: String
    let family: String
    let weight: Int
    let isItalic: Bool
    let ascender, descender, leading: Double
    let advances: [Double?]
    let kernings: [Double]
    let kerningPlaces: [Int]

    init?(path: String) {
        guard let data = FileManager.default.contents(atPath: path),
            let stored = try? JSONDecoder().decode(Self.self, from: data)
        else { return nil }
        self = stored
    }

    var font: ProjectFont {
        let count = ProjectFont.characters.count
        var table = [Double](repeating: 0, count: count * count)
        for (place, kerning) in zip(kerningPlaces, kernings) where table.indices.contains(place) {
            table[place] = kerning
        }
        let weights = Font.Weight.allCases
        return ProjectFont(
            name: name, family: family, weight: weights[min(max(weight / 100 - 1, 0), weights.count - 1)],
            isItalic: isItalic, ascender: ascender, descender: descender, leading: leading,
            advances: advances, kernings: table)
    }
}
