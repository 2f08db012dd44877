import Engine

/// The devices whose screens are known.
public enum DeviceCatalogue {
    /// Phones before pads, oldest and smallest first.
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
        return devices
    }()

    /// The device with a name, either the one it is sold under or Interface Builder's name for its screen.
    ///
    /// Letter case, spaces, hyphens and brackets are ignored. If several models share Interface Builder's
    /// name, it means the oldest.
    ///
    /// - Throws: `DeviceError.unknownName` with the closest known name.
    public static func device(named name: String) throws(DeviceError) -> Device {
        if let device = deviceOfKey[key(name)] { return device }
        throw .unknownName(name, suggestions: suggestions(for: name))
    }

    /// The models that Apple sells, as far as the catalogue knows them.
    private static let current = [
        "iPhone 17", "iPhone Air", "iPhone 17 Pro", "iPhone 17 Pro Max", "iPhone 16e", "iPad 11",
        "iPad Air 11",
        "iPad Air 13", "iPad Pro 11 (M4)", "iPad Pro 13", "iPad mini 8.3",
    ]
    /// Suggestions that a message has room for.
    private static let mostSuggestions = 4

    /// What a beginning leaves open is answered with current models, anything else with the name spelt most alike.
    private static func suggestions(for name: String) -> [String] {
        let beginning = key(name)
        let matching = current.filter { key($0).hasPrefix(beginning) }
        if beginning.count > 1, !matching.isEmpty { return Array(matching.prefix(mostSuggestions)) }
        let names = devices.map(\.name) + devices.compactMap(\.interfaceBuilderName)
        return NearestName.find(name, in: names).map { [$0] } ?? []
    }

    private static func key(_ name: String) -> String {
        name.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
    }
}
