// The module that source for iOS imports for layers, animations and transactions. Here they are part of UIKit.
@_exported import UIKit
