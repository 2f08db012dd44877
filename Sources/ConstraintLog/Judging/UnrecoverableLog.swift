/// A message that is too incomplete to be explained.
package struct UnrecoverableLog: Sendable {
    /// The reason why a message can't be explained.
    package enum Reason: String, Sendable {
        /// The system's log redacted the constraints.
        case redacted
        /// Constraints are missing or truncated.
        case cut
        /// The list has no end.
        case unclosed
        /// Only one constraint is left, which can hold.
        case single
        /// No view connects the constraints.
        case unrelated
        /// A library's own descriptions omit the numbers.
        case descriptions
        /// A header with nothing after it.
        case empty
        /// Longer than the limit.
        case tooLong
    }

    /// The reason why the message can't be explained.
    package var reason: Reason
    /// The constraints that could be read.
    package var constraints: [LogConstraint]
    /// Other texts that could be read.
    package var texts: [String]
    /// The broken constraint's name in reports.
    package var brokenLabel: String?
    /// The line of the log where the message begins, counted from 1.
    package var line: Int
    /// How often the log contains this message.
    package var count = 1
    /// A key that is the same for messages that differ only in addresses.
    package var key: String

    /// What is missing and how to get it, a sentence or two.
    package var advice: String {
        switch reason {
        case .redacted:
            "the system's log hides the constraints behind <private>: run the app from Xcode, or set the environment "
                + "variable OS_ACTIVITY_DT_MODE to 1, or install a logging profile with Enable-Private-Data for its "
                + "subsystem, and log again"
        case .cut:
            "constraints are missing or cut, and those that are left can hold together: paste the whole list, from "
                + "the opening parenthesis to the constraint that was broken"
        case .unclosed:
            "the list of constraints is cut off, and what is left of it can hold together: paste the message down to 'Will "
                + "attempt to recover by breaking constraint' and the constraint after it"
        case .single:
            "one constraint can't contradict itself, so the others are missing: paste the whole list, from the opening "
                + "parenthesis to the constraint that was broken"
        case .unrelated:
            "no view connects these \(constraints.count) constraints, so those between them are missing: paste the whole "
                + "list, from the opening parenthesis to the constraint that was broken"
        case .descriptions:
            "the constraints are described in words of a library's own, without numbers and addresses: log them "
                + "without its descriptions"
        case .empty:
            "the list of constraints is missing: paste the message from 'Unable to simultaneously satisfy constraints.' on, "
                + "to its end"
        case .tooLong: "the message is longer than is read: cut it to one conflict"
        }
    }
}
