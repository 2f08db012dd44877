import Foundation

/// Something that happened to a view, after UIKit's `UIEvent`; nothing does by itself here.
open class Event: NSObject {}
