import Foundation

/// A text to be translated, with the values that it is interpolated with.
public struct LayoutRenderLocalization: ExpressibleByStringInterpolation {
    /// Its key in tables, with a format in the place of each value.
    fileprivate let key: String
    fileprivate let values: [any CVarArg]

    /// A text without values.
    public init(stringLiteral value: String) { (key, values) = (value, []) }
    /// A text with values.
    public init(stringInterpolation: StringInterpolation) {
        (key, values) = (stringInterpolation.key, stringInterpolation.values)
    }
    /// A text that is computed.
    public init(_ value: String) { self.init(stringLiteral: value) }

    /// Collects the key and the values.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var key = ""
        fileprivate var values: [any CVarArg] = []

        /// Starts an empty text.
        public init(literalCapacity: Int, interpolationCount: Int) {}
        /// Adds a part as it is.
        public mutating func appendLiteral(_ literal: String) { key += literal }
        /// Adds a whole number.
        public mutating func appendInterpolation(_ value: Int) {
            key += "%lld"
            values.append(value)
        }
        /// Adds a number.
        public mutating func appendInterpolation(_ value: Double) {
            key += "%lf"
            values.append(value)
        }
        /// Adds what is shown of another value.
        public mutating func appendInterpolation<Value>(_ value: Value) {
            key += "%@"
            values.append(NSString(string: "\(value)"))
        }
    }
}

extension String {
    /// What Foundation calls a text to be translated.
    public typealias LocalizationValue = LayoutRenderLocalization

    /// The text of the project's tables; the key, with its values, where they have none.
    public init(
        localized key: LayoutRenderLocalization, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        let text = (bundle ?? .main).localizedString(forKey: key.key, value: nil, table: table)
        self = key.values.isEmpty ? text : String(format: text, arguments: key.values)
    }

    /// The same, with a text for the case that the tables have none.
    public init(
        localized key: StaticString, defaultValue: LayoutRenderLocalization, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
        let text = (bundle ?? .main).localizedString(forKey: "\(key)", value: defaultValue.key, table: table)
        self = defaultValue.values.isEmpty ? text : String(format: text, arguments: defaultValue.values)
    }
}

extension Bundle {
    /// The resources of a package's target, which are in the program's own folder here.
    public static var module: Bundle { .main }
}
