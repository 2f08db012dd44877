import Engine
import Explanation
import Findings
import JSONWriting
import LayoutDocument

/// Writes explained layouts as the JSON of `explain`.
package enum ExplanationJSON {
    /// Returns the JSON of the scenes of all inputs.
    package static func bytes(of scenes: [(input: String, scene: ExplainedScene)]) -> [UInt8] {
        var json = JSONWriter()
        json.object { json in
            json.array("scenes") { json in
                for (input, scene) in scenes { write(scene, input: input, to: &json) }
            }
        }
        json.end()
        return json.bytes
    }

    private static func write(_ scene: ExplainedScene, input: String, to json: inout JSONWriter) {
        let explanation = scene.explanation
        let layout = explanation.layout
        json.object { json in
            json.member("id", layout.id)
            json.member("input", input)
            json.member("state", layout.state)
            json.array("constraints") { json in
                for index in layout.constraints.indices {
                    write(constraint: index, of: explanation, to: &json)
                }
                for (offset, constraint) in scene.inactive.enumerated() {
                    write(constraint, index: layout.constraints.count + offset, to: &json)
                }
            }
            json.array("items") { json in
                for index in layout.items.indices { write(item: index, of: explanation, to: &json) }
            }
            json.array("open") { json in
                for opening in scene.openings { write(opening, of: layout, to: &json) }
            }
        }
    }

    private static func write(
        constraint index: Int, of explanation: LayoutExplanation, to json: inout JSONWriter
    ) {
        let constraint = explanation.layout.constraints[index]
        let effect = explanation.effects[index]
        json.object(inline: true) { json in
            json.member("index", index)
            json.member("identifier", ifAny: constraint.identifier)
            json.member("text", constraint.text)
            json.member("line", constraint.location?.line)
            json.member("source", constraint.source.rawValue)
            json.member("effect", effect.word)
            json.member("slack", effect.slack)
            if case .overridden(_, let obstacles) = effect {
                json.member("by", obstacles)
            } else {
                json.member("by", [Int]())
            }
        }
    }

    private static func write(_ opening: LayoutOpening, of layout: SolvedLayout, to json: inout JSONWriter) {
        json.object { json in
            json.array("numbers") { json in
                for number in opening.numbers {
                    json.object(inline: true) { json in
                        json.member("item", layout.items[number.item].id)
                        json.member("number", number.number.rawValue)
                        let (least, greatest) = (number.range.lowerBound, number.range.upperBound)
                        json.member("least", least.isFinite ? least : nil)
                        json.member("greatest", greatest.isFinite ? greatest : nil)
                    }
                }
            }
            json.array("determinedBy") { json in
                for remedy in opening.remedies {
                    json.value(remedy.map { "\(layout.items[$0.item].id).\($0.attribute.rawValue)" })
                }
            }
        }
    }

    private static func write(
        _ constraint: InactiveConstraint, index: Int, to json: inout JSONWriter
    ) {
        json.object(inline: true) { json in
            json.member("index", index)
            json.member("identifier", ifAny: constraint.identifier)
            json.member("text", constraint.text)
            json.member("line", constraint.location?.line)
            json.member("source", ConstraintSource.document.rawValue)
            json.member("effect", ConstraintEffect.inactive.word)
            json.member("slack", Double?.none)
            json.member("by", [Int]())
        }
    }

    private static func write(
        item index: Int, of explanation: LayoutExplanation, to json: inout JSONWriter
    ) {
        let item = explanation.layout.items[index]
        json.object { json in
            json.member("id", item.id)
            json.member("name", ifAny: item.name)
            json.object("numbers") { json in
                for number in FrameNumber.allCases {
                    json.key(number.key)
                    write(explanation.number(number, of: index), to: &json)
                }
            }
        }
    }

    private static func write(_ number: ExplainedNumber?, to json: inout JSONWriter) {
        guard let number else { return json.writeNull() }
        json.object(inline: true) { json in
            json.member("value", number.value)
            json.array("terms", inline: true) { json in
                for term in number.terms { write(term, to: &json) }
            }
        }
    }

    private static func write(_ term: ExplainedNumber.Term, to json: inout JSONWriter) {
        json.object(inline: true) { json in
            switch term.origin {
            case .constraint(let index): json.member("constraint", index)
            case .alignmentRect:
                json.member("constraint", Int?.none)
                json.member("source", "alignment-rect")
            case .guideInset:
                json.member("constraint", Int?.none)
                json.member("source", "guide")
            }
            json.member("coefficient", term.coefficient)
            json.member("constant", term.constant)
        }
    }
}

extension FrameNumber {
    /// The key of the number.
    fileprivate var key: StaticString {
        switch self {
        case .x: "x"
        case .y: "y"
        case .width: "width"
        case .height: "height"
        }
    }
}
