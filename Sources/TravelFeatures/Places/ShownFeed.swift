/// The feed's trips, for those who want to know of them elsewhere than in their list.
@MainActor
final class ShownFeed {
    /// The list that is shown, while there is one.
    weak var model: TripsModel?
    /// All of them, where somebody wanted that while the list had one region's; nil where nobody did.
    var whole: TripsModel?
}
