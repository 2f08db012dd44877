/// What can be wrong with the name of a device.
public enum DeviceError: Error, Sendable, Hashable {
    /// No device has the name; the suggestion is the nearest one that does, if any is near.
    case unknownName(String, suggestion: String?)
}
