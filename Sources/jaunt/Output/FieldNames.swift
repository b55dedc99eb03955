import ArgumentParser
import Foundation

/// Names of fields, as they are typed: with commas between them.
nonisolated struct FieldNames: ExpressibleByArgument {
    let names: [String]

    init?(argument: String) {
        names = argument.split(separator: ",", omittingEmptySubsequences: false).map { $0.trimmingCharacters(in: .whitespaces) }
        if names.contains("") { return nil }
    }
}
