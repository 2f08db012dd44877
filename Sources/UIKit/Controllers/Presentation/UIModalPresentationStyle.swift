// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// How a controller is presented, with UIKit's raw values.
public enum UIModalPresentationStyle: Int, Sendable, Hashable {
    case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
    case none = -1
    case automatic = -2
}

/// How a controller comes, with UIKit's raw values.
public enum UIModalTransitionStyle: Int, Sendable, Hashable {
    case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
