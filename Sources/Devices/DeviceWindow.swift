import LayoutValues
import Foundation

/// A window that an app can have on an iPad beside another app: a part of a split view, or slide over.
public struct DeviceWindow: Sendable, Hashable {
    /// The name of the iPad with its share of the screen, such as "iPad 9.7 (half)".
    public var name: String
    /// The iPad whose screen the window is on.
    public var device: Device
    /// Which way up it is held.
    public var orientation: Canvas.Orientation
    /// In points.
    public var size: CGSize

    /// A window; see the properties.
    public init(name: String, device: Device, orientation: Canvas.Orientation, size: CGSize) {
        self.name = name
        self.device = device
        self.orientation = orientation
        self.size = size
    }
}
