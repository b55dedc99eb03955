/// A rule by which clocks are changed every year, as the last line of a zone's file says it: "CET-1CEST,M3.5.0,M10.5.0/3" (POSIX.1, Base
/// Definitions 8.3; RFC 9636, 3.3).
struct ZoneRule: Sendable {
    /// How far clocks are from UTC in standard time, in seconds.
    private let standard: Int
    /// When they are otherwise; nil where they never are.
    private let other: Season?

    /// A part of the year that has clocks of its own: summer, or, in Ireland, winter.
    private struct Season: Sendable {
        var offset: Int
        var start, end: Change
    }

    /// - Parameter text: the rule; nil comes of what is none.
    init?(_ text: String) {
        var parser = Parser(text)
        guard parser.skipName(), let west = parser.time() else { return nil }
        standard = -west
        if parser.isAtEnd {
            other = nil
            return
        }
        guard parser.skipName() else { return nil }
        var offset = standard + 3600
        if !parser.take(",") {
            guard let west = parser.time(), parser.take(",") else { return nil }
            offset = -west
        }
        guard let start = parser.change(), parser.take(","), let end = parser.change(), parser.isAtEnd else { return nil }
        other = Season(offset: offset, start: start, end: end)
    }

    /// How far clocks are from UTC, in seconds.
    /// - Parameter second: the time, in seconds from 1970.
    func offset(at second: Int) -> Int {
        guard let other else { return standard }
        let year = GregorianYear(ofDay: (second + standard).flooredQuotient(by: Self.day))
        let start = other.start.second(in: year) - standard
        let end = other.end.second(in: year) - other.offset
        let isOther = start < end ? start..<end ~= second : !(end..<start ~= second)
        return isOther ? other.offset : standard
    }

    private static let day = 86_400

    /// A day of the year, and a time of it by the clocks that are changed then, in seconds, which may be one of days before or after.
    private struct Change: Sendable {
        enum Day: Sendable {
            /// From 1 to 365: the 29th of February is never counted.
            case julian(Int)
            /// From 0 to 365.
            case ofYear(Int)
            /// The weekday, from 0 for Sunday, in a week of a month; the fifth is the last.
            case weekday(Int, week: Int, month: Int)
        }

        var day: Day
        var time: Int

        /// When that is, in seconds from 1970 by the clocks that are changed.
        func second(in year: GregorianYear) -> Int {
            let number =
                switch day {
                case .julian(let day): year.start + day - (year.isLeap && day >= 60 ? 0 : 1)
                case .ofYear(let day): year.start + day
                case .weekday(let weekday, let week, let month):
                    Self.day(weekday, week, from: year.start(ofMonth: month), before: year.start(ofMonth: month + 1))
                }
            return number * ZoneRule.day + time
        }

        private static func day(_ weekday: Int, _ week: Int, from start: Int, before end: Int) -> Int {
            // The first of 1970 was a Thursday.
            let first = start + (weekday - (start + 4)).flooredRemainder(by: 7)
            let day = first + (week - 1) * 7
            return day < end ? day : day - 7
        }
    }

    private struct Parser {
        private var rest: Substring.UTF8View

        init(_ text: String) { rest = text[...].utf8 }

        var isAtEnd: Bool { rest.isEmpty }

        mutating func take(_ sign: Unicode.Scalar) -> Bool {
            guard let first = rest.first, UInt32(first) == sign.value else { return false }
            rest = rest.dropFirst()
            return true
        }

        /// Passes over what clocks are called: "CET", "<+0330>".
        mutating func skipName() -> Bool {
            if take("<") {
                rest = rest.drop { $0 != UInt8(ascii: ">") }
                return take(">")
            }
            let name = rest.prefix { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 & 0xDF }
            rest = rest.dropFirst(name.count)
            return name.count >= 3
        }

        /// Hours, or hours and minutes, or seconds as well, in seconds.
        mutating func time() -> Int? {
            let sign = take("-") ? -1 : 1
            if sign == 1 { _ = take("+") }
            guard let hours = number(upTo: 167) else { return nil }
            var seconds = hours * 3600
            for unit in [60, 1] where take(":") {
                guard let part = number(upTo: 59) else { return nil }
                seconds += part * unit
            }
            return sign * seconds
        }

        mutating func change() -> Change? {
            guard let day = day() else { return nil }
            guard take("/") else { return Change(day: day, time: 2 * 3600) }
            return time().map { Change(day: day, time: $0) }
        }

        private mutating func day() -> Change.Day? {
            if take("J") { return number(upTo: 365).flatMap { $0 > 0 ? .julian($0) : nil } }
            guard take("M") else { return number(upTo: 365).map { .ofYear($0) } }
            guard let month = number(upTo: 12), take("."), let week = number(upTo: 5), take("."), let weekday = number(upTo: 6), month > 0,
                week > 0
            else { return nil }
            return .weekday(weekday, week: week, month: month)
        }

        private mutating func number(upTo most: Int) -> Int? {
            let digits = rest.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
            rest = rest.dropFirst(digits.count)
            guard 1...3 ~= digits.count else { return nil }
            let number = digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
            return number <= most ? number : nil
        }
    }
}
