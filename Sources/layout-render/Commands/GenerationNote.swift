import Devices
import Findings
import Foundation

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
