import CaptureReconstruction
import ConstraintLog
import Deflate
import FileAccess
import Foundation
import LayoutDocument
import ViewCapture

/// An input that is a log with messages about constraints, as every command sees it.
struct LogInput {
    /// The explanation of each file: of one, unless captures of one run are given together.
    private(set) var logs: [ExplainedLog] = []
    /// The frames that are printed in the log too; nil if there are none.
    private(set) var capture: CaptureInput?

    /// Reads an input; nil if it has no message about constraints, or if constraints are printed beside frames without
    /// one, which are checked against these.
    init?(_ input: InputFile, format: InputFormat?) throws(FileError) {
        guard format == nil || format == .capture(.constraints) else { return nil }
        if let files = input.joinedCaptures {
            for file in files {
                guard let text = try Self.text(of: file) else { continue }
                logs.append(ExplainedLog(input: file, explanation: ConstraintLogReader.explanation(of: text)))
            }
            logs.removeAll { !$0.explanation.hasProblems }
            guard !logs.isEmpty, let capture = try CaptureInput(input, format: format) else { return nil }
            let hasFrames = capture.capture.formats.contains { $0.hasFrames }
            if hasFrames { logs.removeAll { log in !Self.isMessage(log.input) } }
            if logs.isEmpty { return nil }
            if hasFrames { self.capture = capture }
            return
        }
        guard let text = try Self.text(of: input) else { return nil }
        let explanation = ConstraintLogReader.explanation(of: text)
        let read = InputFile(
            path: input.path, outputStem: input.outputStem, fileName: input.fileName,
            contents: .text(String(decoding: text, as: UTF8.self)))
        let capture = try CaptureInput(read, format: format)
        let hasFrames = capture?.capture.formats.contains { $0.hasFrames } == true
        guard explanation.hasProblems, !hasFrames || ConstraintLogReader.hasMessage(in: text) else {
            // What was read of standard input can't be read again.
            guard input.isStandardInput, let capture else { return nil }
            self.capture = capture
            return
        }
        logs = [ExplainedLog(input: input, explanation: explanation)]
        if hasFrames, explanation.hierarchyMistakes.isEmpty { self.capture = capture }
    }

    private static func isMessage(_ input: InputFile) -> Bool {
        guard let text = try? text(of: input) else { return false }
        return ConstraintLogReader.hasMessage(in: text)
    }

    /// Whether an input is a log with a message; false if it can't be read.
    static func isLog(_ input: InputFile) -> Bool {
        ((try? LogInput(input, format: nil)) ?? nil)?.logs.isEmpty == false
    }

    /// Returns the text of an input that may be a log; nil for others.
    private static func text(of input: InputFile) throws(FileError) -> [UInt8]? {
        guard input.archiveFolder == nil else { return nil }
        let ending = FilePath.pathExtension(of: input.path).lowercased()
        if InputFormat(pathExtension: ending) != nil, ending != "json" { return nil }
        if input.isStandardInput, !ConstraintLogReader.hasMessage(in: TextBytes.utf8(StandardInput.peek())) {
            return nil
        }
        var bytes = try input.bytes(limit: CaptureLimits.text)
        if bytes.starts(with: DeflateStream.gzipMark) {
            guard let unpacked = try? DeflateStream.unpack(gzipFile: bytes[...], limit: FileLimits.packedLog)
            else {
                return nil
            }
            bytes = unpacked
        }
        let text = TextBytes.utf8(bytes)
        return CaptureInput.isLayout(text) ? nil : text
    }
}

/// A log with its explanation.
struct ExplainedLog {
    let input: InputFile
    let explanation: LogExplanation
}
