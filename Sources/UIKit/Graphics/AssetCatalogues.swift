import Foundation
import LayoutValues

/// The images and colours of a project: those of its asset catalogues, and image files that lie among its sources.
package struct AssetCatalogues: Sendable {
    /// The folders or files of images by their names.
    package private(set) var images: [String: String] = [:]
    /// The folders of colours by their names.
    package private(set) var colors: [String: String] = [:]

    /// Looks for assets below a folder, except in those of other people's modules and in what is built.
    ///
    /// Of two with one name, the first in the order of their paths counts.
    package init(below root: String) {
        guard !root.isEmpty else { return }
        search(root, depth: 0)
    }

    /// Looks for assets in the catalogues that lie in a folder itself, as in a package's bundle of resources, where they are
    /// copied as they are.
    init(in folder: String) {
        for name in Self.names(in: folder) where name.hasSuffix(".xcassets") {
            searchCatalogue(folder + "/" + name, prefix: "", depth: 1)
        }
    }

    private static let skipped: Set<String> = [
        "Pods", "Carthage", "build", "DerivedData", "SourcePackages", "node_modules", "checkouts",
    ]
    private static let imageExtensions: Set<String> = ["png", "jpg", "jpeg", "pdf", "svg"]
    private static let deepest = 24

    private mutating func search(_ folder: String, depth: Int) {
        guard depth < Self.deepest else { return }
        for name in Self.names(in: folder) where !Self.skipped.contains(name) {
            let path = folder + "/" + name
            if name.hasSuffix(".xcassets") {
                searchCatalogue(path, prefix: "", depth: depth + 1)
            } else if Self.imageExtensions.contains(Self.split(name).extension.lowercased()) {
                let plain = Self.split(name).name
                let base =
                    plain.hasSuffix("@2x") || plain.hasSuffix("@3x") ? String(plain.dropLast(3)) : plain
                if images[base] == nil { images[base] = path }
            } else if Self.isFolder(path), !name.hasSuffix("Tests") {
                search(path, depth: depth + 1)
            }
        }
    }

    private mutating func searchCatalogue(_ folder: String, prefix: String, depth: Int) {
        guard depth < Self.deepest else { return }
        for name in Self.names(in: folder) {
            let path = folder + "/" + name
            guard Self.isFolder(path) else { continue }
            let (plain, kind) = Self.split(name)
            switch kind {
            case "imageset", "symbolset":
                if images[prefix + plain] == nil { images[prefix + plain] = path }
            case "colorset":
                if colors[prefix + plain] == nil { colors[prefix + plain] = path }
            case "":
                let properties = Self.contents(of: path)?["properties"] as? [String: Any]
                let isNamespace = properties?["provides-namespace"] as? Bool == true
                searchCatalogue(path, prefix: isNamespace ? "\(prefix)\(plain)/" : prefix, depth: depth + 1)
            default: break
            }
        }
    }

    /// The size of an image in points; nil where there is none of the name, or no file that tells.
    package func imageSize(_ name: String) -> CGSize? {
        guard let path = images[name] ?? images[Self.split(name).name] else { return nil }
        guard Self.isFolder(path) else {
            let scale: CGFloat = path.contains("@3x.") ? 3 : path.contains("@2x.") ? 2 : 1
            return ImageDimensions(path: path)?.size(at: scale)
        }
        let entries = Self.contents(of: path)?["images"] as? [[String: Any]] ?? []
        for entry in entries {
            guard let file = entry["filename"] as? String, !file.contains("/") else { continue }
            let scale = (entry["scale"] as? String).flatMap { Double($0.dropLast()) } ?? 1
            if let size = ImageDimensions(path: path + "/" + file)?.size(at: CGFloat(scale)) { return size }
        }
        return nil
    }

    /// A colour in light and dark surroundings; nil where there is none of the name.
    package func color(_ name: String) -> DynamicColor? {
        guard let path = colors[name], let entries = Self.contents(of: path)?["colors"] as? [[String: Any]]
        else { return nil }
        var (light, dark): (DynamicColor?, DynamicColor?)
        for entry in entries {
            guard let color = AssetColor.color(entry["color"] as? [String: Any]) else { continue }
            let appearances = entry["appearances"] as? [[String: Any]] ?? []
            if appearances.isEmpty {
                light = light ?? color
            } else if appearances.contains(where: { $0["value"] as? String == "dark" }),
                appearances.count == 1
            {
                dark = dark ?? color
            }
        }
        guard let any = light ?? dark else { return nil }
        return DynamicColor(light: any.light, dark: (dark ?? any).dark)
    }

    // MARK: Files

    private static func names(in folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { !$0.hasPrefix(".") }
            .sorted()
    }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    private static func split(_ name: String) -> (name: String, extension: String) {
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return (name, "") }
        return (String(name[..<dot]), String(name[name.index(after: dot)...]))
    }

    private static func contents(of folder: String) -> [String: Any]? {
        guard let data = FileManager.default.contents(atPath: folder + "/Contents.json") else { return nil }
        return (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
    }
}
