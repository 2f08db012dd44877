/// The command's version and the address of its documentation.
package enum Version {
    package static let current = "0.1.0"
    /// The folder of the documentation pages, for links in reports. Whoever publishes the repository inserts its
    /// address here.
    static let documentation = "https://github.com/OWNER/layout-render/blob/main/Documentation"
}
