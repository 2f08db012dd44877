/// A line and column, advanced scalar by scalar; LF, CR and CR LF each end a line.
struct XMLPosition: Sendable, Equatable {
    private(set) var line = 1
    private(set) var column = 1
    private var followsCarriageReturn = false

    /// Moves past one scalar.
    mutating func advance(over scalar: Unicode.Scalar) {
        advance(over: scalar.isASCII ? UInt8(scalar.value) : 0xC0)
    }

    /// Moves past one byte of UTF-8; continuation bytes don't count.
    mutating func advance(over byte: UInt8) {
        let isLineFeed = byte == UInt8(ascii: "\n")
        if isLineFeed, followsCarriageReturn {
            followsCarriageReturn = false
            return
        }
        followsCarriageReturn = byte == UInt8(ascii: "\r")
        if isLineFeed || followsCarriageReturn {
            line += 1
            column = 1
        } else if byte & 0xC0 != 0x80 {
            column += 1
        }
    }
}
