import Devices
import LayoutValues
import FileAccess
import Findings
import Foundation
import LayoutDocument
import LayoutPipeline

/// A layout document (`.json5`, `.json`), an Interface Builder file (`.storyboard`, `.xib`) or a capture of a running app,
/// read once and laid out as often as needed.
public struct LayoutFile: Sendable {
    /// The path as given.
    public let path: String
    private let file: InputFile
    private let input: LayoutInput
    /// The number of bytes read.
    private let size: Int

    /// Reads the file at a path.
    ///
    /// - Throws: `LayoutFileError.unreadable` if it can't be read. Errors in its contents are reported by `layouts`.
    public init(_ path: String) throws(LayoutFileError) {
        do throws(FileError) {
            try self.init(InputFile(path: path, outputStem: FilePath.lastComponent(of: path)))
        } catch {
            throw .unreadable(path: path, reason: "\(error)")
        }
    }

    /// Creates a file from the text of a layout document.
    ///
    /// - Parameter path: The name of the document in findings and layouts.
    public init(document: String, path: String = "layout") {
        self.path = path
        file = InputFile(path: path, outputStem: path, contents: .text(document))
        input = LayoutDocumentReader.input(Array(document.utf8), file: path)
        size = document.utf8.count
    }

    private init(_ file: InputFile) throws(FileError) {
        let read = try InputLayouter(request: LayoutRequest()).read(file)
        path = file.path
        self.file = file
        (input, size) = (read.content, read.size)
    }

    /// The ids of a document's states, in its order.
    public var states: [String] { input.states }

    /// Solves the scenes; each layout's `findings` include those of reading and of solving.
    ///
    /// - Parameters:
    ///   - device: A device's name, such as "iPhone 16 Pro"; nil for the file's own.
    ///   - size: A canvas size in points, instead of a device's screen.
    ///   - state: The id of one of `states`; nil for the document without a state.
    /// - Throws: `LayoutFileError` if the file can't be used or solved, or no device has the name.
    public func layouts(
        on device: String? = nil, size: CGSize? = nil, state: String? = nil
    ) throws(LayoutFileError) -> [SolvedLayout] {
        var request = LayoutRequest([path])
        if let device { request.devices = [try Self.device(device)] }
        request.options.size = size
        if let state { request.state = .state(state) }
        let layouts = InputLayouter(request: request).layouts(
            of: file, read: ReadInput(input, size: self.size))
        guard layouts.failure == .success else {
            throw .unusable(path: path, findings: layouts.findings.map(\.layoutFinding))
        }
        return layouts.scenes.map(\.layout)
    }

    private static func device(_ name: String) throws(LayoutFileError) -> Device {
        do throws(DeviceError) {
            return try DeviceCatalogue.device(named: name)
        } catch {
            throw .unknownDevice("\(error)")
        }
    }
}
