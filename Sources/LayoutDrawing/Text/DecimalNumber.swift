/// Formats numbers of pictures.
package enum DecimalNumber {
    /// Formats a number with at most three decimals and no trailing zeros.
    package static func text(_ value: Double) -> String {
        var bytes: [UInt8] = []
        append(value, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Appends a number with at most three decimals and no trailing zeros.
    package static func append(_ value: Double, to bytes: inout [UInt8]) {
        let thousandths = (value * 1000).rounded()
        guard thousandths.isFinite, abs(thousandths) < 1e15 else { return bytes.append(UInt8(ascii: "0")) }
        if thousandths < 0 { bytes.append(UInt8(ascii: "-")) }
        let (whole, fraction) = UInt64(abs(thousandths)).quotientAndRemainder(dividingBy: 1000)
        bytes += String(whole).utf8
        guard fraction != 0 else { return }
        bytes.append(UInt8(ascii: "."))
        for (place, rest) in [(100, 1000), (10, 100), (1, 10)] as [(UInt64, UInt64)]
        where fraction % rest != 0 {
            bytes.append(UInt8(ascii: "0") + UInt8(fraction / place % 10))
        }
    }
}
