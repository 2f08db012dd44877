import LayoutValues
import Findings

/// The devices whose screens are known.
public enum DeviceCatalogue {
    /// The devices: phones before iPads, oldest and smallest first.
    public static let devices = phones + pads

    private static let deviceOfKey: [String: Device] = {
        var devices: [String: Device] = [:]
        for device in Self.devices {
            devices[key(device.name)] = device
        }
        for device in Self.devices {
            guard let name = device.interfaceBuilderName, devices[key(name)] == nil else { continue }
            devices[key(name)] = device
        }
        for device in Self.devices where !laterGenerations(of: device).isEmpty {
            devices[key("\(device.name) (1st generation)")] = device
        }
        return devices
    }()

    /// Returns the device with a name: its product name, or Interface Builder's name for its screen.
    ///
    /// Letter case, spaces, hyphens and brackets are ignored. If several models share Interface Builder's name, the
    /// oldest is returned.
    ///
    /// - Throws: `DeviceError.unknownName` with the closest known name.
    public static func device(named name: String) throws(DeviceError) -> Device {
        if let device = deviceOfKey[key(name)] { return device }
        throw .unknownName(name, suggestions: suggestions(for: name))
    }

    /// Returns the later generations of a model whose name alone means the first one: for iPhone SE, those of 2020 and
    /// 2022.
    public static func laterGenerations(of device: Device) -> [Device] {
        devices.filter { $0.name.hasPrefix("\(device.name) (") && $0.name.hasSuffix("generation)") }
    }

    /// Returns a common device of a kind, for canvases that aren't a device's.
    public static func typical(isPad: Bool, hasHomeIndicator: Bool) -> Device? {
        let name = isPad ? "iPad Pro 11" : hasHomeIndicator ? "iPhone 15" : "iPhone 8"
        return devices.first { $0.name == name }
    }

    /// The models that Apple currently sells, as far as the catalogue contains them.
    private static let current = [
        "iPhone 17", "iPhone Air", "iPhone 17 Pro", "iPhone 17 Pro Max", "iPhone 16e", "iPad 11",
        "iPad Air 11",
        "iPad Air 13", "iPad Pro 11 (M4)", "iPad Pro 13", "iPad mini 8.3",
    ]
    /// The maximum number of suggestions in a message.
    private static let mostSuggestions = 4

    /// Suggests current models for an ambiguous beginning of a name or a number that no model has, and the most
    /// similar name for anything else.
    private static func suggestions(for name: String) -> [String] {
        let beginning = key(name)
        let matching = current.filter { key($0).hasPrefix(beginning) }
        if beginning.count > 1, !matching.isEmpty { return Array(matching.prefix(mostSuggestions)) }
        // A wrong number isn't a misspelling: 'iPhone 99' is as far from 'iPhone 4' as from 'iPhone 17'.
        let number = beginning.filter(\.isNumber)
        let names = devices.map(\.name) + devices.compactMap(\.interfaceBuilderName)
        if let nearest = NearestName.find(name, in: names.filter { key($0).filter(\.isNumber) == number }) {
            return [nearest]
        }
        guard let family = NearestName.find(String(beginning.prefix { !$0.isNumber }), in: families) else {
            return []
        }
        return Array(current.filter { key($0).hasPrefix(family) }.prefix(mostSuggestions))
    }

    /// The beginnings of names, as keys.
    private static let families = ["iphone", "ipad", "ipadair", "ipadpro", "ipadmini"]

    private static func key(_ name: String) -> String {
        name.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
    }
}
