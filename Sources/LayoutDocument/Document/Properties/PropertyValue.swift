import Engine
import Foundation
import Findings

/// A kind of property value: its shape, and how to read a value of that shape.
struct PropertyValue<Value: Sendable>: @unchecked Sendable {
    let shape: Shape
    /// Converts a checked value, and reports problems inside it.
    let read: (JSON5Value, inout DocumentReader) -> Value?

    init(_ shape: Shape, read: @escaping (JSON5Value, inout DocumentReader) -> Value?) {
        self.shape = shape
        self.read = read
    }

    private init(_ shape: Shape, _ read: @escaping (JSON5Value) -> Value?) {
        self.init(shape) { value, _ in read(value) }
    }
}

extension PropertyValue where Value == Bool {
    static var flag: Self { Self(.flag, \.bool) }
}

extension PropertyValue where Value == String {
    static var text: Self { Self(.text, \.string) }
}

extension PropertyValue where Value == [String] {
    static var texts: Self { Self(.list(.text)) { ($0.array ?? []).compactMap(\.string) } }
}

extension PropertyValue where Value == Double {
    /// Points, 0 or more.
    static var length: Self { Self(.number(.length), \.number) }
}

extension PropertyValue where Value == Int {
    static var count: Self { Self(.number(.count)) { $0.number.map { Int($0) } } }
}

extension PropertyValue where Value == CGPoint {
    static var point: Self { Self(.tuple(["x", "y"], .points), \.point) }
}

extension PropertyValue where Value == CGRect {
    static var rect: Self { Self(.tuple(["x", "y", "width", "height"], .points), \.rect) }
}

extension PropertyValue where Value == CGSize {
    /// A width and a height, either of them -1 for none.
    static var intrinsicSize: Self { Self(.tuple(["width", "height"], .intrinsic), \.size) }
}

extension PropertyValue where Value == PrioritiesDescription {
    /// A priority for each axis.
    static var priorities: Self {
        Self(.tuple(["horizontal", "vertical"], .priority)) { value in
            value.pair.map {
                PrioritiesDescription(
                    horizontal: LayoutPriority(Float($0.0)), vertical: LayoutPriority(Float($0.1)))
            }
        }
    }
}

extension PropertyValue where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
    /// Returns one of the raw values of an enumeration.
    static func word(_ type: Value.Type) -> Self {
        Self(.word(Value.allCases.map(\.rawValue))) { $0.word() }
    }
}

extension PropertyValue where Value: NamedCase {
    /// Returns one of the cases by its name.
    static func name(_ type: Value.Type) -> Self {
        Self(.word(Value.allCases.map(\.name))) { $0.string.flatMap(Value.init(name:)) }
    }
}

extension PropertyValue where Value == LayoutAxis {
    static var axis: Self {
        Self(.word(LayoutAxis.allCases.map(\.word))) { value in
            LayoutAxis.allCases.first { $0.word == value.string }
        }
    }
}

extension PropertyValue where Value == AutoresizingMask {
    static var autoresizingMask: Self {
        Self(.list(.word(AutoresizingMask.words.map(\.word)))) { value in
            let words = (value.array ?? []).compactMap(\.string)
            return AutoresizingMask(
                AutoresizingMask.words.filter { words.contains($0.word) }.map(\.part))
        }
    }
}

extension AutoresizingMask {
    fileprivate static let words: [(word: String, part: AutoresizingMask)] = [
        ("flexibleLeftMargin", .flexibleLeftMargin), ("flexibleWidth", .flexibleWidth),
        ("flexibleRightMargin", .flexibleRightMargin), ("flexibleTopMargin", .flexibleTopMargin),
        ("flexibleHeight", .flexibleHeight), ("flexibleBottomMargin", .flexibleBottomMargin),
    ]
}
