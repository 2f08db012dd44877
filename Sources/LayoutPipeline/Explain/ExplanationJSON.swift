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
                    write(constraint: index, of: scene, to: &json)
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
            json.array("conflicts") { json in
                for account in scene.conflicts { write(account, of: layout, to: &json) }
            }
            if let answer = scene.answer {
                json.key("expectation")
                write(answer, of: layout, to: &json)
            }
        }
    }

    private static func write(
        constraint index: Int, of scene: ExplainedScene, to json: inout JSONWriter
    ) {
        let explanation = scene.explanation
        let constraint = explanation.layout.constraints[index]
        let effect = explanation.effects[index]
        json.object(inline: true) { json in
            json.member("index", index)
            json.member("identifier", ifAny: constraint.identifier)
            json.member("text", constraint.text)
            json.member("line", constraint.location?.line)
            json.member("source", constraint.source.rawValue)
            if constraint.isMeasuredShare { json.member("measured", true) }
            json.member("effect", effect.word)
            json.member("slack", effect.slack)
            if case .overridden(_, let obstacles) = effect {
                json.member("by", obstacles)
            } else {
                json.member("by", [Int]())
            }
            guard let change = scene.changes[index] else { return }
            json.key("change")
            write(change, of: explanation.layout, to: &json)
        }
    }

    private static func write(_ change: ConstantChange, of layout: SolvedLayout, to json: inout JSONWriter) {
        json.object(inline: true) { json in
            json.member("by", ConstantChange.step)
            json.array("moves", inline: true) { json in
                for move in change.moves {
                    json.object(inline: true) { json in
                        json.member("item", layout.items[move.item].id)
                        json.member("number", move.number.rawValue)
                        json.member("by", move.distance)
                    }
                }
            }
            json.member("contradiction", change.isContradiction)
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

    private static func write(_ account: ConflictAccount, of layout: SolvedLayout, to json: inout JSONWriter)
    {
        json.object { json in
            json.member("verdict", account.verdict.rawValue)
            json.member("summary", account.summary)
            json.array("sets") { json in
                for set in account.sets {
                    json.object(inline: true) { json in
                        json.member("members", set.members)
                        json.member("broken", set.broken)
                    }
                }
            }
            json.member("sum", account.arithmetic)
            json.array("cures") { json in
                for cure in account.cures { write(cure, of: layout, to: &json) }
            }
            json.member("alternatives", account.alternatives)
            json.member("bounded", account.isBounded)
        }
    }

    private static func write(_ cure: ConflictCure, of layout: SolvedLayout, to json: inout JSONWriter) {
        json.object(inline: true) { json in
            json.array("edits", inline: true) { json in
                for edit in cure.edits {
                    json.object(inline: true) { json in
                        switch edit {
                        case .remove(let index):
                            json.member("remove", index)
                        case .lower(let index, let priority):
                            json.member("lower", index)
                            json.member("priority", priority)
                        }
                    }
                }
            }
            json.member("moved", cure.moved.map { layout.items[$0].id })
            json.member("largestMove", cure.largestMove)
        }
    }

    private static func write(_ answer: ExpectationAnswer, of layout: SolvedLayout, to json: inout JSONWriter)
    {
        json.object { json in
            switch answer {
            case .holds: json.member("answer", "holds")
            case .open: json.member("answer", "open")
            case .blocked(let obstacles, let shortfall, let changes):
                json.member("answer", "blocked")
                json.member("shortfall", shortfall)
                json.member("by", obstacles)
                json.array("changes") { json in
                    for change in changes { write(change, of: layout, to: &json) }
                }
            }
        }
    }

    private static func write(_ change: ExpectationChange, of layout: SolvedLayout, to json: inout JSONWriter)
    {
        json.object(inline: true) { json in
            json.array("constants", inline: true) { json in
                for constant in change.constants {
                    json.object(inline: true) { json in
                        json.member("constraint", constant.constraint)
                        json.member("value", constant.value)
                    }
                }
            }
            json.member("moved", change.moved.map { layout.items[$0].id })
            json.member("largestMove", change.largestMove)
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
                    write(explanation.number(number, of: index), of: explanation.layout, to: &json)
                }
            }
        }
    }

    private static func write(
        _ number: ExplainedNumber?, of layout: SolvedLayout, to json: inout JSONWriter
    ) {
        guard let number else { return json.writeNull() }
        json.object(inline: true) { json in
            json.member("value", number.value)
            json.array("terms", inline: true) { json in
                for term in number.terms { write(term, of: layout, to: &json) }
            }
        }
    }

    private static func write(
        _ term: ExplainedNumber.Term, of layout: SolvedLayout, to json: inout JSONWriter
    ) {
        json.object(inline: true) { json in
            switch term.origin {
            case .constraint(let index): json.member("constraint", index)
            case .number(let number, let item):
                json.member("constraint", Int?.none)
                json.member("source", "number")
                json.member("item", layout.items[item].id)
                json.member("number", number.rawValue)
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
