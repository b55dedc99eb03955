import TestSupport
import Testing
import TravelData
import TravelFeatures
import TravelKit

@testable import TravelUI

@Suite("Searching in all countries", .timeLimit(.minutes(1)))
struct BundledSearchTests {
    private func list() async throws -> ListModel<Country> {
        let repository = APICountryRepository(FileAPIClient(EmbeddedFiles()), dialect: BundledCountryTable())
        let model = CountriesModel(repository: repository, format: .sample)
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
            ("turkiye", "TR"),
            ("astana", "KZ"), ("xk", "XK"), ("usa", "US"), ("reykjavik", "IS"),
        ])
    func first(_ query: String, _ alpha2: String) async throws {
        let list = try await list()
        list.filter(by: query)
        #expect(list.selected?.alpha2 == alpha2, "\(query) finds \(list.selected?.name ?? "nothing") first")
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
