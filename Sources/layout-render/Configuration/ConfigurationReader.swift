import Engine
import FileAccess
import Foundation
import LayoutDocument
import Findings

/// Reads the configuration file of a project.
struct ConfigurationReader {
    private var configuration: Configuration
    private var findings: [Finding] = []

    private init(path: String) { configuration = Configuration(path: path) }

    /// Returns the configuration for a folder, from the nearest file in the folder or above it; nil if there is none.
    ///
    /// - Throws: `ConfigurationError` if the file can't be used.
    static func nearest(to folder: String) throws(ConfigurationError) -> Configuration? {
        var folder = URL(fileURLWithPath: folder).standardizedFileURL.path
        while true {
            let path = FilePath.join(folder, Configuration.fileName)
            if FileManager.default.fileExists(atPath: path) { return try read(path) }
            guard folder != "/", !folder.isEmpty else { return nil }
            folder = FilePath.parent(of: folder)
        }
    }

    private static func read(_ path: String) throws(ConfigurationError) -> Configuration {
        var reader = ConfigurationReader(path: path)
        do throws(FileError) {
            reader.read(try FileReader.bytes(at: path, limit: 1 << 20))
        } catch {
            reader.findings.append(Finding(file: path, code: .unreadable, message: "\(error)"))
        }
        guard reader.findings.isEmpty else { throw ConfigurationError(findings: reader.findings) }
        return reader.configuration
    }

    private mutating func read(_ bytes: [UInt8]) {
        let document = JSON5Document(parsing: bytes)
        for error in document.errors { report(.syntax, error.value.message, at: error.position) }
        guard document.errors.isEmpty, let value = document.value else { return }
        guard case .object(let members) = value.content else {
            return report(
                .invalidValue, "expected an object; write { device: \"iPhone 16\" }", at: value.position)
        }
        for member in members { read(member) }
    }

    private mutating func read(_ member: JSON5Member) {
        if member.key == Configuration.inputsKey { return readInputs(member.value) }
        guard let option = Configuration.options.first(where: { $0.name == member.key }) else {
            let known = [Configuration.inputsKey] + Configuration.options.map(\.name)
            let hint = NearestName.find(member.key, in: known).map { "did you mean \($0)?" }
            return report(
                .invalidKey,
                "unknown key \(member.key); \(hint ?? "remove it, or see 'layout-render config --help'")",
                at: member.keyPosition)
        }
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
        configuration.settings.append(.init(option: option, values: values))
    }

    private mutating func readInputs(_ value: JSON5Value) {
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
        configuration.inputs = inputs
    }

    /// Returns the option values in a JSON5 value; nil if it has the wrong type.
    private static func values(of value: JSON5Value, for option: ArgumentOption) -> [String]? {
        switch (value.content, option.value) {
        case (.bool(let isOn), .none): [isOn ? "true" : "false"]
        case (_, .none): nil
        case (.string(let text), _): [text]
        case (.number(let number), _) where number.isFinite: [number.plain]
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
