/// What a picture is written as.
public enum PictureFormat: String, Sendable, Hashable, CaseIterable {
    case png
    case pdf
    /// SVG with a group to each view and guide, and live text.
    case svg
    /// SVG of shapes alone, text turned into outlines, as Cairo writes it.
    case flatSVG
}
