import Foundation

/// Where the files of a program's modules are.
enum ResourceBundles {
    /// Returns the bundles in which the files of a bundle may be. Without one, and for the main bundle, which `Bundle(for:)` is too
    /// on Linux, those are the main bundle and the ones that SwiftPM puts beside it, one for each module.
    static func searched(for bundle: Bundle?) -> [Bundle] {
        guard let bundle, bundle.bundleURL != Bundle.main.bundleURL else { return [.main] + modules }
        return [bundle]
    }

    private static var modules: [Bundle] {
        let folder = Bundle.main.bundleURL
        let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return (files ?? []).filter { $0.pathExtension == "resources" }
            .sorted { $0.path < $1.path }.compactMap { Bundle(url: $0) }
    }
}
