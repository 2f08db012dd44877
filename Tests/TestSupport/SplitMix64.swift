/// A small deterministic generator of random numbers (Steele, Lea, Flood: "Fast splittable pseudorandom number
/// generators", OOPSLA 2014).
package struct SplitMix64: RandomNumberGenerator {
    private var state: UInt64

    package init(seed: UInt64) { state = seed }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// Returns a random number of a range.
    package mutating func next(in range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

    /// Returns a random element of some values.
    package mutating func pick<Value>(_ values: [Value]) -> Value {
        values[Int(next() % UInt64(values.count))]
    }
}
