/// A problem with the name of a device.
public enum DeviceError: Error, Sendable, Hashable {
    /// No device has the name; the suggestions are those that were probably meant, the likeliest first.
    case unknownName(String, suggestions: [String])
}
