/// Which links are being opened, so that a key that is held down, or pressed again before there is a page to be seen, opens none twice.
nonisolated struct LinksUnderWay {
    /// A key that is held down comes again sooner.
    private static let pause = Duration.seconds(1)
    /// What hands a link over has done so by then; it may be the browser itself, which goes on for hours.
    private static let longest = Duration.seconds(10)

    private var begun: [String: ContinuousClock.Instant] = [:]
    private var last: (link: String, time: ContinuousClock.Instant)?

    /// Somebody wants a link opened.
    /// - Returns: whether it is to be: not where it is being opened, or was wanted a moment ago.
    mutating func begins(_ link: String, at time: ContinuousClock.Instant) -> Bool {
        let isHeld = last.map { $0.link == link && time - $0.time < Self.pause } ?? false
        let isUnderWay = begun[link].map { time - $0 < Self.longest } ?? false
        last = (link, time)
        if isHeld || isUnderWay { return false }
        begun[link] = time
        return true
    }

    /// What was to open a link has ended.
    mutating func ended(_ link: String) { begun[link] = nil }
}
