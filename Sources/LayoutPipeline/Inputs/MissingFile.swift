import Devices
import FileAccess
import Findings

/// What is said of a path that leads to no file.
enum MissingFile {
    /// Returns what was probably meant: a layout with almost the same name, or a device; nil for neither.
    static func message(on path: String) -> String? {
        if let near = layout(near: path) { return "there is no such file; did you mean \(near)?" }
        guard (try? DeviceCatalogue.device(named: path)) != nil else { return nil }
        return "there is no such file; write a device after '--device', as in --device \"\(path)\""
    }

    /// Returns the path of a layout in the same folder whose name is almost that of a path; nil if there is none.
    private static func layout(near path: String) -> String? {
        let folder = FilePath.parent(of: path)
        let names = Folder.fileNames(directlyIn: folder).filter {
            InputFormat(pathExtension: FilePath.pathExtension(of: $0)) != nil
        }
        return NearestName.find(FilePath.lastComponent(of: path), in: names).map { FilePath.join(folder, $0) }
    }
}
