/// Why a number is what it is, as the page's script reads it.
struct ReasonRecord: Encodable {
    /// A link of the chain from the item outwards.
    enum Step: Encodable {
        /// A constraint, by its place in the scene's list.
        case constraint(Int)
        /// What else an edge is made of, in words.
        case words(String)

        func encode(to encoder: any Encoder) throws {
            var value = encoder.singleValueContainer()
            switch self {
            case .constraint(let place): try value.encode(place)
            case .words(let text): try value.encode(text)
            }
        }
    }

    /// All on one line.
    var line: String
    /// Nearest first.
    var steps: [Step]
}
