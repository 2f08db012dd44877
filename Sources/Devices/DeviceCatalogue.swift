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

    /// The device of a name, either the one it is sold under or Interface Builder's for its screen.
    ///
    /// Letter case, spaces, hyphens and brackets make no difference. Where models share Interface Builder's name,
    /// it stands for the oldest.
    public static func device(named name: String) throws(DeviceError) -> Device {
        if let device = deviceOfKey[key(name)] { return device }
        let names = devices.map(\.name) + devices.compactMap(\.interfaceBuilderName)
        throw .unknownName(name, suggestion: NearestName.find(name, in: names))
    }

    private static func key(_ name: String) -> String {
        name.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
    }
}
