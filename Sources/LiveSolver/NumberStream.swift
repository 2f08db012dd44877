import TextMetrics

/// Numbers and texts that values are written to and read from, one after another.
///
/// Each kind of value has one function for both directions, which can't disagree.
package struct NumberStream: Sendable {
    /// The stream's numbers.
    package private(set) var numbers: [Double]
    /// The stream's texts.
    package private(set) var strings: [String]
    package let isReading: Bool
    private var nextNumber = 0
    private var nextString = 0
    /// Whether something else was found than expected; what is read from then on is meaningless.
    package private(set) var hasFailed = false

    /// Creates an empty stream to write to.
    package init() {
        (numbers, strings, isReading) = ([], [], false)
    }

    /// Creates a stream to read from.
    package init(reading numbers: [Double], _ strings: [String]) {
        (self.numbers, self.strings, isReading) = (numbers, strings, true)
    }

    /// Whether everything was read, and as expected.
    package var isFinished: Bool {
        !hasFailed && nextNumber == numbers.count && nextString == strings.count
    }

    /// Codes a number, which has to be finite.
    package mutating func code(_ value: inout Double) {
        guard isReading else { return numbers.append(value) }
        guard nextNumber < numbers.count else {
            hasFailed = true
            return
        }
        value = numbers[nextNumber]
        nextNumber += 1
    }

    /// Codes a whole number.
    package mutating func code(_ value: inout Int) {
        var number = Double(value)
        code(&number)
        guard isReading else { return }
        if let whole = Int(exactly: number), !hasFailed { value = whole } else { hasFailed = true }
    }

    /// Codes a condition.
    package mutating func code(_ value: inout Bool) {
        var number = value ? 1.0 : 0
        code(&number)
        if isReading { value = number != 0 }
    }

    /// Codes a text.
    package mutating func code(_ value: inout String) {
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

    /// Codes insets, those of zero as a single number.
    package mutating func code(_ value: inout Insets) {
        var isZero = value == .zero
        code(&isZero)
        if isZero { return }
        code(&value.top)
        code(&value.left)
        code(&value.bottom)
        code(&value.right)
    }

    /// Codes the number of a case.
    package mutating func code<Case: RawRepresentable>(case value: inout Case) where Case.RawValue == Int {
        var number = value.rawValue
        code(&number)
        guard isReading else { return }
        if let known = Case(rawValue: number) { value = known } else { hasFailed = true }
    }

    /// Codes a value that may be missing.
    package mutating func code<Value>(
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
    package mutating func code<Element>(
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

    /// Codes the place of a case among all.
    package mutating func code<Case: Equatable>(place value: inout Case, in all: [Case]) {
        var place = all.firstIndex(of: value) ?? 0
        code(&place)
        if all.indices.contains(place) { value = all[place] } else { value = all[0] }
    }

    /// Codes a font, apart from an app's own.
    @inline(never) package mutating func code(_ font: inout Font) {
        code(&font.size)
        code(place: &font.weight, in: Font.Weight.allCases)
        code(&font.isItalic)
        code(place: &font.family, in: FontFamily.allCases)
        code(&font.leading)
    }
}
