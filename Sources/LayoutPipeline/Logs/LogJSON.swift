import ConstraintLog
import Findings
import JSONWriting

/// Formats the findings in a log as JSON for scripts.
enum LogJSON {
    /// Returns an object with the conflicts, the traces and the messages that can't be explained; of several logs, each
    /// with the log that it is in.
    static func bytes(of logs: [ExplainedLog], sources: LogSources?) -> [UInt8] {
        var json = JSONWriter()
        let name = { (log: ExplainedLog) in logs.count > 1 ? log.input.path : nil }
        json.object { json in
            json.array("conflicts") { json in
                for log in logs {
                    for conflict in log.explanation.conflicts {
                        write(conflict, in: name(log), sources: sources, to: &json)
                    }
                }
            }
            json.array("noCommonAncestor") { json in
                for log in logs {
                    for mistake in log.explanation.hierarchyMistakes {
                        write(mistake, in: name(log), to: &json)
                    }
                }
            }
            json.array("traces") { json in
                for log in logs {
                    for trace in log.explanation.traces { write(trace, in: name(log), to: &json) }
                }
            }
            json.array("unrecoverable") { json in
                for log in logs {
                    for message in log.explanation.unrecoverable { write(message, in: name(log), to: &json) }
                }
            }
        }
        json.end()
        return json.bytes
    }

    private static func write(
        _ conflict: LogConflict, in log: String?, sources: LogSources?, to json: inout JSONWriter
    ) {
        let words = LogFormatter(conflict.members)
        let places = sources?.places(of: conflict) ?? [:]
        json.object { json in
            json.member("log", ifAny: log)
            json.member("verdict", conflict.verdict.rawValue)
            json.member("count", conflict.count)
            json.member("line", conflict.line)
            json.array("members") { json in
                for (index, constraint) in conflict.members.enumerated() {
                    write(constraint, words: words, to: &json, file: places[index])
                }
            }
            json.member("minimal", conflict.minimal.map { conflict.members[$0].label })
            json.member("broken", broken(of: conflict))
            json.member("culprits", conflict.culprits.map { conflict.members[$0].label })
            json.member("cure", conflict.advice)
            json.member("arithmetic", conflict.arithmetic)
            json.member("notes", conflict.notes)
        }
    }

    /// Returns the broken constraint as the list has it: another instance of the views has other addresses.
    private static func broken(of conflict: LogConflict) -> String? {
        guard let place = conflict.broken, let address = conflict.members[place].address else {
            return conflict.brokenLabel
        }
        return address
    }

    private static func write(
        _ constraint: LogConstraint, words: LogFormatter, to json: inout JSONWriter, file: SourcePlace? = nil
    ) {
        json.object(inline: true) { json in
            json.member("text", constraint.text)
            json.member("address", constraint.label)
            json.member("equation", words.text(of: constraint))
            json.member("identifier", ifAny: constraint.identifier)
            json.member("file", ifAny: file?.file)
            json.member("line", ifAny: file?.line)
        }
    }

    private static func write(_ mistake: HierarchyMistake, in log: String?, to json: inout JSONWriter) {
        let words = LogFormatter(
            [mistake.constraint].compactMap(\.self), and: mistake.places.flatMap { [$0.item] + $0.chain })
        json.object { json in
            json.member("log", ifAny: log)
            json.member("verdict", FindingCode.noCommonAncestor.rawValue)
            json.member("reason", mistake.kind.rawValue)
            json.member("count", mistake.count)
            json.member("line", mistake.line)
            json.array("items") { json in
                for place in mistake.places {
                    json.object(inline: true) { json in
                        json.member("name", words.name(of: place.item))
                        json.member("class", place.item.className)
                        json.member("address", place.item.address)
                        if place.item.isGuide {
                            json.member("owner", place.chain.first.map { words.name(of: $0) })
                        }
                    }
                }
            }
            json.member("constraint", mistake.constraint?.text)
            json.member("message", HierarchyFormatter(mistake).headline)
            json.member("facts", HierarchyFormatter(mistake).facts)
            json.member("cure", HierarchyFormatter(mistake).advice)
        }
    }

    private static func write(_ trace: LogTrace, in log: String?, to json: inout JSONWriter) {
        let words = LogFormatter(trace.constraints)
        json.object { json in
            json.member("log", ifAny: log)
            json.member("kind", trace.kind.rawValue)
            json.member("verdict", trace.verdict?.rawValue ?? "trace")
            json.member("count", trace.count)
            json.member("line", trace.line)
            json.array("items") { json in
                for item in trace.openItems {
                    json.object(inline: true) { json in
                        json.member("class", item.item.className)
                        json.member("address", item.item.address)
                        json.member("attributes", item.attributes.map(\.rawValue))
                        json.member("missingHostConstraints", item.isMissingHostConstraints)
                        json.member("follows", item.followsFromOthers)
                    }
                }
            }
            json.array("members") { json in
                for constraint in trace.constraints { write(constraint, words: words, to: &json) }
            }
            json.member("cure", trace.advice)
        }
    }

    private static func write(
        _ message: UnrecoverableLog, in log: String?, to json: inout JSONWriter
    ) {
        let words = LogFormatter(message.constraints)
        json.object { json in
            json.member("log", ifAny: log)
            json.member("verdict", "unrecoverable")
            json.member("reason", message.reason.rawValue)
            json.member("count", message.count)
            json.member("line", message.line)
            json.array("members") { json in
                for constraint in message.constraints { write(constraint, words: words, to: &json) }
            }
            json.member("texts", message.texts)
            json.member("broken", message.brokenLabel)
            json.member("cure", message.advice)
        }
    }
}
