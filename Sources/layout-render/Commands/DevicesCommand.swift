import Devices
import Engine
import Findings
import Foundation
import JSONWriting
import LayoutPipeline

/// Lists the devices that layouts can be laid out on.
struct DevicesCommand: Subcommand {
    static let description = CommandDescription(
        name: "devices", abstract: "List the devices for '--device'.",
        discussion: """
            Lists the screen's size in portrait in points, its scale in pixels per point, and the safe area's top and \
            bottom insets. '--device' also accepts Interface Builder's name of the screen.
            """,
        options: [.listFormat])

    private let format: ListFormat

    init(_ arguments: ParsedArguments) throws(UsageError) {
        format = arguments.word(.listFormat, as: ListFormat.self) ?? .text
    }

    func run() throws -> ExitStatus {
        switch format {
        case .text: try writeTable()
        case .json: try Self.printJSON()
        }
        return .success
    }

    /// Prints the devices as an array of objects, with portrait safe areas.
    private static func printJSON() throws {
        try ListFormat.printJSON { json in
            json.array { json in
                for device in DeviceCatalogue.devices {
                    let insets = device.portraitSafeAreaInsets
                    json.object(inline: true) { json in
                        json.member("name", device.name)
                        json.member("size", [device.size.width, device.size.height])
                        json.member("scale", device.scale)
                        json.member(
                            "safeAreaInsets", [insets.top, insets.left, insets.bottom, insets.right])
                        json.member("interfaceBuilderName", device.interfaceBuilderName)
                    }
                }
            }
        }
    }

    private func writeTable() throws {
        let head = ["NAME", "SIZE", "SCALE", "SAFE AREA", "INTERFACE BUILDER"]
        let rows = [head] + DeviceCatalogue.devices.map(Self.row)
        let widths = head.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        let lines = rows.map { row in
            let cells = zip(row, widths).map { text, width in
                text + String(repeating: " ", count: width - text.count)
            }
            return String(cells.joined(separator: "  ").reversed().drop { $0 == " " }.reversed())
        }
        try StandardOutput.write(lines.map { "\($0)\n" }.joined())
    }

    private static func row(for device: Device) -> [String] {
        let insets = device.portraitSafeAreaInsets
        return [
            device.name, "\(number(device.size.width))×\(number(device.size.height))",
            "@\(number(device.scale))x", "\(number(insets.top))/\(number(insets.bottom))",
            device.interfaceBuilderName ?? "–",
        ]
    }

    private static func number(_ value: Double) -> String {
        Int(exactly: value).map(String.init) ?? "\(value)"
    }
}

/// Tells a user who names a model of several generations which of them is meant.
enum GenerationNote {
    /// Returns a line for each such name of a device among the arguments.
    static func lines(for arguments: ParsedArguments) -> [String] {
        arguments.strings(.device).uniqued().compactMap { (name) -> String? in
            guard let device = try? DeviceCatalogue.device(named: name), !name.contains("(") else {
                return nil
            }
            let others = DeviceCatalogue.laterGenerations(of: device)
            guard let last = others.last else { return nil }
            return
                "layout-render: note: '\(device.name)' is the 1st generation, \(size(of: device)) points; "
                + "'\(last.name)' has \(size(of: last))"
        }
    }

    private static func size(of device: Device) -> String {
        "\(Int(device.size.width)) × \(Int(device.size.height))"
    }
}
