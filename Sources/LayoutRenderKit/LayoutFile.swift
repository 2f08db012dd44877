import Devices
import Engine
import FileAccess
import Foundation
import LayoutDocument
import Solver

/// A layout document (`.json5`, `.json`) or Interface Builder file (`.storyboard`, `.xib`), read once and laid out as often
/// as needed.
public struct LayoutFile: Sendable {
    /// The path as given.
    public let path: String
    private let input: LayoutInput

    /// Reads the file at a path.
    ///
    /// - Throws: `LayoutFileError.unreadable` if it can't be read. Errors in its contents are reported by `layouts`.
    public init(_ path: String) throws(LayoutFileError) {
        self.path = path
        do throws(FileError) {
            let bytes = try FileReader.bytes(at: path, limit: FileLimits.layout)
            input =
                ["xib", "storyboard"].contains(FilePath.pathExtension(of: path).lowercased())
                ? InterfaceBuilderReader.input(Data(bytes), file: path)
                : LayoutDocumentReader.input(TextBytes.utf8(bytes), file: path)
        } catch {
            throw .unreadable(path: path, reason: "\(error)")
        }
    }

    /// Creates a file from the text of a layout document.
    ///
    /// - Parameter path: The name of the document in findings and layouts.
    public init(document: String, path: String = "layout") {
        self.path = path
        input = LayoutDocumentReader.input(Array(document.utf8), file: path)
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
        let result = input.scenes(
            SceneOptions(device: try device.map(Self.device), size: size, state: state))
        if result.scenes.isEmpty { throw .unusable(path: path, findings: result.findings) }
        var layouts: [SolvedLayout] = []
        for scene in result.scenes {
            let session = LayoutSession(root: scene.root, canvas: scene.canvas)
            do throws(SolverError) {
                var layout = try session.solvedLayout(id: scene.id, title: scene.title, state: scene.state)
                layout.findings = scene.findings + layout.findings
                layouts.append(layout)
            } catch {
                throw .unusable(path: path, findings: [session.finding(for: error)])
            }
        }
        return layouts
    }

    private static func device(_ name: String) throws(LayoutFileError) -> Device {
        do throws(DeviceError) {
            return try DeviceCatalogue.device(named: name)
        } catch {
            throw .unknownDevice("\(error)")
        }
    }
}
