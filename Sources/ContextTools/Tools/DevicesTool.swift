import ContextServer
import Devices
import Engine
import Findings
import Foundation

/// Lists the devices that layouts can be laid out on.
enum DevicesTool: LayoutTool {
    static let description = ToolDescription(
        name: "devices", title: "Devices",
        summary:
            "Lists iPhones and iPads for 'device', with the sizes of their screens and their safe areas.",
        arguments: LayoutArguments.joined(
            [.init("name", .text, "A part of the name, such as 'SE' or 'iPad'.")], LayoutArguments.page),
        output: Schemas.object([
            .init(
                "devices",
                Schemas.list(
                    Schemas.object([
                        .init("name", Schemas.text), .init("size", Schemas.list(Schemas.number)),
                        .init("scale", Schemas.number), .init("safeAreaInsets", Schemas.list(Schemas.number)),
                    ]))),
            .init("total", Schemas.whole), .init("next", Schemas.nullable("string")),
        ]))

    static func result(of call: ToolCall) throws -> ToolResult {
        let part = call.text("name")?.lowercased() ?? ""
        let found = DeviceCatalogue.devices.filter { part.isEmpty || $0.name.lowercased().contains(part) }
        if found.isEmpty {
            throw ToolFailure.other("no device's name contains '\(part)': leave 'name' out for all of them")
        }
        let start = try call.start
        let rest = found.dropFirst(start).prefix(call.number("limit", usually: 200))
        let lines = rest.map { line(for: $0) }
        let listed = rest.prefix(ShortText.count(of: lines, limit: ShortText.most))
        let end = start + listed.count
        return ToolResult(
            lines.prefix(listed.count).joined(separator: "\n"),
            next: end < found.count ? ["\(found.count - end) more with cursor '\(end)', or a 'name'"] : [],
            structured: [
                .init("devices", .array(listed.map { value(of: $0) })), .init("total", .integer(found.count)),
                .init("next", end < found.count ? .string("\(end)") : .null),
            ])
    }

    private static func line(for device: Device) -> String {
        let insets = device.portraitSafeAreaInsets
        return "\(device.name): \(Amount.text(device.size.width)) × \(Amount.text(device.size.height)) @"
            + "\(Amount.text(device.scale))x, safe area \(Amount.text(insets.top))/\(Amount.text(insets.bottom))"
    }

    private static func value(of device: Device) -> JSON {
        let insets = device.portraitSafeAreaInsets
        let numbers = [insets.top, insets.left, insets.bottom, insets.right]
        return [
            "name": .string(device.name),
            "size": [.number(Double(device.size.width)), .number(Double(device.size.height))],
            "scale": .number(Double(device.scale)),
            "safeAreaInsets": .array(numbers.map { JSON.number(Double($0)) }),
        ]
    }
}
