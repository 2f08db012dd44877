import LayoutValues

/// The file format of a picture.
public enum PictureFormat: String, Sendable, Hashable, CaseIterable {
    case png
    case pdf
    /// SVG with a group for each view and guide, and with selectable text.
    case svg
    /// SVG as Cairo writes it, which contains only shapes, with text as outlines.
    case flatSVG
}
