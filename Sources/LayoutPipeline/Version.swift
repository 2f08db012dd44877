/// The command's version, and where it is published.
package enum Version {
    package static let current = "0.1.0"
    /// The repository. Whoever publishes it inserts its owner here.
    private static let repository = "OWNER/layout-render"
    /// The folder of the documentation pages, for links in reports.
    static let documentation = "https://github.com/\(repository)/blob/main/Documentation"
    /// What a step of a workflow uses.
    package static let action = "\(repository)@v\(current)"
}
