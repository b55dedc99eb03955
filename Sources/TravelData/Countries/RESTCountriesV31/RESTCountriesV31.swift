package import TravelKit

/// The dialect of REST Countries v3.1. `/all` gives at most ten fields at once, so two requests make a list; a whole name is looked for
/// among common and official names only, so a second request looks further; answers to codes come in random order, may hold countries
/// that were not asked for, and may be a bare object.
package struct RESTCountriesV31: CountryDialect {
    package init() {}

    package var listing: CountryListing {
        .whole(
            all("cca3,cca2,name,altSpellings,capital,region,subregion,population,area,borders"),
            completedBy: [all("cca3,name,ccn3,languages,currencies,idd,tld,timezones,latlng,capitalInfo")])
    }

    package func named(_ name: String) -> [Endpoint<Batch<Country>>] {
        [list(path: ["name", name], query: [.init("fullText", "true")]), list(path: ["name", name])]
    }

    package func coded(_ codes: [String]) -> Endpoint<Batch<Country>>? {
        list(path: ["alpha"], query: [.init("codes", codes.joined(separator: ","))])
    }

    private func all(_ fields: String) -> Endpoint<Batch<Country>> {
        list(path: ["all"], query: [.init("fields", fields)])
    }

    private func list(path: [String], query: [APIRequest.QueryItem] = []) -> Endpoint<Batch<Country>> {
        .list(of: RESTCountriesV31Record.self, path: path, query: query, freshFor: .seconds(86_400)) { $0.country() }
    }
}
