import Foundation

/// Real documents of Interface Builder, if a folder beside the checkout has them.
package enum InterfaceBuilderCorpus {
    /// The folder, `../shared/ib` of the repository.
    package static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../shared/ib").standardizedFileURL

    package static let isThere = FileManager.default.fileExists(atPath: folder.path)

    /// Its documents, sorted by their paths.
    package static var files: [URL] {
        guard let names = FileManager.default.enumerator(atPath: folder.path) else { return [] }
        return names.compactMap { $0 as? String }.filter {
            $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard")
        }
        .sorted().map { folder.appendingPathComponent($0) }
    }
}
