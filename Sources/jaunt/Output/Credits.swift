import TravelData

/// Where the bundled data comes from.
enum Credits {
    /// `Resources/CREDITS.txt`.
    static var text: String {
        String(decoding: EmbeddedFiles().contents(of: "CREDITS.txt") ?? [], as: UTF8.self)
    }
}
