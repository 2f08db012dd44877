import Foundation
import TextShaping

/// A font that an SVG document contains, with the letters that it uses.
package struct SVGFont: Sendable, Equatable {
    /// Where the font belongs in the document's list of families: one for each original family.
    var family: String
    /// The family that it has outside the document.
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
        let files = zip(faces, scalars).compactMap { face, scalars in
            face.subset(of: scalars).map { (names: face.names, bytes: $0) }
        }
        let mark = StableHash.hexadecimal(of: files.lazy.flatMap(\.bytes))
        var families: [String] = []
        return files.map { file in
            if !families.contains(file.names.family) { families.append(file.names.family) }
            let number = families.firstIndex(of: file.names.family) ?? 0
            // The only font of a family is drawn as it is, not made bolder.
            let isOnly = files.count { $0.names.family == file.names.family } == 1
            return SVGFont(
                family: "f\(mark)-\(number + 1)", original: file.names.family,
                weights: isOnly ? "1 1000" : "\(file.names.weight)", isItalic: file.names.isItalic,
                data: Data(file.bytes).base64EncodedString())
        }
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
