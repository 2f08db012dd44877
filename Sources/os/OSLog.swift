// The names and their meaning are those of Apple's module of the same name, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

import Foundation

/// The importance of a message, with Apple's raw values.
public struct OSLogType: RawRepresentable, Sendable, Hashable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public init(_ rawValue: UInt8) { self.rawValue = rawValue }

    public static let `default` = Self(0)
    public static let info = Self(1)
    public static let debug = Self(2)
    public static let error = Self(16)
    public static let fault = Self(17)
}

/// A part of an app that logs.
///
/// There is no log here, so messages go nowhere, as they don't go to a terminal on Apple's systems either. There, as here, the
/// environment variable `OS_ACTIVITY_DT_MODE` has them written to standard error.
open class OSLog: NSObject, @unchecked Sendable {
    public struct Category: Sendable, Hashable {
        public let rawValue: String
        public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    }

    public static let `default` = OSLog(subsystem: "", category: "")
    public static let disabled = OSLog(subsystem: "", category: "", isEnabled: false)
    private static let isShown = ProcessInfo.processInfo.environment["OS_ACTIVITY_DT_MODE"] != nil

    let subsystem: String
    let category: String
    private let isEnabled: Bool

    private init(subsystem: String, category: String, isEnabled: Bool) {
        (self.subsystem, self.category, self.isEnabled) = (subsystem, category, isEnabled)
    }
    public convenience init(subsystem: String, category: String) {
        self.init(subsystem: subsystem, category: category, isEnabled: true)
    }
    public convenience init(subsystem: String, category: Category) {
        self.init(subsystem: subsystem, category: category.rawValue)
    }

    public func isEnabled(type: OSLogType) -> Bool { isEnabled && Self.isShown }
    public var signpostsEnabled: Bool { false }

    func write(_ message: @autoclosure () -> String, _ type: OSLogType) {
        guard isEnabled(type: type) else { return }
        let place = subsystem.isEmpty ? "" : "[\(subsystem):\(category)] "
        FileHandle.standardError.write(Data("\(place)\(message())\n".utf8))
    }
}

/// Logs a message in the format of `printf`, in which `%{public}@` and `%{private}@` stand for objects too.
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
    type: OSLogType = .default, _ args: any CVarArg...
) {
    log.write(LogFormat(message.description).filled(with: args), type)
}

public func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
    _ args: any CVarArg...
) {
    log.write(LogFormat(message.description).filled(with: args), type)
}

/// A message with places for values.
private struct LogFormat {
    let text: String

    init(_ text: String) { self.text = text }

    /// The message with values in their places, each as Swift writes it.
    func filled(with values: [any CVarArg]) -> String {
        var result = ""
        var left = values[...]
        var rest = Substring(text)
        while let percent = rest.firstIndex(of: "%") {
            result += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            if rest.first == "%" {
                result += "%"
                rest = rest.dropFirst()
                continue
            }
            if rest.first == "{" { rest = rest.drop { $0 != "}" }.dropFirst() }
            rest = rest.drop { !$0.isLetter && $0 != "@" }
            rest = rest.drop { "hlqzjtL".contains($0) }.dropFirst()
            result += left.popFirst().map { "\($0)" } ?? ""
        }
        return result + rest
    }
}
