import Engine
import Foundation

extension DocumentReader {
    /// The property that a checked value stands for.
    mutating func property(_ key: ViewPropertyKey, _ value: JSON5Value) -> ViewProperty? {
        switch key {
        case .hidden: value.bool.map { .hidden($0) }
        case .text: value.string.map { .text($0) }
        case .font: readFont(value)
        case .intrinsicContentSize: value.size.map { .intrinsicContentSize($0) }
        case .hugging: value.pair.map { .hugging(horizontal: $0.0, vertical: $0.1) }
        case .compressionResistance:
            value.pair.map { .compressionResistance(horizontal: $0.0, vertical: $0.1) }
        case .frame: value.rect.map { .frame($0) }
        case .autoresizingMask: .autoresizingMask(Self.autoresizingMask(value))
        case .layoutMargins: readInsets(value).map { .layoutMargins($0) }
        case .directionalLayoutMargins:
            readInsets(value, as: .directionalInsets).map { .layoutMargins($0) }
        case .preservesSuperviewLayoutMargins: value.bool.map { .preservesSuperviewLayoutMargins($0) }
        case .insetsLayoutMarginsFromSafeArea: value.bool.map { .insetsLayoutMarginsFromSafeArea($0) }
        case .additionalSafeAreaInsets: readInsets(value).map { .additionalSafeAreaInsets($0) }
        case .alignmentRectInsets: readInsets(value).map { .alignmentRectInsets($0) }
        case .semanticContentAttribute: value.word().map { .semanticContentAttribute($0) }
        case .clipsToBounds: value.bool.map { .clipsToBounds($0) }
        case .keyboardLayoutGuide: readKeyboardGuide(value)
        case .backgroundColor: readColor(value).map { .backgroundColor($0) }
        case .cornerRadius: value.number.map { .cornerRadius($0) }
        default: stackProperty(key, value) ?? controlProperty(key, value)
        }
    }

    private mutating func stackProperty(_ key: ViewPropertyKey, _ value: JSON5Value) -> ViewProperty? {
        switch key {
        case .axis: value.word().map { .axis($0) }
        case .spacing: value.number.map { .spacing($0) }
        case .alignment: value.word().map { .alignment($0) }
        case .distribution: value.word().map { .distribution($0) }
        case .customSpacing: .customSpacing(readSpacings(value))
        case .layoutMarginsRelativeArrangement: value.bool.map { .layoutMarginsRelativeArrangement($0) }
        case .baselineRelativeArrangement: value.bool.map { .baselineRelativeArrangement($0) }
        default: nil
        }
    }

    private mutating func controlProperty(_ key: ViewPropertyKey, _ value: JSON5Value) -> ViewProperty? {
        switch key {
        case .numberOfLines: value.number.map { .numberOfLines(Int($0)) }
        case .preferredMaxLayoutWidth: value.number.map { .preferredMaxLayoutWidth($0) }
        case .textAlignment: value.word().map { .textAlignment($0) }
        case .image: readImage(value)
        case .contentOffset: value.point.map { .contentOffset($0) }
        case .textContainerInset: readInsets(value).map { .textContainerInset($0) }
        case .scrollEnabled: value.bool.map { .scrollEnabled($0) }
        case .placeholder: value.string.map { .placeholder($0) }
        case .borderStyle: value.word().map { .borderStyle($0) }
        case .segments: .segments((value.array ?? []).compactMap(\.string))
        case .numberOfPages: value.number.map { .numberOfPages(Int($0)) }
        case .configuration: .configuration(readConfiguration(value))
        case .indicatorStyle: value.word().map { .indicatorStyle($0) }
        case .preferredDatePickerStyle: value.word().map { .preferredDatePickerStyle($0) }
        default: nil
        }
    }

    private mutating func readFont(_ value: JSON5Value) -> ViewProperty {
        if let size = value.number { return .font(Font(size: size)) }
        let members = members(of: value, as: .font, named: "font")
        func part(_ key: FontKey) -> JSON5Value? { members.value(of: key) }
        let weight: Font.Weight? = part(.weight)?.word()
        let isItalic = part(.italic)?.bool ?? false
        if let style: TextStyle = part(.textStyle)?.word() {
            if let size = members.first(where: { $0.key == FontKey.size.rawValue }) {
                mistakes.add(.fontSizeAndStyle, at: size.keyPosition)
            }
            return .textStyle(style, weight: weight, isItalic: isItalic)
        }
        return .font(
            Font(size: part(.size)?.number ?? 17, weight: weight ?? .regular, isItalic: isItalic))
    }

    private mutating func readImage(_ value: JSON5Value) -> ViewProperty? {
        if case .null = value.content { return .image(nil) }
        if let size = value.size { return .image(Image(size: size)) }
        let members = members(of: value, as: .image, named: "image")
        guard let size = members.value(of: ImageKey.size)?.size else { return nil }
        return .image(Image(name: members.value(of: ImageKey.name)?.string, size: size))
    }

    private mutating func readColor(_ value: JSON5Value) -> DynamicColor? {
        if let color = value.string.flatMap(Color.init(documentText:)) { return DynamicColor(color) }
        let members = members(of: value, as: .dynamicColor, named: "backgroundColor")
        func color(_ key: DynamicColorKey) -> Color? {
            members.value(of: key)?.string.flatMap(Color.init(documentText:))
        }
        guard let light = color(.light) ?? color(.dark) else { return nil }
        return DynamicColor(light: light, dark: color(.dark) ?? light)
    }

    private mutating func readConfiguration(_ value: JSON5Value) -> ButtonConfiguration {
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

    private mutating func readKeyboardGuide(_ value: JSON5Value) -> ViewProperty {
        let members = members(of: value, as: .keyboardGuide, named: "keyboardLayoutGuide")
        return .keyboardLayoutGuide(
            followsUndockedKeyboard: members.value(of: KeyboardGuideKey.followsUndockedKeyboard)?.bool,
            usesBottomSafeArea: members.value(of: KeyboardGuideKey.usesBottomSafeArea)?.bool)
    }

    private mutating func readSpacings(_ value: JSON5Value) -> [String: Double] {
        var spacings: [String: Double] = [:]
        for entry in entries(of: value) { spacings[entry.key] = entry.value.number }
        return spacings
    }

    private static func autoresizingMask(_ value: JSON5Value) -> AutoresizingMask {
        var mask: AutoresizingMask = []
        for part in value.array ?? [] {
            switch part.string {
            case "flexibleLeftMargin": mask.insert(.flexibleLeftMargin)
            case "flexibleWidth": mask.insert(.flexibleWidth)
            case "flexibleRightMargin": mask.insert(.flexibleRightMargin)
            case "flexibleTopMargin": mask.insert(.flexibleTopMargin)
            case "flexibleHeight": mask.insert(.flexibleHeight)
            case "flexibleBottomMargin": mask.insert(.flexibleBottomMargin)
            default: break
            }
        }
        return mask
    }
}
