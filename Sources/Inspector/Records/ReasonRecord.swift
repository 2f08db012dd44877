/// The explanation of a number for the page's script.
struct ReasonRecord: Encodable {
    /// A link of the chain from the item outwards.
    enum Step: Encodable {
        /// A constraint, by its index in the scene's list.
        case constraint(Int)
        /// Another step, in words.
        case words(String)

        func encode(to encoder: any Encoder) throws {
            var value = encoder.singleValueContainer()
            switch self {
            case .constraint(let place): try value.encode(place)
            case .words(let text): try value.encode(text)
            }
        }
    }

    /// The arithmetic on one line.
    var line: String
    /// The steps, closest to the item first.
    var steps: [Step]
}
