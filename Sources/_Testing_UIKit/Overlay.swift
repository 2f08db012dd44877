// Swift Testing has a cross-import overlay of this name for what imports it together with UIKit. On Apple's systems the
// toolchain brings it (to attach images to tests); here the name alone is needed, so that such tests compile.
@_exported import UIKit
