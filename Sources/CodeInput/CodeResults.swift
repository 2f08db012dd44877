import FileAccess
import Findings
import Foundation

/// What files showed before, so that nothing is compiled or run for what is as it was.
struct CodeResults {
    let cache: String

    private struct Stored: Codable {
        struct Scene: Codable {
            let name: String
            let document: String
            let line: Int
        }
        struct Finding: Codable {
            let code: String
            let severity: String
            let message: String
            let file: String?
            let line: Int?
            let column: Int?
        }
        let scenes: [Scene]
        let findings: [Finding]
    }

    /// What a result depends on.
    func key(
        of file: String, name: String, project: CodeProject, checkouts: String, modules: CodeModules,
        options: CodeOptions
    ) -> String {
        var digest = ContentDigest()
        for text in [modules.key, file, name, "\(options.isVerbose) \(options.mayShowNothing)"] {
            digest.add(text)
        }
        for expression in options.expressions {
            digest.add(expression.code)
            digest.add(expression.name ?? "")
        }
        if let fonts = options.fonts, fonts.areGiven { digest.add(fonts.stamp()) }
        digest.add(FileManager.default.currentDirectoryPath)
        if let bytes = try? FileReader.bytes(at: file, limit: FileLimits.layout) { digest.add(bytes) }
        for stamp in project.stamps + CodeLibraries.stamps(above: checkouts) { digest.add(stamp) }
        return digest.text
    }

    private func path(for key: String) -> String { FilePath.join(cache, "results/\(key).json") }

    func result(for key: String) -> CodeScenes? {
        guard let bytes = try? FileReader.bytes(at: path(for: key), limit: 1 << 28, for: .ownUse),
            let stored = try? JSONDecoder().decode(Stored.self, from: Data(bytes))
        else { return nil }
        var result = CodeScenes()
        result.scenes = stored.scenes.map {
            CodeScenes.Scene(name: $0.name, document: Array($0.document.utf8), line: $0.line)
        }
        result.findings = stored.findings.compactMap { finding in
            guard let code = FindingCode(rawValue: finding.code),
                let severity = LayoutFinding.Severity(rawValue: finding.severity)
            else { return nil }
            let location = finding.file.map {
                SourceLocation(file: $0, line: finding.line ?? 1, column: finding.column ?? 1)
            }
            return LayoutFinding(code: code, severity: severity, message: finding.message, location: location)
        }
        return result
    }

    /// Keeps a result; one that can't be kept is found again.
    func keep(_ result: CodeScenes, for key: String) {
        let stored = Stored(
            scenes: result.scenes.map {
                Stored.Scene(
                    name: $0.name, document: String(decoding: $0.document, as: UTF8.self), line: $0.line)
            },
            findings: result.findings.map {
                Stored.Finding(
                    code: $0.code.rawValue, severity: $0.severity.rawValue, message: $0.message,
                    file: $0.location?.file, line: $0.location?.line, column: $0.location?.column)
            })
        guard let data = try? JSONEncoder().encode(stored) else { return }
        try? CacheFile.write([UInt8](data), to: path(for: key))
    }
}
