/// How a part relates to the parts before it.
package enum PartPlacement: Hashable, Sendable {
    /// The values begin anew: what came before is superseded.
    case replaces
    /// The values follow those that came before.
    case appends
}
