// The module that source for iOS imports for Objective-C's functions. Here they are part of UIKit.
@_exported import UIKit
