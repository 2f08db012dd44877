// Points, sizes and rectangles are Foundation's, and every file that works on values of a layout has them.
@_exported import struct Foundation.CGFloat
@_exported import struct Foundation.CGPoint
@_exported import struct Foundation.CGRect
@_exported import struct Foundation.CGSize
