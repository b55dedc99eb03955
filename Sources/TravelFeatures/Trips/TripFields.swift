import Foundation
import OrderedCollections
import TerminalText
package import TravelKit

/// What trips have for each `TripField`. Amounts are in the price's own currency, or the one that the user's rates lead to.
///
/// Each is asked of what trips have in common, which a million trips have few of.
package enum TripFields {
    /// The field of the places at one end of the trips. "=" before a name leaves out what begins so, and a value goes on behind a blank where
    /// both together are a name or begin one: "to:united kingdom".
    /// - Parameters:
    ///   - names: what the places are called. A filter asks several times, and most filters never do.
    ///   - format: knows what countries are called, and which parts of the world there are.
    ///   - regions: gives the regions of the feed, which are asked for by another field: no trip is found by what is one of them alone, and no
    ///     country or part of the world.
    static func places(
        _ field: TripField, _ names: Lazy<PlaceNames>, _ format: DisplayFormat, regions: (@Sendable () -> [Region]?)? = nil
    ) -> SearchField {
        let isRegion: @Sendable (String) -> Bool = { word in
            let known = regions?() ?? []
            if known.contains(where: { $0.isCalled(word) }) { return !isOfTheWorld(word, format) }
            // Who is about to type a name of the world means no region that begins alike.
            return !Self.regions(meantBy: word, among: known).isEmpty && !names.value.isName(begunBy: word)
        }
        return SearchField(
            field,
            advice: { value in
                let asked = words(of: value).map(\.word)
                if let name = asked.compactMap(inverted).first(where: { !$0.isEmpty }) { return inverseAdvice(on: name, field) }
                let meant = asked.first { names.value.places(meantBy: $0, wholly: false).isEmpty && isRegion($0) }
                return meant.map { "a place, but \($0) is a region of the feed: write region:\($0)" }
            },
            goesOn: { value, word, _ in
                // The word may end one name and begin the next: "to:united kingdom,latvia".
                let comma = value.lastIndex(of: ",")
                let (begun, end) = (value[(comma.map(value.index(after:)) ?? value.startIndex)...], word.prefix { $0 != "," })
                let start = begun.trimmingPrefix("=").split(separator: " ").joined(separator: "-")
                let name = [start, String(end)].filter { !$0.isEmpty }.joined(separator: "-")
                // Regions are read when they are asked for, which nobody does behind the whole name of a place.
                return names.value.isName(begunBy: name) || names.value.places(meantBy: start, wholly: true).isEmpty && isRegion(name)
            }
        ) { codes(among: names.value, $0, isRegion: isRegion) }
    }

    /// The name behind the sign of what must not be found, where a word begins with that; nil where it does not.
    private static func inverted(_ word: String) -> String? { word.hasPrefix("!") ? String(word.dropFirst()) : nil }

    /// How to write that a name is to be left out.
    private static func inverseAdvice(on name: String, _ field: TripField) -> String {
        let name = SafeText(name).cut(to: 20)
        return "a place, but !\(name) is none: write !\(field.rawValue):\(name)"
    }

    /// The field of the airports at either end of the trips: that of both their columns. A code means no more than it says, be it a country's
    /// or the beginning of a name as well. It knows the way from one to another, too, as records have it and rows show it: "vno-ltn".
    /// - Parameter cityCodes: the codes of the cities of airports, as far as they are known.
    static func airports(_ places: OrderedSet<TripLocation>, cityCodes: [AirportCode: AirportCode]) -> SearchField {
        let codes: @Sendable (String) -> [Bool]? = { value in
            let wanted = words(of: value).map(\.word)
            guard !wanted.isEmpty, wanted.allSatisfy({ $0.count == 3 }) else { return nil }
            return places.map { place in
                [place.airport, cityCodes[place.airport]].contains { $0.map { wanted.contains($0.text.lowercased()) } ?? false }
            }
        }
        let way: @Sendable (String) -> [String]? = { word in
            let ends = ["->", "→", "-"].lazy.map { word.components(separatedBy: $0) }.first { $0.count == 2 } ?? []
            // Another word may have a dash as well.
            guard ends.count == 2, ends.allSatisfy({ $0.count == 3 && codes($0)?.contains(true) == true }) else { return nil }
            return ["\(TripField.from.rawValue):=\(ends[0])", "\(TripField.to.rawValue):=\(ends[1])"]
        }
        return SearchField(.at, meaning: way, codes: codes)
    }

    /// Which of the places a value means, by their numbers; nil where it cannot be read, as with a "!" before a name, or asks for what is
    /// none of them but a region.
    private static func codes(
        among names: PlaceNames, _ value: String, wholly: Bool = false, isRegion: (String) -> Bool = { _ in false }
    ) -> [Bool]? {
        let wanted = words(of: value)
        guard !wanted.isEmpty, wanted.allSatisfy({ inverted($0.word) == nil }) else { return nil }
        var codes = Array(repeating: false, count: names.count)
        for (word, isWhole) in wanted {
            let meant = names.places(meantBy: word, wholly: wholly || isWhole)
            if meant.isEmpty, isRegion(word) { return nil }
            for code in meant { codes[code] = true }
        }
        return codes
    }

    /// Whether a country or a part of the world is called so, be it one to which no trip leads.
    private static func isOfTheWorld(_ word: String, _ format: DisplayFormat) -> Bool {
        if format.countryCode(word) != nil || format.worldRegions.value[word] != nil { return true }
        return format.countryNames?.value.values.contains { ([$0.text] + $0.others).contains { SearchFold.word($0) == word } } ?? false
    }

    /// The words of a value, parted by commas, and whether "=" stands before one.
    private static func words(of value: String) -> [(word: String, isWhole: Bool)] {
        names(in: value).filter { $0 != "=" }.map { (String($0.trimmingPrefix("=")), $0.hasPrefix("=")) }
    }

    /// What stands between commas, with "-" for the blanks that a value has between quotes.
    private static func names(in value: String) -> [String] {
        value.split(separator: ",").map { $0.split(separator: " ").joined(separator: "-") }.filter { !$0.isEmpty }
    }

    /// That a filter asks for countries by what is no name of theirs ("to:scotland"), so that all of these countries is meant; nil where it
    /// does not.
    /// - Parameter names: what the places are called.
    static func remark(on query: SearchQuery, _ names: @autoclosure () -> PlaceNames) -> SafeText? {
        let ends = [TripField.from, .to].map(\.rawValue)
        let asked = query.terms.compactMap(\.field).filter { ends.contains($0.name) }.flatMap { words(of: $0.value) }
        if asked.isEmpty { return nil }
        let names = names()
        let remarks = asked.compactMap { word, _ -> SafeText? in
            let countries = names.countries(speltBy: word)
            guard !countries.isEmpty else { return nil }
            return SafeText(word).cut(to: 20) + " means " + SafeText(countries.joined(separator: " and "))
        }
        return remarks.isEmpty ? nil : remarks.joined(separator: ", ")
    }

    /// Whether a name is that of one of these places: a city, an airport or a country, or the beginning of one.
    /// - Parameters:
    ///   - cityCodes: the codes of the cities of airports, as far as they are known.
    ///   - airportNames: what airports are called, as far as that is known.
    ///   - wholly: whether a beginning does not count.
    package static func isKnown(
        _ name: String, among places: [TripLocation], cityCodes: [AirportCode: AirportCode] = [:],
        airportNames: [AirportCode: String] = [:], wholly: Bool = false, _ format: DisplayFormat
    ) -> Bool {
        let names = PlaceNames(OrderedSet(places), format, cityCodes: cityCodes, airportNames: airportNames)
        return codes(among: names, SearchFold.word(name), wholly: wholly)?.contains(true) ?? false
    }

    /// The field of the regions to which trips lead: their identities or names, several with commas.
    /// - Parameter regions: gives all of them; nil while they are not known.
    static func region(_ places: OrderedSet<TripLocation>, _ regions: @escaping @Sendable () -> [Region]?) -> SearchField {
        SearchField(.region, advice: { _ in regions().flatMap(advice(naming:)) }) { value in
            // While they are on their way nothing is wrong with the question.
            guard let regions = regions() else { return places.map { _ in false } }
            let meant = names(in: value).flatMap { Self.regions(meantBy: $0, among: regions) }
            if meant.isEmpty { return nil }
            return places.map { place in meant.contains { $0.contains(alpha2: place.countryCode) } }
        }
    }

    /// The regions that are called so or, where there are none, those whose names begin so.
    /// - Parameter word: the name, folded, as one word.
    package static func regions(meantBy word: String, among regions: [Region]) -> [Region] {
        let whole = regions.filter { $0.isCalled(word) }
        return whole.isEmpty && !word.isEmpty ? regions.filter { SearchFold.word($0.name).hasPrefix(word) } : whole
    }

    /// Which regions there are, as they are typed; nil where there are none.
    private static func advice(naming regions: [Region]) -> String? {
        let names = regions.map { SafeText(SearchFold.word($0.name)).cut(to: 30) }
        return names.isEmpty ? nil : "the name of a region: " + CountedList(names) { String($0) }.first(12).string
    }

    /// The fields of prices.
    /// - Parameter format: knows how amounts are typed, and which currency is meant.
    static func prices(_ prices: OrderedSet<Money?>, _ format: DisplayFormat) -> [SearchField] {
        // A word behind a price asks for them several times, and most filters never do.
        let currencies = Lazy { Self.currencies(of: prices, format) }
        func field(
            _ field: TripField, conflict: @escaping SearchField.Conflict = { _, _, _ in nil },
            _ range: @escaping @Sendable (String) -> ClosedRange<Double>?
        ) -> SearchField {
            SearchField(
                field, advice: { advice(on: $0, format) ?? currencyAdvice(on: $0, prices, among: currencies, format) },
                goesOn: { goesOn($0, $1, isLost: $2, among: currencies, format) }, conflict: conflict
            ) { value in
                guard let range = range(value), let amounts = amounts(prices, meantBy: value, among: currencies, format) else { return nil }
                return amounts.map { amount in amount.map { range.contains($0) } ?? false }
            }
        }
        let conflict: SearchField.Conflict = { value, name, least in
            let (most, low) = (format.typedPrice(value), format.typedPrice(least))
            // What is in two currencies has no order.
            guard name == TripField.min.rawValue, most.sign == low.sign, let end = most.amount.value, let start = low.amount.value
            else { return nil }
            return end < start ? "an amount that is no less than \(least), which min: asks for" : nil
        }
        return [
            field(.max, conflict: conflict) { format.typedPrice($0).amount.value.map { -.infinity...$0 } },
            field(.min) { format.typedPrice($0).amount.value.map { $0 ... .infinity } },
            field(.price) { range($0) { format.typedPrice($0).amount.value } },
        ]
    }

    /// Whether a word behind a value is the rest of its last amount, which has a currency before it or behind it: "max:100 EUR", "max:€ 100",
    /// "max: 100", or goes on with a group of digits where the locale has a blank before these: "max:1 188,00". A code that is none of the
    /// prices' may be another thing's ("max:100 MAD" for Madrid), unless nothing has it.
    private static func goesOn(
        _ value: String, _ word: String, isLost: Bool, among currencies: Lazy<Set<String>>, _ format: DisplayFormat
    ) -> Bool {
        func isCurrency(_ word: String) -> Bool {
            guard let sign = TypedPrice.sign(word) else { return false }
            return word.allSatisfy(\.isCurrencySymbol) || isLost && Locale.Currency(sign.uppercased()).isISOCurrency
                || !format.currencies(currencies.value, meantBy: sign).isEmpty
        }
        func amounts(_ text: some StringProtocol) -> [TypedPrice] {
            text.split(separator: "-").map { format.typedPrice($0) }.filter { $0.amount != .unreadable }
        }
        let last = value.split(separator: "-", omittingEmptySubsequences: false).last ?? ""
        if last.isEmpty { return !amounts(word).isEmpty || isCurrency(word) }
        if TypedPrice.sign(last) != nil { return amounts(word).first.map { $0.sign == nil } ?? false }
        if word.first?.isNumber == true, format.moneySeparators.grouping.first?.isWhitespace == true {
            let end = word.prefix { $0 != "-" }
            // Twice three digits may be an amount and a flight's number as well.
            let isAmount = last.split(separator: " ").last.map { $0.count < 3 } ?? false || !end.allSatisfy(\.isNumber)
            return isAmount && format.typedPrice("\(last) \(end)").amount != .unreadable
        }
        return amounts(last).first.map { $0.sign == nil } ?? false && isCurrency(word)
    }

    /// What each price comes to in the currency whose sign stands in a value, nil for one that is in no such currency; without a sign in the
    /// one that prices are compared in. Nil where the sign is that of none of them.
    private static func amounts(
        _ prices: OrderedSet<Money?>, meantBy value: String, among currencies: Lazy<Set<String>>, _ format: DisplayFormat
    ) -> [Double?]? {
        // As prices are shown: what somebody reads there is found by it.
        let signs = signs(in: value, format)
        if signs.isEmpty { return prices.map { $0.map { format.compared($0).shownAmount } } }
        let currencies = currencies.value
        // Of two amounts one may have the sign, and the other one the code.
        let meanings = Set(signs.map { format.currencies(currencies, meantBy: $0) })
        // Where there are no prices nothing is wrong with the question.
        guard meanings.count == 1, let meant = meanings.first, !meant.isEmpty || currencies.isEmpty else { return nil }
        return prices.map { price in
            price.flatMap { price in [price, format.compared(price)].first { meant.contains($0.currency) } }.map(\.shownAmount)
        }
    }

    /// The currencies in which amounts can be asked for: those that prices are in, and those that they are compared in.
    private static func currencies(of prices: OrderedSet<Money?>, _ format: DisplayFormat) -> Set<String> {
        Set(prices.compactMap(\.self).flatMap { [$0.currency, format.compared($0).currency] })
    }

    private static func signs(in value: String, _ format: DisplayFormat) -> Set<String> {
        Set(value.split(separator: "-").compactMap { format.typedPrice($0).sign })
    }

    /// Whether a word is the sign or the code of a currency in which the prices of these trips can be asked for.
    package static func isCurrency(_ word: some StringProtocol, of trips: [Trip], _ format: DisplayFormat) -> Bool {
        guard let sign = TypedPrice.sign(SearchFold.fold(String(word))) else { return false }
        return !format.currencies(currencies(of: OrderedSet(trips.map(\.price)), format), meantBy: sign).isEmpty
    }

    /// In which currencies amounts can be asked for, of many those in which most prices are; nil where nobody asks in another one
    /// than these.
    private static func currencyAdvice(
        on value: String, _ prices: OrderedSet<Money?>, among known: Lazy<Set<String>>, _ format: DisplayFormat
    ) -> String? {
        var counts: [String: Int] = [:]
        for price in prices.compactMap(\.self) { counts[format.compared(price).currency, default: 0] += 1 }
        let currencies = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(3).map(\.key)
        let asksInOther = signs(in: value, format).contains { format.currencies(known.value, meantBy: $0).isEmpty }
        guard asksInOther, let last = currencies.last else { return nil }
        let others = currencies.dropLast().joined(separator: ", ")
        return "an amount in \(others.isEmpty ? "" : others + " or ")\(last), as the prices are"
    }

    /// How to write an amount that may be read in two ways, or that has too many digits; nil where none is such.
    package static func advice(on value: String, _ format: DisplayFormat) -> String? {
        value.split(separator: "-").compactMap { text in
            switch format.typedPrice(text).amount {
            case .ambiguous:
                "an amount, but \(text) may be \(text.filter(\.isNumber)) or a fraction: write it without point or comma, or with two digits behind one"
            case .tooLong: "an amount of \(TypedAmount.mostDigits) digits at most"
            case .amount, .unreadable: nil
            }
        }.first
    }

    /// The field that asks for trips on which no plane is changed ("yes"), or for those on which one is ("no"). What is not known is
    /// neither.
    static func direct(_ flights: OrderedSet<TripCommons.Flight>) -> SearchField {
        SearchField(.direct) { value in
            let wanted = "yes".hasPrefix(value) ? true : "no".hasPrefix(value) ? false : nil
            return wanted.map { wanted in flights.map { $0.isDirect == wanted } }
        }
    }

    /// The fields of days.
    static func times(_ times: OrderedSet<TripCommons.Times>) -> [SearchField] {
        func field(
            _ field: TripField, conflict: @escaping SearchField.Conflict = { _, _, _ in nil },
            _ isMeant: @escaping @Sendable (Int, Range<Int>) -> Bool
        ) -> SearchField {
            SearchField(field, conflict: conflict) { value in
                days(value).map { days in times.map { $0.departure.map { isMeant($0, days) } ?? false } }
            }
        }
        let nights = SearchField(.nights) { value in
            range(value).map { range in
                times.map { $0.nights.map { range.contains(Double($0)) } ?? false }
            }
        }
        let conflict: SearchField.Conflict = { value, name, first in
            guard name == TripField.after.rawValue, let end = days(value), let start = days(first) else { return nil }
            return end.upperBound <= start.lowerBound ? "a month or a day that is no earlier than \(first), which after: asks for" : nil
        }
        return [
            nights, field(.on) { $1.contains($0) }, field(.after) { $0 >= $1.lowerBound },
            field(.before, conflict: conflict) { $0 < $1.upperBound },
        ]
    }

    /// The whole numbers of "3", "3-7", "3-" or "-7"; nil where there are none such.
    package static func range(_ text: String) -> ClosedRange<Double>? { range(text) { UInt($0).map { Double($0) } } }

    private static func range(_ text: String, _ number: (Substring) -> Double?) -> ClosedRange<Double>? {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        if parts.count == 1 { return number(parts[0]).map { $0...$0 } }
        guard parts.count == 2, text != "-" else { return nil }
        let low = parts[0].isEmpty ? -Double.infinity : number(parts[0])
        let high = parts[1].isEmpty ? Double.infinity : number(parts[1])
        guard let low, let high, low <= high else { return nil }
        return low...high
    }

    /// The days of "2026-12" or "2026-12-24", counted from 1 January 1970; nil where there are none such.
    package static func days(_ text: String) -> Range<Int>? {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
        guard (2...3).contains(parts.count), let year = parts[0], let month = parts[1], (1...9999).contains(year), (1...12).contains(month)
        else { return nil }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        func day(_ year: Int, _ month: Int, _ day: Int) -> Int? {
            calendar.date(from: DateComponents(year: year, month: month, day: day)).map {
                Int(($0.timeIntervalSince1970 / 86_400).rounded())
            }
        }
        guard let first = day(year, month, 1), let end = month == 12 ? day(year + 1, 1, 1) : day(year, month + 1, 1) else { return nil }
        guard parts.count == 3 else { return first..<end }
        guard let number = parts[2], (1...(end - first)).contains(number) else { return nil }
        return (first + number - 1)..<(first + number)
    }
}
