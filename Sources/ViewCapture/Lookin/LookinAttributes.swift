import Foundation

/// The attributes of a view that Lookin saved, by their identifiers.
struct LookinAttributes {
    private var values: [String: ArchivedValue] = [:]

    /// Reads the attributes of a display item.
    init(_ item: ArchivedValue) {
        for group in item["attributesGroupList"].elements {
            for section in group["attrSections"].elements {
                for attribute in section["attributes"].elements {
                    guard let name = attribute["identifier"].text, values[name] == nil else { continue }
                    values[name] = attribute["value"]
                }
            }
        }
    }

    /// The text that the view shows.
    var text: String? {
        ["lb_t_t", "tf_t_t", "tv_t_t"].compactMap { values[$0]?.text }.first { !$0.isEmpty }
    }

    /// The insets of the safe area: top, left, bottom, right.
    var safeAreaInsets: [Double]? {
        let numbers = values["l_s_s"]?.numbers ?? []
        return numbers.count == 4 && numbers.allSatisfy { $0.isFinite && abs($0) < 1e5 } ? numbers : nil
    }

    /// Whether the view clips its contents.
    var clips: Bool { values["vl_i_m"]?.isTrue ?? false }

    /// The constraints that the view takes part in.
    var constraints: [ArchivedValue] { values["al_c_c"]?.elements ?? [] }

    /// A point, such as a scroll offset.
    func point(_ name: String) -> CGPoint? {
        let numbers = values[name]?.numbers ?? []
        guard numbers.count == 2, numbers.allSatisfy({ $0.isFinite && abs($0) < 1e9 }) else { return nil }
        return CGPoint(x: numbers[0], y: numbers[1])
    }

    /// The identifiers of numbers, with the names that captures have for them.
    private static let facts = [
        ("al_h_h", "contentHuggingPriorityHorizontal"), ("al_h_v", "contentHuggingPriorityVertical"),
        ("al_r_h", "contentCompressionResistancePriorityHorizontal"),
        ("al_r_v", "contentCompressionResistancePriorityVertical"), ("lb_n_n", "numberOfLines"),
        ("usv_axis", "axis"), ("usv_dis", "distribution"), ("usv_align", "alignment"), ("usv_spa", "spacing"),
        ("lb_f_s", "fontSize"),
    ]

    /// Properties that captures have no place for.
    var capturedFacts: [CapturedFact] {
        var facts = Self.facts.compactMap { identifier, name in
            values[identifier]?.double.map { CapturedFact(name, "\($0)") }
        }
        if let font = values["lb_f_n"]?.text { facts.append(CapturedFact("fontName", font)) }
        let size = values["cl_i_s"]?.numbers ?? []
        if size.count == 2 {
            facts.append(CapturedFact("intrinsicContentSize", size.map { "\($0)" }.joined(separator: " ")))
        }
        return facts
    }
}
