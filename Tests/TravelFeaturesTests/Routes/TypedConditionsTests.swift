import TestSupport
import Testing
import TravelKit

@testable import TravelFeatures

@Suite("The conditions of a way as they are typed")
struct TypedConditionsTests {
    private static let countries =
        Country.samples + [
            .sample("KR", "KOR", "South Korea", spellings: ["Korea, Republic of"]),
            .sample("BA", "BIH", "Bosnia and Herzegovina", spellings: ["Bosnia"]),
        ]

    /// The codes of what the way leads through, and of what it avoids; or else the name that nobody has.
    private func meant(_ text: String) -> String {
        do throws(RepositoryError) {
            let meaning = try TypedConditions.parted(text).conditions.meaning(in: Self.countries, natives: [:])
            guard case .conditions(let conditions) = meaning else { return "\(meaning)" }
            return [conditions.stops, conditions.avoided].map { $0.map(\.alpha2).joined(separator: " ") }.joined(separator: " / ")
        } catch {
            guard case .notFound(.country, let name) = error else { return "\(error)" }
            return "nobody is called '\(name)'"
        }
    }

    @Test(
        "Each name is one that a country has, or its code; what has a comma may be one name, or several",
        arguments: [
            ("", " / "), ("germany austria", " / "), ("via france, at avoid Poland", "FR AT / PL"),
            ("germany austria avoid PL,slovenia via france avoid iceland", "FR / PL SI IS"),
            ("via Korea, Republic of", "KR / "), ("avoid korea, republic of via south korea, france", "KR FR / KR"),
            ("via france, korea, republic of, at", "FR KR AT / "),
            ("via france and austria avoid poland & slovenia", "FR AT / PL SI"), ("via bosnia and herzegovina", "BA / "),
            ("avoid bosnia and herzegovina and france, poland and at", " / BA FR PL AT"),
            ("via france And bosnia and austria", "FR BA AT / "),
            ("--via=FRA --avoid DE", "FR / DE"), ("via vienna avoid ljubljana", "AT / SI"),
        ])
    func names(_ text: String, _ codes: String) {
        #expect(meant(text) == codes)
    }

    @Test(
        "The first name that nobody has is told, and so is one that is not typed yet",
        arguments: [
            ("via france avoid xyz, abc", "xyz"), ("via france, korea", "korea"),
            ("via france and xyz", "xyz"), ("via xyz and france", "xyz and france"), ("via", ""), ("via france,", ""),
            ("via , france", ""), ("avoid poland via", ""),
        ])
    func unknown(_ text: String, _ name: String) {
        #expect(meant(text) == "nobody is called '\(name)'")
    }

    @Test(
        "A clause is open where a name is still to be typed",
        arguments: [
            ("via", true), ("via france,", true), ("via , france", true), ("via avoid poland", true), ("via france avoid ", true),
            ("via france and", true), ("via france & avoid poland", true), ("via france and austria", false),
            ("via france", false), ("via france, austria avoid poland", false), ("germany austria", false), ("", false),
        ])
    func open(_ text: String, _ isOpen: Bool) {
        #expect(TypedConditions.parted(text).conditions.isOpen == isOpen)
    }
}
