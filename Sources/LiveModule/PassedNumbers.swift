/// Numbers and bytes in memory that stays where it is while the page reads them.
struct PassedNumbers {
    private(set) var numbers: UnsafeMutablePointer<Double>?
    private(set) var bytes: UnsafeMutablePointer<UInt8>?

    /// Copies lists in place of those before.
    mutating func pass(_ list: [Double], _ letters: [UInt8]) {
        numbers?.deallocate()
        bytes?.deallocate()
        let places = UnsafeMutablePointer<Double>.allocate(capacity: max(1, list.count))
        for index in list.indices { places[index] = list[index] }
        let text = UnsafeMutablePointer<UInt8>.allocate(capacity: max(1, letters.count))
        for index in letters.indices { text[index] = letters[index] }
        (numbers, bytes) = (places, text)
    }
}
