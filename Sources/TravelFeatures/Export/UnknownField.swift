/// Records have no field that is called so.
package struct UnknownField: Error, CustomStringConvertible {
    /// What was asked for.
    let name: String
    let known: [String]

    package var description: String { "'\(name)' is no field of these records; there are \(known.joined(separator: ", "))." }
}
