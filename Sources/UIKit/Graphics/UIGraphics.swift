// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

/// The contexts that were begun and not yet ended, the current one last.
@MainActor
private enum OpenContexts {
    static var contexts: [(context: CGContext, size: CGSize)] = []
}

/// The context that is drawn into; nil outside of `UIGraphicsBeginImageContext` and its companions.
@preconcurrency @MainActor
public func UIGraphicsGetCurrentContext() -> CGContext? { OpenContexts.contexts.last?.context }

/// Begins an image of a size in points.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    OpenContexts.contexts.append((CGContext(size: size), size))
}

/// Begins an image of a size in points.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// The image that was begun, which has its size.
@preconcurrency @MainActor
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    OpenContexts.contexts.last.map { UIImage(size: $0.size) }
}

/// Ends the image begun last.
@preconcurrency @MainActor
public func UIGraphicsEndImageContext() { _ = OpenContexts.contexts.popLast() }

/// Fills a rectangle of the current context.
@preconcurrency @MainActor
public func UIRectFill(_ rect: CGRect) {}
@preconcurrency @MainActor
public func UIRectFrame(_ rect: CGRect) {}
@preconcurrency @MainActor
public func UIRectClip(_ rect: CGRect) {}

/// Makes a context the current one.
@preconcurrency @MainActor
public func UIGraphicsPushContext(_ context: CGContext) {
    OpenContexts.contexts.append((context, context.boundingBoxOfClipPath.size))
}
/// Makes the context before it the current one again.
@preconcurrency @MainActor
public func UIGraphicsPopContext() { _ = OpenContexts.contexts.popLast() }
