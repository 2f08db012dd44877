/// A configuration file that can't be used.
struct ConfigurationError: Error {
    /// What is wrong, each with its place.
    var findings: [Finding]
}
