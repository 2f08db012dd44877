// Swift Testing has a cross-import overlay of this name for what imports it together with Core Graphics, as for UIKit.
@_exported import CoreGraphics
