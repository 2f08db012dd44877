import Devices
import Engine
import Foundation

extension DocumentReader {
    /// Reads a canvas, or a state's changes to it.
    mutating func readCanvas(_ value: JSON5Value) -> CanvasDescription {
        var canvas = CanvasDescription()
        var sizePosition: SourcePosition?
        for member in members(of: value, as: .canvas, named: "canvas") {
            guard let key = CanvasKey(rawValue: member.key) else { continue }
            let value = member.value
            switch key {
            case .device: canvas.device = readDevice(value)
            case .orientation:
                canvas.orientationPosition = value.position
                canvas.orientation = value.string.flatMap(Canvas.Orientation.init(word:))
            case .size:
                canvas.size = value.size
                sizePosition = member.keyPosition
            case .safeAreaInsets: canvas.safeAreaInsets = readInsets(value)
            case .scale: canvas.scale = value.number
            case .layoutDirection: canvas.layoutDirection = value.string.flatMap(LayoutDirection.init(name:))
            case .keyboard:
                canvas.keyboard = readKeyboard(value)
                canvas.keyboardPosition = value.position
            case .contentSizeCategory: canvas.contentSizeCategory = value.string
            case .bars: canvas.bars = value.array?.compactMap { $0.word() }
            }
        }
        if canvas.device != nil, let sizePosition { findings.add(.deviceAndSize, at: sizePosition) }
        return canvas
    }

    private mutating func readDevice(_ value: JSON5Value) -> String? {
        guard let name = value.string else { return nil }
        do throws(DeviceError) {
            _ = try DeviceCatalogue.device(named: name)
        } catch {
            guard case .unknownName(_, let suggestions) = error else { return name }
            findings.add(.unknownDevice(name, suggestion: suggestions.first), at: value.position)
        }
        return name
    }

    private mutating func readKeyboard(_ value: JSON5Value) -> KeyboardState? {
        switch value.string {
        case "hidden": return .hidden
        case "docked": return .docked
        case "undocked": return .undocked
        default:
            let members = members(of: value, as: .keyboard, named: "keyboard")
            let height = members.value(of: KeyboardKey.height)?.number
            guard let frame = members.first(where: { $0.key == KeyboardKey.frame.rawValue }) else {
                if height == nil, value.members?.isEmpty == true {
                    findings.add(
                        .missingKey(KeyboardKey.height.rawValue, object: "keyboard"), at: value.position)
                }
                return height.map { .dockedAt(height: $0) }
            }
            if height != nil { findings.add(.keyboardHeightAndFrame, at: frame.keyPosition) }
            return frame.value.rect.map { .floating(frame: $0) }
        }
    }

    /// Reads insets from an array or an object.
    mutating func readInsets(_ value: JSON5Value, as name: ObjectName = .insets) -> InsetsDescription? {
        if let numbers = value.numbers, numbers.count == 4 {
            return .directional(
                DirectionalEdgeInsets(
                    top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3]))
        }
        let members = members(of: value, as: name, named: "insets")
        func number(_ key: InsetsKey) -> Double {
            members.value(of: key)?.number ?? 0
        }
        let physical = members.first { $0.key == "left" || $0.key == "right" }
        let directional = members.first { $0.key == "leading" || $0.key == "trailing" }
        if let physical, let directional {
            findings.add(.mixedInsets, at: max(physical.keyPosition, directional.keyPosition))
            return nil
        }
        if physical != nil {
            return .physical(
                EdgeInsets(
                    top: number(.top), left: number(.left), bottom: number(.bottom), right: number(.right)))
        }
        return .directional(
            DirectionalEdgeInsets(
                top: number(.top), leading: number(.leading), bottom: number(.bottom),
                trailing: number(.trailing)))
    }
}
