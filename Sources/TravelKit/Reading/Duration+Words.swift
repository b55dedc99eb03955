extension Duration {
    /// Roughly, as one says it: "300 ms", "30 s", "5 min", "2 h", "3 d", "a year or more".
    package var inWords: String {
        let (seconds, attoseconds) = components
        return switch seconds {
        case ..<1: "\(attoseconds / 1_000_000_000_000_000) ms"
        case ..<120: "\(seconds) s"
        case ..<7200: "\(seconds / 60) min"
        case ..<172_800: "\(seconds / 3600) h"
        case ..<31_536_000: "\(seconds / 86_400) d"
        default: "a year or more"
        }
    }
}
