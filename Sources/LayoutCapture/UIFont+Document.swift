#if canImport(UIKit)
    import UIKit

    extension UIFont {
        /// As a document has it: a size, or an object with what isn't usual.
        var documentValue: DocumentValue {
            let (weight, isItalic) = style
            guard weight != "regular" || isItalic || ownName != nil else { return .number(pointSize) }
            var members: [(String, DocumentValue)] = [("size", .number(pointSize))]
            if let ownName { members.append(("name", .text(ownName))) }
            if weight != "regular" { members.append(("weight", .text(weight))) }
            if isItalic { members.append(("italic", .flag(true))) }
            return .members(members)
        }

        /// Its PostScript name; nil for the system's font, whose families have names that begin with a point.
        private var ownName: String? { familyName.hasPrefix(".") ? nil : fontName }

        /// What documents know: the font itself where it has a name, else the system's of the same size, weight and slant.
        var plain: UIFont {
            guard ownName == nil else { return self }
            let (word, isItalic) = style
            let weight = Self.weights.first { $0.word == word }?.weight ?? .regular
            let font = UIFont.systemFont(ofSize: pointSize, weight: weight)
            guard isItalic, let descriptor = font.fontDescriptor.withSymbolicTraits(.traitItalic) else {
                return font
            }
            return UIFont(descriptor: descriptor, size: pointSize)
        }

        private var style: (weight: String, isItalic: Bool) {
            let descriptor = fontDescriptor
            let traits = descriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any]
            let number = traits?[.weight]
            let weight = (number as? CGFloat) ?? (number as? Double).map { CGFloat($0) } ?? 0
            let nearest = Self.weights.min {
                abs($0.weight.rawValue - weight) < abs($1.weight.rawValue - weight)
            }
            return (nearest?.word ?? "regular", descriptor.symbolicTraits.contains(.traitItalic))
        }

        private static let weights: [(word: String, weight: UIFont.Weight)] = [
            ("regular", .regular), ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light),
            ("medium", .medium), ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy),
            ("black", .black),
        ]
    }
#endif
