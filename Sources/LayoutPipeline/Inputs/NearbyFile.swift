import FileAccess
import Findings

/// Finds the file that was probably meant by a path that leads to none.
enum NearbyFile {
    /// Returns the path of a layout in the same folder whose name is almost that of a path; nil if there is none.
    static func path(near path: String) -> String? {
        let folder = FilePath.parent(of: path)
        let names = Folder.fileNames(directlyIn: folder).filter {
            InputFormat(pathExtension: FilePath.pathExtension(of: $0)) != nil
        }
        return NearestName.find(FilePath.lastComponent(of: path), in: names).map { FilePath.join(folder, $0) }
    }
}
