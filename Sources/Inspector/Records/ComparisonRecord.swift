import Foundation

/// The changes from another layout, as the page's script reads them.
struct ComparisonRecord: Encodable {
    /// Pictures as data URLs.
    struct Pictures: Encodable {
        var before: String?
        var after: String?
        var difference: String?

        init(_ pictures: InspectorComparison.Pictures) {
            before = pictures.before.map(Self.address)
            after = pictures.after.map(Self.address)
            difference = pictures.difference.map(Self.address)
        }

        private static func address(_ png: [UInt8]) -> String {
            "data:image/png;base64,\(Data(png).base64EncodedString())"
        }
    }

    /// A scene inside the record of a scene.
    indirect enum Inner: Encodable {
        case scene(SceneRecord)

        func encode(to encoder: any Encoder) throws {
            switch self {
            case .scene(let record): try record.encode(to: encoder)
            }
        }
    }

    var presence: InspectorComparison.Presence
    var before: Inner?
    var changes: [InspectorComparison.Change]
    var idleChanges: [String]
    var message: String
    var pictures: Pictures?

    init(_ comparison: InspectorComparison) throws {
        presence = comparison.presence
        before = try comparison.before.map { .scene(try SceneRecord(InspectorScene(layout: $0))) }
        changes = comparison.changes
        idleChanges = comparison.idleChanges
        message = comparison.message
        pictures = comparison.pictures.map { Pictures($0) }
    }
}
