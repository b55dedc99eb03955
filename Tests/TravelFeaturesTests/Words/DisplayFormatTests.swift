import Foundation
import TestSupport
import Testing
import TravelFeatures
import TravelKit

@Suite("Numbers, money and times in words")
struct DisplayFormatTests {
    @Test(
        "Money as the locale writes it, with as many decimals as the currency has",
        arguments: [
            ("de_DE", 7_250, "EUR", "72,50 €"), ("en_US", 7_250, "EUR", "€72.50"), ("en_GB", 123_400, "GBP", "£1,234.00"),
            ("de_DE", 98_000, "JPY", "98.000 ¥"), ("en_US", 98_000, "JPY", "¥98,000"), ("en_US", 1_500, "KWD", "KWD 1.500"),
            ("en_US", -500, "USD", "-$5.00"), ("en_US", 0, "USD", "$0.00"), ("en_US", 100, "XXX", "¤1.00"),
        ])
    func money(_ locale: String, _ minorUnits: Int, _ currency: String, _ text: String) {
        let written = DisplayFormat.sample(locale).money(Money(minorUnits: minorUnits, currency: currency))
        #expect(written.replacing("\u{A0}", with: " ") == text)
    }

    @Test(
        "A price that is not whole has its minor units, of whichever currency",
        arguments: [
            ("0.4", "RSD", "RSD 0.40"), ("2.5", "RSD", "RSD 2.50"), ("3.5", "RSD", "RSD 3.50"), ("749.5", "RSD", "RSD 749.50"),
            ("750", "RSD", "RSD 750"), ("99.99", "ALL", "ALL 99.99"), ("99.996", "ALL", "ALL 100"), ("2.345", "EUR", "€2.35"),
            ("2.5", "JPY", "JP¥3"),
        ])
    func minorUnits(_ amount: String, _ currency: String, _ text: String) throws {
        let exact = try #require(Decimal(string: amount))
        let price = try #require(Money(price: exact, currency: currency))
        #expect(DisplayFormat.sample.exactMoney(price).replacing("\u{A0}", with: " ") == text)
    }

    @Test(
        "A part of a price is none where it would be nothing",
        arguments: [(1, 2, "€0.01"), (1, 3, nil), (100, 0, nil), (100, 3, "€0.33"), (0, 1, nil)] as [(Int, Double, String?)])
    func shares(_ cents: Int, _ count: Double, _ text: String?) {
        #expect(DisplayFormat.sample.share(of: Money(minorUnits: cents, currency: "EUR"), by: count) == text)
    }

    @Test("Four digits are no group where the language has none", arguments: [(1_234, "1234"), (-1_234, "-1234"), (12_345, "12.345")])
    func fewDigits(_ number: Int, _ text: String) {
        let format = DisplayFormat(
            locale: Locale(identifier: "es_ES"), timeZone: .gmt,
            separators: NumberSeparators(grouping: ".", decimal: ",", fewest: 5), now: { .samplePresent })
        #expect(format.number(number) == text && format.distance(Double(number)) == text + " km")
    }

    @Test(
        "In India groups have two digits, but for the last one, and what is shown can be typed",
        arguments: [(999, "999"), (1_000, "1,000"), (214_000, "2,14,000"), (-1_234_567, "-12,34,567")])
    func indianGroups(_ number: Int, _ text: String) {
        let format = DisplayFormat(
            locale: Locale(identifier: "en_IN"), timeZone: .gmt,
            separators: NumberSeparators(grouping: ",", decimal: ".", secondary: 2), now: { .samplePresent })
        #expect(format.number(number) == text)
        #expect(number < 0 || format.typedPrice(text).amount == .amount(Double(number)))
    }

    @Test(
        "Whole numbers in groups of three digits",
        arguments: [
            (0, "0"), (999, "999"), (1_000, "1,000"), (-1_000, "-1,000"), (-999, "-999"), (83_149_300, "83,149,300"),
            (.min, "-9,223,372,036,854,775,808"),
        ])
    func numbers(_ number: Int, _ text: String) {
        #expect(DisplayFormat.sample.number(number) == text)
    }

    @Test(
        "Areas: whole square kilometres, small ones with two decimals, none that is no number",
        arguments: [
            (357_022.4, "357,022 km²"), (10.0, "10 km²"), (9.996, "10 km²"), (6, "6 km²"), (3.8, "3.80 km²"), (0.44, "0.44 km²"),
            (2.019, "2.02 km²"), (.infinity, "—"), (.nan, "—"),
            (1e300, "—"),
        ])
    func areas(_ area: Double, _ text: String) {
        #expect(DisplayFormat.sample.area(area) == text)
    }

    @Test(
        "Days have their year only when it could be another",
        arguments: [
            ("2026-12-03T06:25:00Z", "Thu 3 Dec"), ("2026-12-02T23:30:00Z", "Thu 3 Dec"), ("2027-10-30T11:50:00Z", "Sat 30 Oct 2027"),
            ("2025-12-03T06:25:00Z", "Wed 3 Dec 2025"), ("2026-10-01T06:25:00Z", "Thu 1 Oct"), ("2026-09-01T06:25:00Z", "Tue 1 Sep 2026"),
            ("2026-02-06T06:25:00Z", "Fri 6 Feb 2026"), ("2027-02-06T06:25:00Z", "Sat 6 Feb"), ("2027-09-10T06:25:00Z", "Fri 10 Sep"),
            ("9999-12-31T12:00:00Z", "Fri 31 Dec 9999"), ("2024-02-29T12:00:00Z", "Thu 29 Feb 2024"),
        ])
    func days(_ date: String, _ text: String) {
        #expect(DisplayFormat.sample.day(Date(utc: date)) == text)
    }

    @Test(
        "A moment is told in the zone that is asked for, through changes of the clock",
        arguments: [
            ("2026-12-03T06:05:00Z", "Asia/Tokyo", "Thu 3 Dec 15:05"), ("2026-12-03T06:05:00Z", nil, "Thu 3 Dec 07:05"),
            ("2027-03-28T00:59:00Z", nil, "Sun 28 Mar 01:59"), ("2027-03-28T01:00:00Z", nil, "Sun 28 Mar 03:00"),
            ("2026-12-31T23:00:00Z", "Pacific/Kiritimati", "Fri 1 Jan 13:00"), ("9999-12-31T23:59:59Z", nil, "—"),
            ("9999-12-31T23:59:59Z", "UTC", "Fri 31 Dec 9999 23:59"), ("9999-12-31T23:59:59Z", "America/Lima", "Fri 31 Dec 9999 18:59"),
            ("9999-12-31T10:00:00Z", "Pacific/Kiritimati", "—"), ("9999-12-31T09:59:59Z", "Pacific/Kiritimati", "Fri 31 Dec 9999 23:59"),
        ])
    func moments(_ date: String, _ zone: String?, _ text: String) {
        #expect(DisplayFormat.sample.moment(Date(utc: date), in: zone.flatMap(Zone.init)) == text)
    }

    @Test(
        "How long ago something was",
        arguments: [
            (0, "just now"), (59, "just now"), (60, "1 min ago"), (3_599, "59 min ago"), (3_600, "1 h ago"), (86_399, "23 h ago"),
            (86_400, "1 d ago"), (30 * 86_400, "30 d ago"), (-59, "just now"), (-60, "by a clock that was ahead"),
            (-30 * 86_400, "by a clock that was ahead"),
        ])
    func ages(_ seconds: Int, _ text: String) {
        #expect(DisplayFormat.sample.age(of: Date.samplePresent.addingTimeInterval(-Double(seconds))) == text)
    }

    @Test("Times that no clock shows are a dash", arguments: [1e18, -1e18, 1e300, .infinity, -.infinity, .nan])
    func absurdTimes(_ seconds: Double) {
        let date = Date(timeIntervalSince1970: seconds)
        #expect(DisplayFormat.sample.day(date) == "—")
        #expect(DisplayFormat.sample.moment(date) == "—")
        let age = seconds.isNaN ? "just now" : seconds < 0 ? " d ago" : "by a clock that was ahead"
        #expect(DisplayFormat.sample.age(of: date).hasSuffix(age))
    }

    @Test("A short distance has a digit more", arguments: [(1302.4, "1,302 km"), (10, "10 km"), (4.23, "4.2 km"), (0.04, "0.0 km")])
    func shortDistances(_ kilometres: Double, _ text: String) {
        #expect(DisplayFormat.sample.shortDistance(kilometres) == text)
    }

    @Test("Fractions have the locale's sign, as groups of digits have theirs")
    func fractions() {
        let format = DisplayFormat(
            locale: Locale(identifier: "de_DE"), timeZone: .gmt, separators: NumberSeparators(grouping: ".", decimal: ","),
            now: { .samplePresent })
        #expect(format.area(2.02) == "2,02 km²" && format.area(7_686_850) == "7.686.850 km²")
        #expect(format.density(of: 25_000_000, on: 7_686_850) == "3,25 per km²")
        #expect(format.shortDistance(5.7) == "5,7 km")
        #expect(format.area(0.0004) == "0,0004 km²")
    }

    @Test("Currencies that have no code of three letters are told apart")
    func oddCurrencies() {
        let format = DisplayFormat.sample
        #expect(format.money(Money(minorUnits: 54_800, currency: "日本")) == "日本 548")
        #expect(format.money(Money(minorUnits: 54_800, currency: "€€€")) == "€€€ 548")
    }
}
