import Findings

/// Text for standard output and standard error: the program's own words, and what inputs say, escaped.
///
/// Only literals are printed as they are. Anything put into a literal is escaped to one line, so text from an input can
/// neither control a terminal nor fake a line of a report. A `String` can't be printed in any other way, except for text
/// of the program itself, such as its help.
package struct PrintedText: Sendable, Hashable, ExpressibleByStringInterpolation {
    /// The text with everything escaped.
    package private(set) var text = ""

    package init(stringLiteral text: StaticString) { self.text = text.description }

    package init(stringInterpolation: Interpolation) { text = stringInterpolation.text }

    /// Creates text that contains nothing from an input: help, tables, scripts for shells.
    ///
    /// `PrintingTests` lists the files that may do so.
    package init(ofProgram text: String) { self.text = text }

    /// Escapes what is put into a literal.
    package struct Interpolation: StringInterpolationProtocol {
        fileprivate var text = ""

        package init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

        package mutating func appendLiteral(_ literal: StaticString) { text += literal.description }

        package mutating func appendInterpolation(_ printed: PrintedText) { text += printed.text }

        package mutating func appendInterpolation(_ value: some CustomStringConvertible) {
            text += value.description.onOneLine
        }

        package mutating func appendInterpolation(_ error: any Error) { text += "\(error)".onOneLine }
    }

    /// Whether there is nothing to print.
    package var isEmpty: Bool { text.isEmpty }

    package static func + (first: PrintedText, second: PrintedText) -> PrintedText { "\(first)\(second)" }

    package static func += (text: inout PrintedText, addition: PrintedText) { text.text += addition.text }
}

extension Sequence<PrintedText> {
    /// Returns the texts one after another.
    package func joined(separator: PrintedText = "") -> PrintedText {
        var joined: PrintedText = ""
        for (index, text) in enumerated() {
            if index > 0 { joined += separator }
            joined += text
        }
        return joined
    }
}
