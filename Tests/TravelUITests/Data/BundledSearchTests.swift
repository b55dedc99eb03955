import Foundation
import TestSupport
import Testing
import TravelData
import TravelFeatures
import TravelKit

@testable import TravelUI

@Suite("Searching in all countries", .timeLimit(.minutes(1)))
struct BundledSearchTests {
    private let repository = APICountryRepository(FileAPIClient(EmbeddedFiles()), dialect: BundledCountryTable())
    private let format = DisplayFormat(
        locale: Locale(identifier: "en_GB"), timeZone: .gmt, nativeCapitals: { BundledCapitalNames.names }, now: { .samplePresent })

    private func list() async throws -> ListModel<Country> {
        let model = CountriesModel(repository: repository, format: format)
        model.viewOpened()
        await model.list.settled()
        try #require(model.list.total == 250)
        return model.list
    }

    @Test(
        "What people type finds the country first",
        arguments: [
            ("vienna", "AT"), ("AT", "AT"), ("at", "AT"), ("osterreich", "AT"), ("Österreich", "AT"), ("germ", "DE"), ("deutsch", "DE"),
            ("cote d'ivoire", "CI"), ("niger", "NE"), ("guinea", "GN"), ("united kingdom", "GB"), ("japan", "JP"), ("日本", "JP"),
            ("turkiye", "TR"), ("ایران", "IR"), ("ايران", "IR"),
            ("astana", "KZ"), ("xk", "XK"), ("usa", "US"), ("reykjavik", "IS"), ("n z", "NZ"), ("u k", "GB"), ("c r", "CR"),
        ])
    func first(_ query: String, _ alpha2: String) async throws {
        let list = try await list()
        list.filter(by: query)
        #expect(list.selected?.alpha2 == alpha2, "\(query) finds \(list.selected?.name ?? "nothing") first")
    }

    @Test("Countries whose names have a word within come before those that are called so elsewhere", arguments: ["land", "lands"])
    func withinNames(_ query: String) async throws {
        let list = try await list()
        list.filter(by: query)
        let names = list.shownItems.map { $0.shownName.lowercased().contains(query) }
        #expect(names.first == true && !names.drop { $0 }.contains(true), "\(list.shownItems.map(\.shownName))")
    }

    @Test("Of several words those that begin the words of a name in its order come first")
    func severalWords() async throws {
        let list = try await list()
        list.filter(by: "s a")
        #expect(list.shownItems.prefix(2).map(\.alpha2) == ["SA", "ZA"] && list.count > 200)
    }

    @Test(
        "A capital's name in a language of its country, or another one in English, finds that first",
        arguments: [
            ("wien", "AT"), ("praha", "CZ"), ("roma", "IT"), ("lisboa", "PT"), ("warszawa", "PL"), ("beograd", "RS"), ("Београд", "RS"),
            ("moskva", "RU"), ("Москва", "RU"), ("København", "DK"), ("kobenhavn", "DK"), ("București", "RO"), ("bucuresti", "RO"),
            ("Αθήνα", "GR"), ("αθηνα", "GR"), ("athina", "GR"), ("helsingfors", "FI"), ("bruxelles", "BE"), ("Київ", "UA"),
            ("baile atha cliath", "IE"), ("toshkent", "UZ"), ("東京", "JP"), ("北京", "CN"), ("서울", "KR"), ("القاهرة", "EG"), ("dimashq", "SY"),
            ("kaapstad", "ZA"), ("la habana", "CU"), ("ha noi", "VN"), ("rom", "RO"), ("kiev", "UA"), ("katmandu", "NP"),
            ("washington dc", "US"),
        ])
    func nativeCapital(_ query: String, _ alpha2: String) async throws {
        let list = try await list()
        list.filter(by: query)
        #expect(list.strictness == .exact)
        #expect(list.selected?.alpha2 == alpha2, "\(query) finds \(list.selected?.name ?? "nothing") first")
    }

    @Test("Where everything is looked for, every country comes first by its whole name, and its capital by any of its own")
    func everything() async throws {
        let countries = try await repository.countries().collect()
        let places = Places(
            countries: repository, trips: FakeTripRepository([]), regions: FakeRegionRepository([]), favourites: FakeFavouriteRepository(),
            airports: FakeAirportRepository([]), session: FakeSessionRepository(), format: format)
        let model = PaletteModel<Found>([])
        model.add(await places.names(isSearch: true).lines)
        for country in countries {
            model.typed(country.name)
            #expect(model.matches.first?.text == country.name)
            model.typed(country.officialName)
            #expect(model.matches.contains { $0.text == country.name }, "\(country.officialName)")
            for capital in BundledCapitalNames.names[country.alpha3] ?? [] {
                for name in capital.names.prefix(1) + capital.otherEnglish {
                    model.typed(name)
                    #expect(model.matches.first?.text == capital.english, "\(name)")
                }
            }
        }
    }

    @Test(
        "Behind the word for a country's page a capital finds it by any of its names",
        arguments: [("kiev", "UA"), ("київ", "UA"), ("washington dc", "US"), ("kingston", "JM"), ("wien", "AT"), ("rome", "IT")])
    func capitalBehindVerb(_ name: String, _ alpha2: String) async throws {
        let places = Places(
            countries: repository, trips: FakeTripRepository([]), regions: FakeRegionRepository([]), favourites: FakeFavouriteRepository(),
            airports: FakeAirportRepository([]), session: FakeSessionRepository(), format: format)
        let model = PaletteModel<Found>([], verbs: ["country": "country"])
        model.add(await places.names(isSearch: false).lines)
        model.typed("country " + name)
        guard case .country(let country)? = model.matches.first?.action else {
            Issue.record("\(name) finds \(model.matches.map(\.text))")
            return
        }
        #expect(country.alpha2 == alpha2 && model.matches.first?.isGuess == false)
    }

    @Test("What nobody means leads to no country by some letters of a capital's own name", arguments: ["blah", "blah blah"])
    func nonsense(_ text: String) async throws {
        let places = Places(
            countries: repository, trips: FakeTripRepository([]), regions: FakeRegionRepository([]), favourites: FakeFavouriteRepository(),
            airports: FakeAirportRepository([]), session: FakeSessionRepository(), format: format)
        let model = PaletteModel<Found>([])
        model.add(await places.names(isSearch: true).lines)
        model.typed(text)
        #expect(model.matches.isEmpty, "\(model.matches.map(\.text))")
    }

    @Test("Where everything is looked for, airports are found by names of their own that are mistyped, and cities by abbreviations")
    func mistypedAirports() async throws {
        let places = Places(
            countries: repository, trips: FakeTripRepository([]), regions: FakeRegionRepository([]), favourites: FakeFavouriteRepository(),
            airports: AirportTable(FileAPIClient(EmbeddedFiles())), session: FakeSessionRepository(), format: format)
        let model = PaletteModel<Found>([])
        model.add(await places.names(isSearch: true).lines)
        for (text, first) in [
            ("heatrow", "LHR London"), ("gatwik", "LGW London"), ("schipol", "AMS Amsterdam"), ("frnkfrt", "FRA Frankfurt"),
            ("brcln", "BCN Barcelona"),
        ] {
            model.typed(text)
            #expect(model.matches.first?.text == first, "\(text)")
            #expect(model.matches.allSatisfy { $0.isGuess })
        }
        for text in ["nosuch", "airports", "settings", "qwertz"] {
            model.typed(text)
            #expect(model.matches.isEmpty, "\(text): \(model.matches.map(\.text))")
        }
    }

    @Test("Every country is first when its whole name is typed, and when its alpha-3 code is")
    func everyCountry() async throws {
        let list = try await list()
        for country in list.items {
            list.filter(by: country.name)
            #expect(list.selected == country, "\(country.name) finds \(list.selected?.name ?? "nothing") first")
            list.filter(by: country.alpha3.text)
            #expect(list.selected == country, "\(country.alpha3) finds \(list.selected?.name ?? "nothing") first")
        }
    }

    @Test(
        "A word with a typing error finds what was meant first, no long name with its letters somewhere, and abbreviations what they did",
        arguments: [
            ("frence", "FR"), ("beein", "BJ"), ("haity", "HT"), ("inrael", "IL"), ("irar", "IR"), ("suxan", "SD"), ("guunea-bissau", "GW"),
            ("germnay", "DE"), ("ger", "DE"), ("grmny", "DE"), ("untd kng", "GB"), ("slvk", "SK"), ("nwzld", "NZ"), ("bhrn", "BH"),
        ])
    func mistyped(_ query: String, _ alpha2: String) async throws {
        let list = try await list()
        list.filter(by: query)
        #expect(list.selected?.alpha2 == alpha2, "\(query) finds \(list.selected?.name ?? "nothing") first")
    }

    @Test("Nine of ten countries are first with their middle letter mistyped", arguments: ["x", "e"] as [Character])
    func middleLetter(_ letter: Character) async throws {
        let list = try await list()
        let found = list.items.filter { country in
            var name = country.name
            let letters = name.indices.filter { name[$0].isLetter }
            let place = letters[letters.count / 2]
            name.replaceSubrange(place...place, with: [name[place] == letter ? "a" : letter])
            list.filter(by: name)
            return list.selected == country
        }
        #expect(found.count >= 225, "\(found.count) of 250")
    }

    @Test(
        "So it is in other languages, whatever their script",
        arguments: [
            ("ar", "فرنسة", "FR"), ("ar", "الياشان", "JP"), ("ru", "ирвн", "IR"), ("ru", "бегин", "BJ"), ("de", "frankraich", "FR"),
            ("hi", "फ\u{94D}रांस", "FR"), ("hi", "\u{95E}\u{94D}रांस", "FR"), ("ja", "ドイシ", "DE"), ("ja", "日木", "JP"), ("zh", "法囯", "FR"),
            ("ko", "프랑즈", "FR"),
        ])
    func mistypedElsewhere(_ language: String, _ query: String, _ alpha2: String) async throws {
        var format = self.format
        format.language = Locale(identifier: language)
        let model = CountriesModel(repository: repository, format: format)
        model.viewOpened()
        await model.list.settled()
        model.list.filter(by: query)
        #expect(model.list.selected?.alpha2 == alpha2, "\(query) finds \(model.list.selected?.name ?? "nothing") first")
    }

    @Test("A longer query never finds more", arguments: ["germany", "saint ", "new zealand", "republic of", "island 1", "côte d'ivoire"])
    func monotone(_ query: String) async throws {
        let list = try await list()
        var found = Set(list.items.map(\.id))
        for length in 1...query.count {
            list.filter(by: String(query.prefix(length)))
            let next = Set((0..<list.count).compactMap { list.item(at: $0)?.id })
            #expect(next.isSubset(of: found))
            found = next
        }
        list.filter(by: "")
        #expect(list.count == 250)
    }
}
