import Engine
import Foundation

extension DocumentReader {
    /// The property that a checked value stands for.
    mutating func property(_ key: ViewPropertyKey, _ value: JSON5Value) -> ViewProperty? {
        switch key {
        case .hidden: value.bool.map { .hidden($0) }
        case .text: value.string.map { .text($0) }
        case .font: .font(readFont(value))
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
        default: controlProperty(key, value)
        }
    }

    private mutating func controlProperty(_ key: ViewPropertyKey, _ value: JSON5Value) -> ViewProperty? {
        switch key {
        case .axis: value.word().map { .axis($0) }
        case .spacing: value.number.map { .spacing($0) }
        case .alignment: value.word().map { .alignment($0) }
        case .distribution: value.word().map { .distribution($0) }
        case .customSpacing: .customSpacing(readSpacings(value))
        case .layoutMarginsRelativeArrangement: value.bool.map { .layoutMarginsRelativeArrangement($0) }
        case .baselineRelativeArrangement: value.bool.map { .baselineRelativeArrangement($0) }
        case .numberOfLines: value.number.map { .numberOfLines(Int($0)) }
        case .preferredMaxLayoutWidth: value.number.map { .preferredMaxLayoutWidth($0) }
        case .textAlignment: value.word().map { .textAlignment($0) }
        case .image: readImage(value)
        case .contentOffset: value.point.map { .contentOffset($0) }
        case .textContainerInset: readInsets(value).map { .textContainerInset($0) }
        default: nil
        }
    }

    private mutating func readFont(_ value: JSON5Value) -> Font {
        if let size = value.number { return Font(size: size) }
        var font = Font(size: 17)
        for member in members(of: value, as: .font, named: "font") {
            switch FontKey(rawValue: member.key) {
            case .size: font.size = member.value.number ?? font.size
            case .weight: font.weight = member.value.word() ?? font.weight
            case .italic: font.isItalic = member.value.bool ?? font.isItalic
            case nil: break
            }
        }
        return font
    }

    private mutating func readImage(_ value: JSON5Value) -> ViewProperty? {
        if let size = value.size { return .image(name: nil, size: size) }
        let members = members(of: value, as: .image, named: "image")
        guard let size = members.value(of: ImageKey.size)?.size else { return nil }
        return .image(name: members.value(of: ImageKey.name)?.string, size: size)
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
