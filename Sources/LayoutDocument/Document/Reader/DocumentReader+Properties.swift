import Engine
import Foundation
import TextMetrics

extension DocumentReader {
    mutating func readFont(_ value: JSON5Value) -> FontDescription {
        if let size = value.number { return FontDescription(size: .points(size)) }
        let members = members(of: value, as: .font, named: "font")
        func part(_ key: FontKey) -> JSON5Value? { members.value(of: key) }
        var font = FontDescription(
            size: .points(part(.size)?.number ?? 17), name: part(.name)?.string,
            weight: part(.weight)?.word(),
            isItalic: part(.italic)?.bool ?? false)
        if let style: TextStyle = part(.textStyle)?.word() {
            font.size = .textStyle(style)
            if let size = members.first(where: { $0.key == FontKey.size.rawValue }) {
                findings.add(.fontSizeAndStyle, at: size.keyPosition)
            }
        }
        if let name = part(.name), let text = name.string {
            description.fonts.append(FontName(name: text, position: name.position))
        }
        return font
    }

    mutating func readImage(_ value: JSON5Value) -> Image?? {
        if case .null = value.content { return .some(nil) }
        if let size = value.size { return Image(size: size) }
        let members = members(of: value, as: .image, named: "image")
        guard let size = members.value(of: ImageKey.size)?.size else { return nil }
        return Image(name: members.value(of: ImageKey.name)?.string, size: size)
    }

    mutating func readColor(_ value: JSON5Value) -> DynamicColor? {
        if let color = value.string.flatMap(DynamicColor.init(documentText:)) { return color }
        let members = members(of: value, as: .dynamicColor, named: "backgroundColor")
        func color(_ key: DynamicColorKey) -> DynamicColor? {
            members.value(of: key)?.string.flatMap(DynamicColor.init(documentText:))
        }
        guard let light = color(.light) ?? color(.dark), let dark = color(.dark) ?? color(.light) else {
            return nil
        }
        return DynamicColor(light: light.light, dark: dark.dark)
    }

    mutating func readConfiguration(_ value: JSON5Value) -> ButtonConfiguration {
        var configuration = ButtonConfiguration()
        for member in members(of: value, as: .buttonConfiguration, named: "configuration") {
            switch ButtonConfigurationKey(rawValue: member.key) {
            case .contentInsets:
                if case .directional(let insets)? = readInsets(member.value, as: .directionalInsets) {
                    configuration.contentInsets = insets
                }
            case .imagePadding: configuration.imagePadding = member.value.number ?? 0
            case nil: break
            }
        }
        return configuration
    }

    mutating func readKeyboardGuide(_ value: JSON5Value) -> KeyboardGuideDescription {
        let members = members(of: value, as: .keyboardGuide, named: "keyboardLayoutGuide")
        return KeyboardGuideDescription(
            followsUndockedKeyboard: members.value(of: KeyboardGuideKey.followsUndockedKeyboard)?.bool,
            usesBottomSafeArea: members.value(of: KeyboardGuideKey.usesBottomSafeArea)?.bool)
    }

    mutating func readSpacings(_ value: JSON5Value) -> [String: Double] {
        var spacings: [String: Double] = [:]
        for entry in entries(of: value) { spacings[entry.key] = entry.value.number }
        return spacings
    }
}
