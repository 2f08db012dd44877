#if !hasFeature(Embedded)
    // Points, sizes and rectangles are Foundation's where there is Foundation, and its own in a browser.
    @_exported import struct Foundation.CGFloat
    @_exported import struct Foundation.CGPoint
    @_exported import struct Foundation.CGRect
    @_exported import struct Foundation.CGSize
#endif
