/// The colours of asset catalogues, in programs that read some.
package enum NamedColors {
    /// Returns a colour by its name; nil where there are no catalogues.
    nonisolated(unsafe) package static var color: ((String) -> DynamicColor?)?
}
