/// A problem with the name of a device.
public enum DeviceError: Error, Sendable, Hashable {
    /// No device has this name. The suggestions are the most similar names, the likeliest first.
    case unknownName(String, suggestions: [String])
}
