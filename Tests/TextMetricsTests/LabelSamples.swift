import TextMetrics
import Foundation

/// The widths of labels and button titles that Interface Builder recorded, stored outside the repository.
struct LabelSamples {
    struct Sample {
        let text: String
        let font: Font
        let width: Double
        let scale: Double
        let era: SystemFontEra
        let isButton: Bool
    }

    let samples: [Sample]

    /// Nil if the samples aren't available.
    static let shared = LabelSamples()

    static var url: URL {
        var url = URL(fileURLWithPath: #filePath)
        for _ in 0..<4 { url.deleteLastPathComponent() }
        return url.appendingPathComponent("../shared/metrics/labels.json").standardizedFileURL
    }

    private init?() {
        guard let data = try? Data(contentsOf: Self.url),
            let root = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
            let weights = root["weights"] as? [String], let rows = root["rows"] as? [[Any]]
        else { return nil }
        samples = rows.compactMap { row in
            guard row.count == 9, let text = row[0] as? String, let size = row[1] as? NSNumber,
                let weightIndex = row[2] as? NSNumber, let width = row[3] as? NSNumber,
                let weight = Font.Weight(rawValue: weights[weightIndex.intValue]),
                let scale = row[4] as? NSNumber, let toolsVersion = row[6] as? NSNumber,
                let element = row[7] as? String
            else { return nil }
            return Sample(
                text: text, font: Font(size: Double(size.doubleValue), weight: weight),
                width: width.doubleValue, scale: scale.doubleValue,
                era: SystemFontEra(toolsVersion: toolsVersion.intValue), isButton: element == "b")
        }
    }
}

extension SystemFontMetrics {
    /// Returns the width in points of a label with one line: the natural width rounded up to a pixel.
    func labelWidth(of text: some StringProtocol, font: Font, scale: Double) -> Double {
        Self.widthRoundedUpToPixel(naturalWidth(of: text, font: font), scale: scale)
    }
}
