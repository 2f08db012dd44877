// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// How bars look, with UIKit's raw values.
public enum UIBarStyle: Int, Sendable { case `default`, black }
/// Which form of a bar a setting is for, with UIKit's raw values.
public enum UIBarMetrics: Int, Sendable { case `default`, compact, defaultPrompt = 101, compactPrompt }
/// Where a bar is, with UIKit's raw values.
public enum UIBarPosition: Int, Sendable { case any, bottom, top, topAttached }

/// The colours of the status bar, with UIKit's raw values.
public enum UIStatusBarStyle: Int, Sendable, Hashable {
    case `default`, lightContent
    case darkContent = 3
}

/// How the status bar comes and goes, with UIKit's raw values.
public enum UIStatusBarAnimation: Int, Sendable, Hashable { case none, fade, slide }
