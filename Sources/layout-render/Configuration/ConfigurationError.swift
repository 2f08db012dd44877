/// A configuration file that can't be used.
struct ConfigurationError: Error {
    /// The problems with their locations.
    var findings: [Finding]
}
