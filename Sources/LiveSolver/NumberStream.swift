/// Numbers and texts that values are written to and read from, one after another.
///
/// Each kind of value has one function for both directions, which can't disagree.
package struct NumberStream: Sendable {
    /// What was written, or is read.
    package private(set) var numbers: [Double]
    package private(set) var strings: [String]
    private let isReading: Bool
    private var nextNumber = 0
    private var nextString = 0
    /// Whether something else was found than expected; what is read from then on is meaningless.
    private(set) var hasFailed = false

    /// Creates an empty stream to write to.
    init() {
        (numbers, strings, isReading) = ([], [], false)
    }

    /// Creates a stream to read from.
    init(reading numbers: [Double], _ strings: [String]) {
        (self.numbers, self.strings, isReading) = (numbers, strings, true)
    }

    /// Whether everything was read, and as expected.
    var isFinished: Bool {
        !hasFailed && nextNumber == numbers.count && nextString == strings.count
    }

    mutating func code(_ value: inout Double) {
        guard isReading else { return numbers.append(value) }
        guard nextNumber < numbers.count else {
            hasFailed = true
            return
        }
        value = numbers[nextNumber]
        nextNumber += 1
    }

    mutating func code(_ value: inout Int) {
        var number = Double(value)
        code(&number)
        guard isReading else { return }
        if let whole = Int(exactly: number), !hasFailed { value = whole } else { hasFailed = true }
    }

    mutating func code(_ value: inout Bool) {
        var number = value ? 1.0 : 0
        code(&number)
        if isReading { value = number != 0 }
    }

    mutating func code(_ value: inout String) {
        guard isReading else { return strings.append(value) }
        guard nextString < strings.count else {
            hasFailed = true
            return
        }
        value = strings[nextString]
        nextString += 1
    }

    /// Codes a number that can be infinite, which JSON has no word for.
    mutating func codeInfinite(_ value: inout Double) {
        var isInfinite = value == .infinity
        code(&isInfinite)
        if isInfinite { value = .infinity } else { code(&value) }
    }

    mutating func code(_ value: inout Range<Int>) {
        var (start, end) = (value.lowerBound, value.upperBound)
        code(&start)
        code(&end)
        guard isReading else { return }
        if start <= end, start >= 0 { value = start..<end } else { hasFailed = true }
    }

    mutating func code(_ value: inout Insets) {
        var isZero = value == .zero
        code(&isZero)
        if isZero { return }
        code(&value.top)
        code(&value.left)
        code(&value.bottom)
        code(&value.right)
    }

    /// Codes the number of a case.
    mutating func code<Case: RawRepresentable>(case value: inout Case) where Case.RawValue == Int {
        var number = value.rawValue
        code(&number)
        guard isReading else { return }
        if let known = Case(rawValue: number) { value = known } else { hasFailed = true }
    }

    /// Codes a value that may be missing.
    mutating func code<Value>(
        optional value: inout Value?, or initial: Value, _ body: (inout NumberStream, inout Value) -> Void
    ) {
        var exists = value != nil
        code(&exists)
        guard exists else {
            value = nil
            return
        }
        var coded = value ?? initial
        body(&self, &coded)
        value = coded
    }

    /// Codes a list.
    mutating func code<Element>(
        list: inout [Element], of initial: Element, _ body: (inout NumberStream, inout Element) -> Void
    ) {
        var count = list.count
        code(&count)
        guard isReading else {
            for index in list.indices { body(&self, &list[index]) }
            return
        }
        list = []
        while list.count < count, !hasFailed {
            var element = initial
            body(&self, &element)
            list.append(element)
        }
    }
}
