import CodeInput
import LayoutPipeline

/// Prints the options of SwiftPM by which a package uses UIKit without compiling it.
struct SwiftFlagsCommand: Subcommand {
    static let description = CommandDescription(
        name: "swift-flags",
        abstract: "Print the options with which 'swift build' and 'swift test' find UIKit.",
        discussion: """
            A package for iOS imports UIKit without depending on anything. With these options it finds the UIKit of this \
            program, which is built once for each version and compiler; the package doesn't depend on the product UIKit then. \
            Packages ask whether they can import 'os' to learn what they run on, so that it is found only if it is named. \
            Example: swift test $(layout-render swift-flags).
            """,
        operand: .init(
            "module", isRequired: false, isRepeatable: true, words: PackageFlags.further,
            synopsis: "[<module> ...]",
            help: "A further module that the package imports: \(PackageFlags.further.joined(separator: ", "))"
        ),
        options: [])

    private let modules: [String]

    init(_ arguments: ParsedArguments) throws(UsageError) {
        let words = PackageFlags.further
        if let unknown = arguments.operands.first(where: { !words.contains($0) }) {
            throw .unknownWord(
                option: "<module>", value: unknown, words: words,
                suggestion: Suggestion.find(unknown, in: words))
        }
        modules = arguments.operands
    }

    func run() throws -> ExitStatus {
        let flags = try PackageFlags(for: modules, version: Version.current) {
            StandardError.writeLine("\($0)")
        }
        try StandardOutput.write("\(flags.arguments.joined(separator: " "))\n")
        return .success
    }
}
