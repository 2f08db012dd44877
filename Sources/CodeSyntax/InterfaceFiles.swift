import Foundation

/// The classes that a project's files of Interface Builder name, with what makes an object of each.
struct InterfaceFiles {
    /// What a file names a class for.
    enum Use: Equatable {
        /// A storyboard's controller, by its id.
        case scene(id: String)
        /// A nib's object outside of views.
        case object
        /// What loads a nib, and has its outlets.
        case owner
        /// A cell that a list of a storyboard or a nib makes.
        case prototype
        /// A view inside of another one.
        case inside
    }

    struct Entry: Equatable {
        /// The file's name, without its extension.
        let file: String
        let use: Use
    }

    /// What makes an object of each class, the best way first.
    private(set) var entries: [String: [Entry]] = [:]

    /// Whether a class is named.
    func names(_ type: String) -> Bool { entries[type] != nil }

    /// Reads a file; one that names no class of an app's isn't looked into.
    mutating func add(_ path: String) {
        guard let data = FileManager.default.contents(atPath: path),
            data.range(of: Data(" customClass=\"".utf8)) != nil
        else { return }
        add([UInt8](data), named: path)
    }

    private mutating func add(_ text: [UInt8], named path: String) {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        let file = name.split(separator: ".").first.map(String.init) ?? name
        let isStoryboard = name.hasSuffix(".storyboard")
        var depthOfObjects = Int.max
        for element in XMLElements(text).elements {
            if element.name == "objects" { depthOfObjects = element.depth }
            let attributes = element.attributes
            guard let type = attributes["customClass"] else { continue }
            let isOutside = element.depth == depthOfObjects + 1
            let use: Use
            if isStoryboard, isOutside, element.name.hasSuffix("ontroller"), let id = attributes["id"] {
                use = .scene(id: id)
            } else if element.name == "placeholder" {
                guard attributes["placeholderIdentifier"] == "IBFilesOwner" else { continue }
                use = .owner
            } else if isOutside, !isStoryboard {
                use = .object
            } else {
                use = attributes["reuseIdentifier"] == nil ? .inside : .prototype
            }
            entries[type, default: []].append(Entry(file: file, use: use))
        }
    }
}
