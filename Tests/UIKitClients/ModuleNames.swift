// Code in the style of apps and libraries, which needs no documentation here.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CoreGraphics
import Foundation
import ObjectiveC
import QuartzCore
import os.log

private var gradientKey: UInt8 = 0
private let log = OSLog(subsystem: "org.example.client", category: "layers")

/// Source that imports what it needs of UIKit by the names of the modules that it is in on Apple's systems.
public final class GradientOwner: NSObject {
    public let size: CGSize
    public init(size: CGSize) { self.size = size }

    public var gradient: CAGradientLayer {
        if let layer = objc_getAssociatedObject(self, &gradientKey) as? CAGradientLayer { return layer }
        let layer = CAGradientLayer()
        layer.frame = CGRect(origin: .zero, size: size).insetBy(dx: 1, dy: 1)
        objc_setAssociatedObject(self, &gradientKey, layer, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        os_log("made a layer of %{public}@", log: log, type: .debug, "\(layer.frame)")
        Logger(subsystem: "org.example.client", category: "layers").info(
            "size \(self.size.width, format: .fixed(precision: 1)) \(self.size.height, privacy: .public)")
        return layer
    }
}
