/// Whether moves are carried out, or only looked for.
enum Motion {
    case allowed
    /// Only exchanges that move nothing are carried out.
    case forbidden
    /// A move that would change a value was found and not carried out.
    case refused
    /// A move was found that is too short to say whether it changes anything.
    case unclear

    /// Whether a move that wasn't carried out has answered the question.
    var isAnswered: Bool { self == .refused || self == .unclear }
}
