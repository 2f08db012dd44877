/// Splits a stream of bytes into lines, buffering at most one line of bounded length.
package struct LineSplitter: Sendable {
    /// A line, or a part of one that is too long to be buffered.
    package struct Piece: Sendable, Equatable {
        /// The bytes, including the line break if there was one.
        package var bytes: [UInt8]
        /// Whether it is a whole line, which can be read.
        package var isWholeLine: Bool
    }

    /// The maximum length of a line; longer lines are returned in parts and not read.
    package static let longestLine = 1 << 20

    private var pending: [UInt8] = []
    private var isInsideLongLine = false

    /// Creates a splitter at the start of a stream.
    package init() {}

    /// Returns the lines that end in the next bytes of the stream.
    package mutating func split(_ bytes: some Collection<UInt8>) -> [Piece] {
        var pieces: [Piece] = []
        var rest = bytes[...]
        while !rest.isEmpty {
            let room = rest.prefix(Self.longestLine - pending.count)
            if let end = room.firstIndex(of: 0x0A) {
                pending += room[...end]
                pieces.append(Piece(bytes: pending, isWholeLine: !isInsideLongLine))
                isInsideLongLine = false
                rest = rest[rest.index(after: end)...]
            } else {
                pending += room
                rest = rest[room.endIndex...]
                guard pending.count >= Self.longestLine else { break }
                pieces.append(Piece(bytes: pending, isWholeLine: false))
                isInsideLongLine = true
            }
            pending.removeAll(keepingCapacity: true)
        }
        return pieces
    }

    /// Returns the rest at the end of the stream: a line without a line break.
    package mutating func finish() -> [Piece] {
        guard !pending.isEmpty else { return [] }
        defer { pending = [] }
        return [Piece(bytes: pending, isWholeLine: !isInsideLongLine)]
    }
}
