import CaptureReconstruction
import ConstraintLog
import Engine
import FileAccess
import LayoutDocument
import Solver
import ViewCapture

/// An input that is a capture of a running app.
package struct CaptureInput {
    package let capture: ViewCapture
    package let layout: CaptureLayout
    /// The number of bytes that it was read from.
    private let size: Int
    /// Whether its text ends inside a line.
    let isCutOff: Bool

    /// The capture as a layout document.
    package var document: CaptureDocument { layout.document }

    /// The capture as a layout document to work on: what the captured constraints leave open is kept as it was.
    package var convertedDocument: CaptureDocument {
        let document = self.document
        guard !layout.isOutline, document.hasPlacedItems,
            capture.items.count <= Self.mostSolvedItems
        else { return document }
        guard let scene = document.input(file: "capture").scene(at: 0) else { return document }
        let session = LayoutSession(root: scene.root, canvas: scene.canvas, budget: budget(of: document))
        do throws(SolverError) {
            return document.pinned(by: try session.solvedLayout(id: scene.id, detail: .standard))
        } catch {
            return document
        }
    }

    /// The maximum number of items of a layout that is also solved.
    static let mostSolvedItems = 5000

    /// Reads an input; nil if it isn't a capture.
    package init?(_ input: InputFile, format: InputFormat?) throws(FileError) {
        guard let (capture, size, isCutOff) = try Self.capture(of: input, format: format) else { return nil }
        self.capture = capture
        self.size = size
        self.isCutOff = isCutOff
        layout = CaptureLayout(capture, file: input.path)
    }

    /// The size for which work may be done with a document that the capture becomes: a small file can stand for a large
    /// document.
    func countedSize(of document: CaptureDocument) -> Int { min(document.countedSize, size) }

    /// The work that may be done with a document that the capture becomes.
    func budget(of document: CaptureDocument, observer: WorkBudget.Observer? = nil) -> WorkBudget {
        WorkBudget(bytes: countedSize(of: document), observer: observer)
    }

    private static func capture(
        of input: InputFile, format: InputFormat?
    ) throws(FileError) -> (capture: ViewCapture, size: Int, isCutOff: Bool)? {
        if let files = input.joinedCaptures {
            var captures: [ViewCapture] = []
            var (size, isCutOff) = (0, false)
            for file in files {
                guard let read = try capture(of: file, format: format) else { continue }
                captures.append(read.capture)
                size += read.size
                isCutOff = isCutOff || read.isCutOff
            }
            return (CaptureJoiner.joined(captures), size, isCutOff)
        }
        if let folder = input.archiveFolder {
            let files = try CaptureArchive.files(in: folder)
            return (ArchiveReader.read(files), files.responses.reduce(0) { $0 + $1.bytes.count }, false)
        }
        if let format, format.captureFormat == nil { return nil }
        let ending = FilePath.pathExtension(of: input.path).lowercased()
        let known = InputFormat(pathExtension: ending)
        // Of the known kinds, only JSON can be something else.
        if format == nil, let known, known.captureFormat == nil, ending != "json" { return nil }
        if input.isStandardInput, format == nil, !begins(like: StandardInput.peek()) { return nil }
        let bytes = inUTF8(try input.bytes(limit: CaptureLimits.text))
        if format == nil, isLayout(bytes) { return nil }
        let capture = CaptureReader.read(bytes, format: format?.captureFormat ?? known?.captureFormat)
        if capture.isEmpty, format?.captureFormat == nil, known?.captureFormat == nil { return nil }
        return (
            capture, bytes.count, capture.formats.contains(.recursiveDescription) && endsInsideLine(bytes)
        )
    }

    /// Whether the last line of a printed hierarchy has only its marks, or a view's description without its end.
    private static func endsInsideLine(_ bytes: [UInt8]) -> Bool {
        let line = bytes.split(separator: UInt8(ascii: "\n")).last {
            !$0.allSatisfy { $0 <= UInt8(ascii: " ") }
        }
        guard let line, let mark = line.first(where: { $0 > UInt8(ascii: " ") }) else { return false }
        let last = line.last { $0 > UInt8(ascii: " ") }
        switch mark {
        case UInt8(ascii: "|"): return last != UInt8(ascii: ">")
        case UInt8(ascii: "<"): return last != UInt8(ascii: ">") && line.contains("0x")
        default: return false
        }
    }

    /// Whether the beginning of standard input is that of a capture.
    private static func begins(like bytes: [UInt8]) -> Bool {
        if isArchive(bytes) { return true }
        let bytes = inUTF8(bytes)
        return !isLayout(bytes) && !CaptureReader.read(bytes).isEmpty
    }

    /// Returns a text in UTF-8, and an archive as it is.
    private static func inUTF8(_ bytes: [UInt8]) -> [UInt8] {
        isArchive(bytes) ? bytes : TextBytes.utf8(bytes)
    }

    /// Whether bytes are those of a file that isn't text: a zipped archive or a property list.
    private static func isArchive(_ bytes: [UInt8]) -> Bool {
        bytes.starts(with: Array("PK".utf8)) || bytes.starts(with: Array("bplist".utf8))
    }

    /// Whether bytes are a layout document or a file of Interface Builder.
    static func isLayout(_ bytes: [UInt8]) -> Bool {
        let head = String(decoding: bytes.prefix(4096), as: UTF8.self)
        return head.contains("layoutDocument") || head.contains("com.apple.InterfaceBuilder")
            || head.contains("<document ")
    }

    /// Whether an input is a capture; false if it can't be read.
    static func isCapture(_ input: InputFile) -> Bool {
        ((try? CaptureInput(input, format: nil)) ?? nil) != nil
    }

    /// Whether an input is a capture with frames, and no log of a conflict.
    static func hasFrames(_ input: InputFile) -> Bool {
        guard let bytes = (try? input.bytes()).map(inUTF8), !isLayout(bytes) else { return false }
        if ConstraintLogReader.hasMessage(in: Array(bytes.prefix(1 << 20))) { return false }
        return CaptureReader.read(bytes).formats.contains { $0.hasFrames }
    }

    // MARK: Joining

    /// Returns the inputs, with captures of one run as one input: those that have a view in common.
    package static func joined(_ inputs: [InputFile], format: InputFormat?) -> [InputFile] {
        guard (2...maximumJoined).contains(inputs.count) else { return inputs }
        var captures: [(index: Int, capture: ViewCapture)] = []
        for (index, input) in inputs.enumerated() where !input.isStandardInput {
            if let capture = (try? capture(of: input, format: format))?.capture, !capture.isEmpty {
                captures.append((index, capture))
            }
        }
        guard captures.count > 1 else { return inputs }
        var groups: [[Int]] = []
        var joined: [ViewCapture] = []
        for (index, capture) in captures {
            let related = groups.indices.filter { CaptureJoiner.areRelated(joined[$0], capture) }
            guard let first = related.first else {
                groups.append([index])
                joined.append(capture)
                continue
            }
            groups[first].append(index)
            joined[first] = CaptureJoiner.joined([joined[first], capture])
            for other in related.dropFirst().reversed() {
                groups[first] += groups[other]
                joined[first] = CaptureJoiner.joined([joined[first], joined[other]])
                groups.remove(at: other)
                joined.remove(at: other)
            }
        }
        return merged(inputs, groups.map { $0.sorted() })
    }

    /// The maximum number of inputs that are compared with each other.
    private static let maximumJoined = 64

    private static func merged(_ inputs: [InputFile], _ groups: [[Int]]) -> [InputFile] {
        var result: [InputFile?] = inputs
        for group in groups where group.count > 1 {
            let files = group.map { inputs[$0] }
            for index in group { result[index] = nil }
            result[group[0]] = InputFile(
                path: files[0].path, outputStem: files[0].outputStem, contents: .captures(files))
        }
        return result.compactMap { $0 }
    }
}
