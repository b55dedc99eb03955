import TravelFeatures

/// A page that was asked again for what had gone wrong there.
struct RetriedPage {
    weak var page: (any Screen)?
    /// What was wrong.
    let problem: ErrorLog.Problem
}
