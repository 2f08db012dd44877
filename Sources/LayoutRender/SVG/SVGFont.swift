import LayoutDrawing
import Foundation
import TextMetrics
import TextShaping

/// A font that an SVG document contains, with the letters that it uses.
package struct SVGFont: Sendable, Equatable {
    /// Where the font belongs in the document's list of families: one for the fonts of a family that weight and slant
    /// tell apart.
    var family: String
    /// The PostScript name that it has outside the document.
    var original: String
    /// The weights that it is used for, as CSS has them.
    var weights: String
    var isItalic: Bool
    /// The font file in Base64.
    var data: String

    /// The rule of CSS that defines the font.
    var rule: String {
        "@font-face { font-family: '\(family)'; font-weight: \(weights); font-style: \(isItalic ? "italic" : "normal"); "
            + "src: url(data:font/otf;base64,\(data)) }\n"
    }

    /// The families of fonts in the order in which they are tried.
    static func families(of fonts: [SVGFont]) -> String {
        var names: [String] = []
        for font in fonts where !names.contains(font.family) { names.append(font.family) }
        return names.map { "'\($0)'" }.joined(separator: ", ")
    }
}

extension Typesetter {
    /// Returns the letters that a picture uses, as fonts whose family no other document has.
    func fonts(of list: DisplayList) -> [SVGFont] {
        var faces: [FontFace] = []
        var scalars: [Set<Unicode.Scalar>] = []
        for text in list.texts {
            for run in line(text.string, font: text.font).runs {
                guard let face = run.face else { continue }
                let index = faces.firstIndex { $0 === face } ?? faces.endIndex
                if index == faces.endIndex {
                    faces.append(face)
                    scalars.append([])
                }
                scalars[index].formUnion(run.scalars)
            }
        }
        let ranks = faces.map(rank)
        let order = faces.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }
        let files = order.compactMap { index in
            faces[index].subset(of: scalars[index]).map {
                (style: EmbeddedStyle(faces[index].names), bytes: $0)
            }
        }
        let mark = StableHash.hexadecimal(of: files.lazy.flatMap(\.bytes))
        var families: [[EmbeddedStyle]] = []
        let places = files.map { file in
            if let place = families.firstIndex(where: { $0.allSatisfy(file.style.isTold) }) {
                families[place].append(file.style)
                return place
            }
            families.append([file.style])
            return families.count - 1
        }
        return zip(files, places).map { file, place in
            SVGFont(
                family: "f\(mark)-\(place + 1)", original: file.style.name,
                // The only font of a family is drawn as it is, not made bolder.
                weights: families[place].count == 1 ? "1 1000" : "\(file.style.weight)",
                isItalic: file.style.isItalic, data: Data(file.bytes).base64EncodedString())
        }
    }

    /// The place of a font among those that are tried for texts that name none.
    private func rank(of face: FontFace) -> Int {
        if let preferredFamily, fonts.face(named: preferredFamily)?.names.family == face.names.family {
            return 0
        }
        return face.isEmbedded ? 1 : 2
    }
}

/// How CSS tells the fonts of a document apart.
private struct EmbeddedStyle {
    let name: String
    let family: String
    let weight: Int
    let isItalic: Bool

    init(_ names: FontFace.Names) {
        name = names.postScript
        family = names.family
        weight = Font.Weight(names.weight).number
        isItalic = names.isItalic
    }

    /// Whether both belong to one family, in which weight and slant tell them apart.
    func isTold(from other: EmbeddedStyle) -> Bool {
        family == other.family && (weight != other.weight || isItalic != other.isItalic)
    }
}

/// Names of fonts in CSS.
enum CSSName {
    /// Returns a name in single quotes.
    static func quoted(_ name: String) -> String {
        let escaped = name.map { character in
            switch character {
            case "'", "\\": "\\\(character)"
            case _ where character.isNewline: " "
            default: "\(character)"
            }
        }
        return "'\(escaped.joined())'"
    }
}

/// A hash that is the same in every run (FNV-1a).
enum StableHash {
    /// Returns the hash of bytes as eight digits.
    static func hexadecimal(of bytes: some Sequence<UInt8>) -> String {
        let hash = bytes.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 8 - digits.count) + digits
    }
}
