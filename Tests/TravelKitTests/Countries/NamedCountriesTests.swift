import Foundation
import TestSupport
import Testing
import TravelKit

@Suite("Countries in the user's language")
struct NamedCountriesTests {
    private static let names = [
        "AT": Country.LocalName(text: "Österrike", order: "9"), "DE": Country.LocalName(text: "Tyskland", order: "8"),
        "CH": Country.LocalName(text: "Schweiz", order: "7"), "ZZ": Country.LocalName(text: "Atlantis", order: "1"),
    ]

    private func countries() -> NamedCountries {
        NamedCountries(FakeCountryRepository([Atlas.austria, Atlas.germany, Atlas.switzerland]), names: Lazy { Self.names })
    }

    @Test("know their names, and come in the order of these")
    func names() async throws {
        let all = try await countries().countries().collect()
        #expect(all.map(\.shownName) == ["Schweiz", "Tyskland", "Österrike"])
        #expect(all.map(\.name) == ["Switzerland", "Germany", "Austria"])
        let neighbours = try await countries().borders(of: .name("tyskland")).collect().last?.borders?.map(\.country.shownName)
        #expect(neighbours == ["Schweiz", "Österrike"])
    }

    @Test(
        "are found by these names, whatever the case and accents, by English and native ones and by codes",
        arguments: ["Österrike", "osterrike", " österrike ", "Austria", "österreich", "at"])
    func found(name: String) async throws {
        let found = try await countries().country(.name(name)).values
        #expect(found.map(\.alpha3) == ["AUT"])
        #expect(found.first?.shownName == "Österrike")
        #expect(CountryMatch.country(.name(name), in: try await countries().countries().collect())?.alpha3 == "AUT")
    }

    @Test("are found by the other names of that language too, unless one is what another country is shown as, and are shown as before")
    func others() async throws {
        var names = Self.names
        names["AT"]?.others = ["Donaulandet", "Tyskland"]
        let countries = NamedCountries(FakeCountryRepository([Atlas.austria, Atlas.germany]), names: Lazy { [names] in names })
        #expect(try await countries.country(.name("donaulandet")).values.map(\.shownName) == ["Österrike"])
        #expect(try await countries.country(.name("tyskland")).values.map(\.alpha3) == ["DEU"])
        let all = try await countries.countries().collect()
        #expect(CountryMatch.countries(meantBy: "Donaulandet", in: all).map(\.alpha3) == ["AUT"])
        #expect(CountryMatch.countries(named: "donau-landet", in: all).map(\.alpha3) == ["AUT"])
        #expect(CountryMatch.countries(named: "tyskland", in: all).map(\.alpha3) == ["DEU"])
    }

    @Test("know what their capitals are called: first without them, for they take a while, and later at once")
    func capitals() async throws {
        var austria = Atlas.austria
        (austria.capitals, austria.timeZones) = (["Vienna"], ["Europe/Vienna"])
        let capitals = CapitalNames(Locale(identifier: "de")) { [:] }
        let countries = NamedCountries(FakeCountryRepository([austria]), names: Lazy { Self.names }, capitals: capitals)
        var parts: [Part<Country>] = []
        for try await part in countries.countries() { parts.append(part) }
        #expect(parts.map { $0.values.first?.shownCapitals.first } == ["Vienna", "Wien"])
        #expect(parts.map(\.progress) == [.partial(done: 0, of: nil), .complete])
        #expect(parts.last?.values.first?.capitals == ["Vienna"])
        #expect(try await countries.countries().collectWithNotes().values.first?.shownCapitals == ["Wien"])
        #expect(try await countries.countries(withCodes: ["AT"]).collect().first?.shownCapitals == ["Wien"])
    }

    @Test("show the English name of a capital where the screen cannot write the other, by which it is found")
    func unwritten() async throws {
        var austria = Atlas.austria
        (austria.capitals, austria.timeZones) = (["Vienna"], ["Europe/Vienna"])
        let capitals = CapitalNames(Locale(identifier: "ru"), where: { $0.utf8.allSatisfy { $0 < 0x80 } }, natives: { [:] })
        let countries = NamedCountries(FakeCountryRepository([austria]), names: Lazy { Self.names }, capitals: capitals)
        let named = try await countries.countries(withCodes: ["AT"]).collect()
        #expect(named.first?.shownCapitals == ["Vienna"])
        #expect(CountryMatch.countries(withCapital: "вена", in: named, natives: [:]).map(\.alpha3) == ["AUT"])
        #expect(named.first?.inEnglish.capitalNames == ["Vienna"])
    }

    @Test(
        "know the country's own name of a capital that CLDR does not know, where theirs is its only language",
        arguments: [
            ("zh-Hans", ["zh"], "北京"), ("zh", ["zho"], "北京"), ("de", ["zh"], nil), ("zh", ["zh", "bo"], nil), ("zh", ["bo", "zh"], nil),
            ("zh", [], nil), ("zh", [""], nil), ("zh", ["nosuchlanguage"], nil), ("zh", ["日本"], nil),
        ] as [(String, [String], String?)])
    func nativeCapital(language: String, spoken: [String], name: String?) {
        var china = Country(alpha2: "CN", alpha3: "CHN", name: "China", capitals: ["Beijing"], timeZones: ["Asia/Shanghai"])
        china.languages = spoken.map { Country.Language(code: $0, name: $0) }
        let natives: [Alpha3Code: [NativeCapital]] = [
            "CHN": [NativeCapital(english: "Beijing", names: ["北京", "北京市"], otherEnglish: ["Peking"])]
        ]
        #expect(CapitalNames(Locale(identifier: language)) { natives }.name(in: china) == name)
        #expect(CapitalNames(Locale(identifier: language)) { [:] }.name(in: china) == nil)
        let onlyEnglish: [Alpha3Code: [NativeCapital]] = ["CHN": [NativeCapital(english: "Beijing", names: [], otherEnglish: ["Peking"])]]
        #expect(CapitalNames(Locale(identifier: language)) { onlyEnglish }.name(in: china) == nil)
    }

    @Test("are not found by the name of one that the source does not have")
    func none() async {
        do throws(RepositoryError) {
            let found = try await countries().countries(named: "Atlantis").collect()
            Issue.record("found \(found)")
        } catch {
            guard case .notFound(.country, "Atlantis") = error else {
                Issue.record(error)
                return
            }
        }
    }
}
