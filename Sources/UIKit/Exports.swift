// As on Apple's systems, what imports UIKit has Foundation. Of the engine a single name is handed on, which makes the
// members of its classes visible; their names are UIKit's, in Names.
@_exported import struct Engine.LayoutFinding
@_exported import Foundation
