// The module that source for iOS imports for rectangles, transforms, paths and contexts. Here they are part of UIKit.
@_exported import UIKit
