import Engine
import FileAccess
import Findings
import Foundation
import LayoutDocument
import LayoutPipeline

/// Reads the configuration file of a project.
struct ConfigurationReader {
    private var configuration: Configuration
    private var findings: [Finding] = []
    private let top: ProjectTop
    /// The options that the file can set.
    private let options: [ArgumentOption]

    private init(path: String, options: [ArgumentOption]) {
        self.options = options
        configuration = Configuration(path: path)
        top = ProjectTop(ofSettingsIn: FilePath.parent(of: path))
    }

    /// Returns the configuration of a run: the file that the command line names, or else the nearest one to its inputs; nil
    /// if there is none.
    ///
    /// - Parameter options: Those that a project can set.
    /// - Throws: `RunFailure` if the file can't be used.
    static func settings(
        for arguments: ParsedArguments, in folder: String, options: [ArgumentOption]
    ) throws(RunFailure) -> Configuration? {
        if let path = arguments.string(.config) {
            return try read(FilePath.joined(path, to: folder), options: options)
        }
        return try nearest(in: ConfigurationSearch(arguments, in: folder), options: options)
    }

    /// Returns the first configuration that a search finds; nil if there is none.
    ///
    /// - Parameter options: Those that a project can set.
    /// - Throws: `RunFailure` if the file can't be used.
    static func nearest(
        in search: ConfigurationSearch, options: [ArgumentOption]
    ) throws(RunFailure) -> Configuration? {
        try search.files.first { FileKind(ofEntryAt: $0) != nil }.map { path throws(RunFailure) in
            try read(path, options: options)
        }
    }

    private static func read(
        _ path: String, options: [ArgumentOption]
    ) throws(RunFailure) -> Configuration {
        var reader = ConfigurationReader(path: path, options: options)
        do throws(FileError) {
            reader.read(TextBytes.utf8(try FileReader.bytes(at: path, limit: 1 << 20)))
        } catch {
            reader.findings.append(Finding(file: path, code: .unreadable, message: "\(error)"))
        }
        guard reader.findings.isEmpty else { throw RunFailure(reader.findings) }
        return reader.configuration
    }

    /// What settings look like.
    private static let example = "{ device: \"iPhone 16\" }"

    private mutating func read(_ bytes: [UInt8]) {
        let document = JSON5Document(parsing: bytes)
        for error in document.errors {
            report(.syntax, error.value.message(example: Self.example), at: error.position)
        }
        guard document.errors.isEmpty, let value = document.value else { return }
        guard case .object(let members) = value.content else {
            return report(
                .invalidValue, "expected an object; write \(Self.example)", at: value.position)
        }
        for (member, first) in members.duplicates() {
            let finding = DocumentFinding.duplicateKey(member.key, first: first.keyPosition)
            report(finding.code, finding.message, at: member.keyPosition)
        }
        for member in members { read(member) }
    }

    private mutating func read(_ member: JSON5Member) {
        if member.key == Configuration.inputsKey { return readInputs(member) }
        if member.key == Configuration.codeKey { return readCode(member.value) }
        guard let option = options.first(where: { $0.name == member.key }) else {
            let known = [Configuration.inputsKey, Configuration.codeKey] + options.map(\.name)
            let hint = NearestName.find(member.key, in: known).map { "did you mean \($0)?" }
            return report(
                .invalidKey,
                "unknown key \(member.key.abridged); \(hint ?? "remove it, or see 'layout-render config --help'")",
                at: member.keyPosition)
        }
        var member = member
        if option.name == ArgumentOption.silence.name { takeSilences(from: &member) }
        guard let values = Self.values(of: member.value, for: option) else {
            let example = option.value == .none ? "true or false" : "text, a number or a list of them"
            return report(
                .invalidValue, "invalid value for \(member.key); write \(example)", at: member.value.position)
        }
        if option.value == .none {
            if values == ["true"] { configuration.settings.append(.init(option: option, values: [])) }
            return
        }
        if let message = Self.problem(with: values, of: option) {
            return report(.invalidValue, message, at: member.value.position)
        }
        if let path = values.first(where: { leadsOut($0, of: option) }) {
            return reportPath(path, of: member)
        }
        configuration.settings.append(.init(option: option, values: values))
    }

    private mutating func readCode(_ value: JSON5Value) {
        var reader = ShownCodeReader(file: configuration.path)
        reader.read(value)
        configuration.shownCode = reader.shown
        for (message, position) in reader.mistakes { report(.invalidValue, message, at: position) }
    }

    /// Takes what silences findings of a file out of a list, in which codes stay.
    private mutating func takeSilences(from member: inout JSON5Member) {
        guard case .array(let parts) = member.value.content else { return }
        var reader = SilenceReader(file: configuration.path)
        member.value.content = .array(parts.filter { !reader.take($0) })
        configuration.silences += reader.silences
        for (message, position) in reader.mistakes { report(.invalidValue, message, at: position) }
    }

    /// Whether a value names a file outside of the project.
    private func leadsOut(_ value: String, of option: ArgumentOption) -> Bool {
        option.isPath(value) && !top.contains(path(value))
    }

    /// Returns a path in the file, which begins at the file's folder.
    private func path(_ text: String) -> String {
        FilePath.joined(text, to: FilePath.parent(of: configuration.path))
    }

    private mutating func reportPath(_ path: String, of member: JSON5Member) {
        report(
            .invalidValue,
            "\(member.key) names '\(path)', which is outside of the project in \(top.path); name a path in it, or "
                + "give this one on the command line",
            at: member.value.position)
    }

    private mutating func readInputs(_ member: JSON5Member) {
        let value = member.value
        let inputs: [String]? =
            switch value.content {
            case .string(let text): [text]
            case .array(let parts): Self.texts(of: parts)
            default: nil
            }
        guard let inputs, !inputs.isEmpty, !inputs.contains(where: { $0.isEmpty || $0.hasPrefix("-") }) else {
            return report(
                .invalidValue, "invalid value for inputs; write paths, such as [\"Layouts\"]",
                at: value.position)
        }
        for input in inputs {
            let path = path(input)
            // What matches a pattern is in the folder that its first names lead to.
            let names = FilePath.components(of: path)
            let start = names.prefix { !PathPattern.isPattern(String($0)) }
            let folder = start.joined(separator: "/")
            guard top.contains(folder.isEmpty ? "/" : folder), !names[start.count...].contains("..") else {
                return reportPath(input, of: member)
            }
            guard isLayoutName(path) else {
                return report(
                    .invalidValue,
                    "inputs names '\(input)', which isn't a layout; name folders, patterns, or .json5, .json, .xib and "
                        + ".storyboard files",
                    at: member.value.position)
            }
        }
        configuration.inputs = inputs
    }

    /// Whether a path can only lead to layouts: reports of other files would disclose their contents.
    private func isLayoutName(_ path: String) -> Bool {
        FileKind(at: path) != .file || InputFormat(pathExtension: FilePath.pathExtension(of: path)) != nil
    }

    /// Returns the option values in a JSON5 value; nil if it has the wrong type.
    private static func values(of value: JSON5Value, for option: ArgumentOption) -> [String]? {
        switch (value.content, option.value) {
        case (.bool(let isOn), .none): [isOn ? "true" : "false"]
        case (_, .none): nil
        case (.string(let text), _): [text]
        case (.number(let number), _) where number.isFinite: [number.plain]
        case (.array(let parts), _) where option.isRepeatable && parts.isEmpty: []
        case (.array(let parts), .listOf): joined(parts).map { [$0] }
        case (.array(let parts), _) where option.isRepeatable: texts(of: parts)
        default: nil
        }
    }

    private static func texts(of values: [JSON5Value]) -> [String]? {
        let texts = values.compactMap { value in
            if case .string(let text) = value.content { text } else { nil }
        }
        return texts.count == values.count ? texts : nil
    }

    private static func joined(_ values: [JSON5Value]) -> String? {
        texts(of: values).map { $0.joined(separator: ",") }
    }

    /// Returns the error that a command line with these values would have; nil if they are valid.
    private static func problem(with values: [String], of option: ArgumentOption) -> String? {
        let command = CommandDescription(name: "", abstract: "", options: [option])
        do throws(UsageError) {
            _ = try ArgumentParser.parse(values.map { "\(option.spelling)=\($0)" }, for: command)
            return nil
        } catch {
            return "\(error)"
        }
    }

    private mutating func report(_ code: FindingCode, _ message: String, at position: SourcePosition) {
        var finding = Finding(file: configuration.path, code: code, message: message)
        finding.line = Int(position.line)
        finding.column = Int(position.column)
        findings.append(finding)
    }
}
