/// A year of the Gregorian calendar, which is reckoned backwards as well: days that were counted by Julius Caesar's are not told from others.
struct GregorianYear {
    let number: Int
    /// Its first day, counted from the first of 1970.
    let start: Int

    var isLeap: Bool { Self.start(of: number + 1) - start == 366 }

    /// The year of a day.
    /// - Parameter day: counted from the first of 1970.
    init(ofDay day: Int) {
        // A year has 146,097 / 400 days; this one is never too early.
        var number = 1971 + (day * 400).flooredQuotient(by: 146_097)
        while Self.start(of: number) > day { number -= 1 }
        (self.number, start) = (number, Self.start(of: number))
    }

    private static func start(of number: Int) -> Int {
        let before = number - 1
        let leaps = before.flooredQuotient(by: 4) - before.flooredQuotient(by: 100) + before.flooredQuotient(by: 400)
        return 365 * before + leaps - 719_162
    }

    /// The first day of a month, counted from the first of 1970.
    /// - Parameter month: from 1; 13 is the January after it.
    func start(ofMonth month: Int) -> Int {
        start + Self.daysBefore[month - 1] + (isLeap && month > 2 ? 1 : 0)
    }

    private static let daysBefore = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334, 365]
}
