import Devices
import Engine
import FileAccess
import Foundation
import LayoutDocument

/// A layout document (`.json5`, `.json`) or Interface Builder file (`.storyboard`, `.xib`), read once and laid out as often
/// as needed.
public struct LayoutFile: Sendable {
    /// As it was given.
    public let path: String
    private let input: LayoutInput

    /// Reads the file at a path.
    ///
    /// - Throws: `LayoutFileError.unreadable` where it can't be read. What is wrong with its contents is for `layouts`
    ///   to say.
    public init(_ path: String) throws(LayoutFileError) {
        self.path = path
        do throws(FileError) {
            let bytes = try FileReader.bytes(at: path, limit: FileLimits.layout)
            input =
                ["xib", "storyboard"].contains(FilePath.pathExtension(of: path).lowercased())
                ? InterfaceBuilderReader.input(Data(bytes), file: path)
                : LayoutDocumentReader.input(bytes, file: path)
        } catch {
            throw .unreadable(path: path, reason: "\(error)")
        }
    }

    /// Takes a layout document as text.
    ///
    /// - Parameter path: What findings and layouts call it.
    public init(document: String, path: String = "layout") {
        self.path = path
        input = LayoutDocumentReader.input(Array(document.utf8), file: path)
    }

    /// The ids of a document's states, in its order.
    public var states: [String] { input.states }

    /// The scenes, solved; what was found in reading and solving is in each layout's `findings`.
    ///
    /// - Parameters:
    ///   - device: A device's name, such as "iPhone 16 Pro"; nil for what the file says.
    ///   - size: A canvas of this size in points, instead of a device's screen.
    ///   - state: The id of one of `states`; nil for the document as it stands.
    /// - Throws: `LayoutFileError` where the file can't be used or solved, or no device has the name.
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
