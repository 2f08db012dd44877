import FileAccess

/// The Markdown pages directly in a folder with the names of their blocks' pictures, which are in the same folder.
struct MarkdownFolder {
    /// A page's name and the base names of its pictures.
    private struct Page {
        var name: String
        var pictures: [String]
    }

    private let folder: String
    private var pages: [Page] = []
    /// Whether every page could be read.
    private var isComplete = true

    /// Reads the pages of a folder.
    ///
    /// - Parameter name: Returns the base name of a block's pictures, by its info string and the name for one without.
    init(_ folder: String, name: (_ info: String, _ usualName: String) -> String?) {
        self.folder = folder
        for file in Folder.fileNames(directlyIn: folder) where MarkdownRequest.isPage(file) {
            let path = FilePath.join(folder, file)
            guard let bytes = try? FileReader.bytes(at: path, limit: FileLimits.layout, for: .ownUse),
                let text = TextBytes.text(bytes)
            else {
                isComplete = false
                continue
            }
            let stem = FilePath.withoutExtension(file)
            var pictures: [String] = []
            for (number, block) in MarkdownPage(text).blocks.enumerated() {
                // A block that can't be drawn may have pictures from when it could.
                if let name = name(block.info, "\(stem)-\(number + 1)") {
                    pictures.append(name)
                } else {
                    isComplete = false
                }
            }
            pages.append(Page(name: file, pictures: pictures))
        }
    }

    /// Returns the name of another page with pictures of a base name; nil if there is none.
    func page(besides own: String, withPicturesNamed name: String) -> String? {
        let key = RelativeName.collisionKey(of: name)
        return pages.first { page in
            page.name != own && page.pictures.contains { RelativeName.collisionKey(of: $0) == key }
        }?.name
    }

    /// Returns the names of pictures that `markdown` drew and that belong to no block any more, sorted; none if some pages can't
    /// be read.
    var stalePictures: [String] {
        guard isComplete else { return [] }
        let known = Set(pages.flatMap(\.pictures).map { RelativeName.collisionKey(of: $0) })
        return Folder.fileNames(directlyIn: folder).filter { file in
            guard let name = Self.baseName(ofPicture: file),
                !known.contains(RelativeName.collisionKey(of: name)),
                let path = RelativeName(file),
                let bytes = try? FileReader.bytes(
                    of: path, below: folder, limit: FileLimits.picture, for: .ownUse)
            else { return false }
            return PictureMark.isMarked(bytes)
        }
    }

    /// The endings of pictures' names, longer ones first.
    private static let endings = ["~dark@2x.png", "@2x.png", "~dark.svg", ".svg"]

    private static func baseName(ofPicture file: String) -> String? {
        endings.first(where: file.hasSuffix).map { String(file.dropLast($0.count)) }
    }
}
