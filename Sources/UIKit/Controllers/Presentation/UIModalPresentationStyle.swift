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

/// The colours of the status bar, with UIKit's raw values.
public enum UIStatusBarStyle: Int, Sendable, Hashable {
    case `default`, lightContent
    case darkContent = 3
}

/// How the status bar comes and goes, with UIKit's raw values.
public enum UIStatusBarAnimation: Int, Sendable, Hashable { case none, fade, slide }

/// Which ways up an interface may be, with UIKit's raw values.
public struct UIInterfaceOrientationMask: OptionSet, Sendable, Hashable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let portrait = Self(rawValue: 1 << 1)
    public static let portraitUpsideDown = Self(rawValue: 1 << 2)
    public static let landscapeRight = Self(rawValue: 1 << 3)
    public static let landscapeLeft = Self(rawValue: 1 << 4)
    public static let landscape: Self = [.landscapeLeft, .landscapeRight]
    public static let all: Self = [.portrait, .portraitUpsideDown, .landscape]
    public static let allButUpsideDown: Self = [.portrait, .landscape]
}
