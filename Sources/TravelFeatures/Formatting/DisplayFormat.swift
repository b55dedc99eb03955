package import Foundation
package import TravelKit

/// How numbers, money and times are written: by the locale and time zone that come in from outside.
package struct DisplayFormat: Sendable {
    // To know a locale or a zone takes longer than the first screen, which shows neither prices nor times.
    private let lazyLocale: Lazy<Locale>
    private let lazyTimeZone: Lazy<Zone>
    private let lazySeparators: Lazy<NumberSeparators>
    private let lazyMoneySeparators: Lazy<NumberSeparators>
    /// What stands before amounts in a currency that have two decimals always, where that is known without CLDR.
    private let moneySign: @Sendable (_ currency: String) -> String?
    /// What distances and areas are written in.
    package var units: LengthUnits
    /// The language in which countries, capitals and currencies are named; nil for the source's own, which is English.
    package var language: Locale? {
        didSet {
            (countryNames, capitalNames) = (language.map(names), language.map(capitals))
            (cityNames, worldRegions) = (language.map(Self.cities), Self.regions(englishRegions, in: language))
            otherCities = Self.byEnglish(nativeCityNames, cityNames)
        }
    }
    /// What countries are called in that language; nil where it is the source's own.
    package private(set) var countryNames: NamedCountries.Names?
    /// What capitals are called in it.
    package private(set) var capitalNames: CapitalNames?
    /// What cities are called in it and in English, as words.
    private(set) var cityNames: Lazy<[(name: String, english: String)]>?
    /// What capitals are called in the languages of their countries, by the codes of these; read when it is first wanted.
    let nativeCapitals: Lazy<[Alpha3Code: [NativeCapital]]>
    /// The same names and the English ones, as words.
    let nativeCityNames: Lazy<[(name: String, english: String)]>
    /// What cities are called besides, by their English names, as words: in the languages of their countries, and in that one.
    private(set) var otherCities: Lazy<[String: [String]]>
    /// The alpha-2 codes of the countries of each region and subregion of the world, by its name in English and in that language, as a
    /// word: "western-europe".
    private(set) var worldRegions: Lazy<[String: Set<String>]>
    /// The same by the English names alone.
    private let englishRegions: Lazy<[String: Set<String>]>
    /// The names of countries that outrank Foundation's, in a language, by alpha-2 codes.
    private let correctedNames: @Sendable (_ language: Locale) -> [String: String]
    /// Those in English: what the countries that the program knows are called on their own pages.
    let englishNames: Lazy<[String: String]>
    /// What else countries are called in a language, by alpha-2 codes.
    private let otherNames: @Sendable (_ language: Locale) -> [String: [String]]
    /// Whether the screen can write a name: one that it cannot write whole gives way to the English one.
    let canWrite: @Sendable (_ name: String) -> Bool
    /// What currencies are worth; nil where the user has not said so, and prices are shown as they come.
    package var rates: ExchangeRates?
    /// What the airline with an IATA code is called; nil where that is not known.
    package var airlineName: @Sendable (_ code: String) -> String?
    /// The alpha-2 code of the country that has this code, name or spelling, as one word (`SearchFold.word`); nil where none has.
    package var countryCode: @Sendable (_ word: String) -> String?
    /// The official, native and other names of the country with this alpha-2 code; none where nobody knows it.
    package var countrySpellings: @Sendable (_ code: String) -> [String]
    /// The IANA name of the time zone of the country with this alpha-2 code; nil where it has several, and where nobody knows it.
    package var countryZone: @Sendable (_ code: String) -> String?
    /// The time it is.
    package var now: @Sendable () -> Date
    /// To get ready what writes trips (`TripText.warmUp`): two who did it at once would take both cores from whoever reads the trips.
    let warmth = Once()

    /// - Parameters:
    ///   - locale: that of prices.
    ///   - separators: what parts the digits of numbers.
    ///   - moneySeparators: what parts the digits of prices; nil for the same.
    ///   - moneySign: what the locale of prices writes before amounts in a currency, which it gives two decimals always; nil where only CLDR
    ///     knows that.
    package init(
        locale: @autoclosure @escaping @Sendable () -> Locale, timeZone: @autoclosure @escaping @Sendable () -> Zone,
        separators: @autoclosure @escaping @Sendable () -> NumberSeparators = .english,
        moneySeparators: @autoclosure @escaping @Sendable () -> NumberSeparators? = nil,
        moneySign: @escaping @Sendable (_ currency: String) -> String? = { _ in nil }, units: LengthUnits = .kilometres,
        language: Locale? = nil, rates: ExchangeRates? = nil, airlineName: @escaping @Sendable (_ code: String) -> String? = { _ in nil },
        countryCode: @escaping @Sendable (_ word: String) -> String? = { _ in nil },
        countrySpellings: @escaping @Sendable (_ code: String) -> [String] = { _ in [] },
        countryZone: @escaping @Sendable (_ code: String) -> String? = { _ in nil },
        correctedNames: @escaping @Sendable (_ language: Locale) -> [String: String] = { _ in [:] },
        otherNames: @escaping @Sendable (_ language: Locale) -> [String: [String]] = { _ in [:] },
        nativeCapitals: @escaping @Sendable () -> [Alpha3Code: [NativeCapital]] = { [:] },
        worldRegions: @escaping @Sendable () -> [String: Set<String>] = { [:] },
        canWrite: @escaping @Sendable (_ name: String) -> Bool = { _ in true },
        now: @escaping @Sendable () -> Date
    ) {
        lazyLocale = Lazy(locale)
        lazyTimeZone = Lazy(timeZone)
        let numbers = Lazy(separators)
        (lazySeparators, lazyMoneySeparators) = (numbers, Lazy { moneySeparators() ?? numbers.value })
        self.moneySign = moneySign
        self.units = units
        self.language = language
        self.rates = rates
        self.airlineName = airlineName
        (self.countryCode, self.countrySpellings, self.countryZone) = (countryCode, countrySpellings, countryZone)
        (self.correctedNames, self.otherNames, self.canWrite) = (correctedNames, otherNames, canWrite)
        let natives = Lazy(nativeCapitals)
        self.nativeCapitals = natives
        let cities = Lazy { natives.value.values.flatMap { $0.flatMap(Self.words) } }
        nativeCityNames = cities
        let ownCities = language.map(Self.cities)
        (cityNames, otherCities) = (ownCities, Self.byEnglish(cities, ownCities))
        let regions = Lazy(worldRegions)
        (englishRegions, self.worldRegions) = (regions, Self.regions(regions, in: language))
        englishNames = Lazy { correctedNames(Locale(identifier: "en")) }
        self.now = now
        (countryNames, capitalNames) = (language.map(names), language.map(capitals))
    }

    private static func cities(in language: Locale) -> Lazy<[(name: String, english: String)]> { Lazy { ExemplarCity.names(in: language) } }

    private static func byEnglish(
        _ native: Lazy<[(name: String, english: String)]>, _ own: Lazy<[(name: String, english: String)]>?
    ) -> Lazy<[String: [String]]> {
        Lazy { Dictionary(grouping: native.value + (own?.value ?? []), by: \.english).mapValues { $0.map(\.name) } }
    }

    private static func regions(_ english: Lazy<[String: Set<String>]>, in language: Locale?) -> Lazy<[String: Set<String>]> {
        language.map { language in Lazy { WorldRegions.named(english.value, in: language) } } ?? english
    }

    private static func words(of capital: NativeCapital) -> [(name: String, english: String)] {
        capital.allNames.map { (name: SearchFold.word($0), english: SearchFold.word(capital.english)) }
    }

    private func capitals(in language: Locale) -> CapitalNames {
        CapitalNames(language, where: canWrite) { [nativeCapitals] in nativeCapitals.value }
    }

    private func names(in language: Locale) -> NamedCountries.Names {
        Lazy { [correctedNames, otherNames, englishNames, canWrite] in
            CountryNames.names(
                in: language, corrected: correctedNames(language), others: otherNames(language), english: englishNames.value,
                where: canWrite)
        }
    }

    /// The locale of prices.
    package var locale: Locale { lazyLocale.value }

    /// The user's own time zone, for times at places whose zone is not known.
    package var timeZone: Zone { lazyTimeZone.value }

    /// What parts the digits of numbers.
    private var separators: NumberSeparators { lazySeparators.value }

    /// What parts the digits of prices, as they are written and typed.
    var moneySeparators: NumberSeparators { lazyMoneySeparators.value }

    /// The minute it is, counted from 2001: what is said of ages and ends may change with it.
    package var minute: Int { Int(now().timeIntervalSinceReferenceDate / 60) }

    /// A whole number with its digits in groups: "83,149,300".
    package func number(_ value: Int) -> String { number(value, separators) }

    func number(_ value: Int, _ separators: NumberSeparators) -> String {
        let digits = String(value.magnitude)
        var text = ""
        for (index, digit) in digits.enumerated() {
            let rest = digits.count - index
            let beginsGroup = rest >= 3 && (rest - 3).isMultiple(of: separators.secondary)
            if index > 0, digits.count >= separators.fewest, beginsGroup { text += separators.grouping }
            text.append(digit)
        }
        return value < 0 ? "-" + text : text
    }

    /// An area: "357,021 km²", or "137,847 mi²"; below 10 with two decimals.
    package func area(_ squareKilometres: Double) -> String {
        guard squareKilometres.isFinite, abs(squareKilometres) < 1e12 else { return "—" }
        return amount(squareKilometres / (units.kilometres * units.kilometres)) + " \(units.symbol)²"
    }

    /// How many people live where there is so much room for them: "234 per km²"; below 10 with two decimals.
    package func density(of people: Int, on squareKilometres: Double) -> String {
        guard squareKilometres > 0, squareKilometres < 1e12 else { return "—" }
        return amount(Double(people) / squareKilometres * units.kilometres * units.kilometres) + " per \(units.symbol)²"
    }

    /// A distance: "1,234 km", or "767 mi".
    package func distance(_ kilometres: Double) -> String {
        guard kilometres.isFinite, abs(kilometres) < 1e12 else { return "—" }
        return number(Int((kilometres / units.kilometres).rounded())) + " " + units.symbol
    }

    /// A distance that is not known to the last unit: "about 39 km", "less than 1 km".
    func roughDistance(_ kilometres: Double) -> String {
        kilometres < units.kilometres ? "less than " + distance(units.kilometres) : "about " + distance(kilometres)
    }

    /// A distance of which a small one is of interest too: "1,302 km", "4.2 km".
    package func shortDistance(_ kilometres: Double) -> String {
        let length = kilometres / units.kilometres
        return abs(length) < 10 ? fraction(length, digits: 1) + " \(units.symbol)" : distance(kilometres)
    }

    /// A number whose size says how many digits are of use.
    private func amount(_ value: Double) -> String {
        if value == 0 { return "0" }
        if abs(value) < 0.005 {
            // What is something is not said to be nothing: so many digits that one of them is not 0.
            let digits = Int(min(12, (-log10(abs(value))).rounded(.up)))
            return fraction(value, digits: digits)
        }
        if abs(value) < 9.995 { return value == value.rounded() ? number(Int(value)) : fraction(value, digits: 2) }
        return abs(value) < 1e15 ? number(Int(value.rounded())) : "—"
    }

    private func fraction(_ value: Double, digits: Int) -> String {
        String(format: "%.\(digits)f", value).replacing(".", with: separators.decimal)
    }

    /// An amount of money as the locale writes it, in the currency that the user wants where its worth is known: "~€66.80".
    package func money(_ money: Money) -> String {
        let wanted = compared(money)
        return (wanted.currency == money.currency ? "" : "~") + exactMoney(wanted)
    }

    /// One of `count` equal parts of an amount of money, as `money` writes it; nil where it is none, or so small that it would be nothing.
    package func share(of money: Money, by count: Double) -> String? {
        // Converted first: to round what is rounded already would be wrong by one.
        let wanted = compared(money)
        guard count > 0, let share = Money(amount: wanted.amount / Decimal(count), currency: wanted.currency), share.minorUnits != 0
        else { return nil }
        return (wanted.currency == money.currency ? "" : "~") + exactMoney(share)
    }

    /// An amount of money in its own currency, to the nearest of its minor units.
    package func exactMoney(_ money: Money) -> String {
        if money.minorUnits >= 0, let sign = moneySign(money.currency) {
            let (whole, cents) = money.minorUnits.quotientAndRemainder(dividingBy: 100)
            return sign + number(whole, moneySeparators) + moneySeparators.decimal + Self.twoDigits(cents)
        }
        let amount = money.rounded.amount
        // Of what is no code Foundation makes the sign ¤, whatever it is.
        let letters = UInt8(ascii: "A")...UInt8(ascii: "Z")
        let isCode = money.currency.utf8.count == 3 && money.currency.utf8.allSatisfy(letters.contains)
        guard isCode else { return "\(money.currency) \(amount.formatted(.number.locale(locale)))" }
        let style = Decimal.FormatStyle.Currency(code: money.currency, locale: locale)
        // Of some currencies Foundation leaves the minor unit out, as hardly anybody uses it: a price that has some would be another one.
        let isWhole = amount.exponent >= 0
        return amount.formatted(isWhole ? style : style.precision(.fractionLength(Money.minorDigits(of: money.currency))))
    }

    /// An amount as it is compared with others: in the currency that the user wants, where its worth is known.
    package func compared(_ money: Money) -> Money { rates?.converted(money) ?? money }

    /// What a price is sorted by: with rates, those that can be compared come first.
    package func priceKey(_ price: Money?) -> SortKey {
        guard let price, let rates else { return .price(price) }
        return rates.converted(price).map { .money($0) } ?? .otherMoney(price)
    }

    /// A day: "Thu 3 Dec", with the year when it is so far away that the day alone could be another year's.
    package func day(_ date: Date, in zone: Zone? = nil) -> String { day(date, in: zone, hasYear: needsYear(date)) }

    /// Whether the day alone could be another year's: it is long past, or far in the future.
    func needsYear(_ date: Date) -> Bool { !Self.nearby.contains(date.timeIntervalSince(now())) }

    /// A day with its year, or without it.
    func day(_ date: Date, in zone: Zone?, hasYear: Bool) -> String {
        guard isWithinHistory(date, in: zone) else { return "—" }
        let time = CivilTime(date, in: zone ?? timeZone)
        let text = "\(Self.weekdays[time.weekday]) \(time.day) \(Self.months[time.month - 1])"
        return hasYear ? "\(text) \(time.year)" : text
    }

    /// A day and a time of day: "Thu 3 Dec 07:25".
    package func moment(_ date: Date, in zone: Zone? = nil) -> String {
        guard isWithinHistory(date, in: zone) else { return "—" }
        let time = CivilTime(date, in: zone ?? timeZone)
        return "\(day(date, in: zone)) \(Self.twoDigits(time.hour)):\(Self.twoDigits(time.minute))"
    }

    /// How long ago: "2 h ago", "just now"; of what a clock gave that is set back since, that.
    package func age(of date: Date) -> String {
        // Whatever a clock or a server says: no more than ten thousand years.
        let passed = now().timeIntervalSince(date)
        if passed <= -60 { return "by a clock that was ahead" }
        let seconds = passed > 0 ? Int(min(passed, 3.2e11)) : 0
        return switch seconds {
        case ..<60: "just now"
        case ..<3600: "\(seconds / 60) min ago"
        case ..<86_400: "\(seconds / 3600) h ago"
        default: "\(seconds / 86_400) d ago"
        }
    }

    /// Whether it is a date, by the clocks of the zone too: east of Greenwich the year 10000 begins in what is 9999 in UTC.
    func isWithinHistory(_ date: Date, in zone: Zone?) -> Bool {
        let seconds = date.timeIntervalSince1970
        guard Date.history.contains(seconds) else { return false }
        return Date.history.contains(seconds + Double((zone ?? timeZone).secondsFromGMT(for: date)))
    }

    private static func twoDigits(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }

    /// Two months back and ten ahead, in seconds: less than a year from end to end, so that no two days in it are called alike.
    private static let nearby: ClosedRange<TimeInterval> = -60 * 86_400...300 * 86_400
    static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
    private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
}
