/// A message of which too little is left to explain it.
public struct UnrecoverableLog: Sendable {
    /// Why.
    public enum Reason: String, Sendable {
        /// The system's log kept the constraints to itself.
        case redacted
        /// Constraints are missing or cut.
        case cut
        /// A library's own descriptions leave the numbers out.
        case descriptions
        /// A header with nothing behind it.
        case empty
        /// Longer than is read.
        case tooLong
    }

    /// What made the message unreadable.
    public var reason: Reason
    /// The constraints that could be read.
    public var constraints: [LogConstraint]
    /// What could be read of the rest.
    public var texts: [String]
    /// What the log says was given up, as reports call it.
    public var brokenLabel: String?
    /// The log's line where it begins, counted from 1.
    public var line: Int
    /// How often the log contains this message.
    public var count = 1
    /// The same for messages that differ in addresses alone.
    public var key: String

    /// What is missing and how to get it, a sentence or two.
    public var advice: String {
        switch reason {
        case .redacted:
            "the system's log hides the constraints behind <private>: run the app from Xcode, or set the environment "
                + "variable OS_ACTIVITY_DT_MODE to 1, or install a logging profile with Enable-Private-Data for its "
                + "subsystem, and log again"
        case .cut:
            "constraints are missing or cut, and those that are left can hold together: paste the whole list, from "
                + "the opening parenthesis to the constraint that was given up"
        case .descriptions:
            "the constraints are described in words of a library's own, without numbers and addresses: log them "
                + "without its descriptions"
        case .empty: "the list of constraints is missing: paste the lines behind the header too"
        case .tooLong: "the message is longer than is read: cut it to one conflict"
        }
    }
}
