import LayoutValues

/// What pictures call scenes and items.
package enum PictureName {
    /// Returns the title of the picture of a scene. A generic title such as "View" is replaced by the file's name.
    package static func title(_ title: String?, id: String, fallback: String?) -> String {
        let title = title.map(DisplayName.oneLine) ?? ""
        if !title.isEmpty, !GenericName.isGeneric(title) { return title }
        let file = fallback.map(DisplayName.oneLine) ?? ""
        if !file.isEmpty, !title.isEmpty || GenericName.isGeneric(id) { return file }
        return title.isEmpty ? DisplayName.oneLine(id) : title
    }

    /// Returns the name of an item as pictures show it; nil if it only says what kind of view it is.
    package static func text(of item: SolvedItem) -> String? {
        GenericName.isGeneric(item) ? nil : DisplayName.of(item)
    }
}
