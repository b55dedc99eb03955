import Foundation
import TestSupport
import Testing
import TravelFeatures
import TravelKit

@Suite("The page of what lies around a country", .timeLimit(.minutes(1)))
@MainActor
struct SurroundingsModelTests {
    @Test("is made of what is stored where the server cannot be asked, and says how old that is and what went wrong")
    func stored() async {
        let kept = Date.samplePresent.addingTimeInterval(-7200)
        let repository = FakeCountryRepository()
        repository.all.next(.stored(Country.samples, at: kept))
        let model = SurroundingsModel(.name("germany"), repository: repository, format: .sample)
        model.viewOpened()
        await model.settled()
        #expect(model.state.value == .germany && model.list.count > 0)
        #expect(model.list.freshness == .stored(at: kept))
        #expect(model.state.error?.isOutOfReach == true)
    }

    @Test("and so is the page of a way over land, whichever way is shown")
    func storedWay() async {
        let kept = Date.samplePresent.addingTimeInterval(-7200)
        let repository = FakeCountryRepository()
        repository.all.next(.stored(Country.samples, at: kept))
        let model = RouteModel(from: .code("AT"), to: .code("DK"), repository: repository, outlines: nil, format: .sample)
        model.viewOpened()
        await model.settled()
        #expect(model.route != nil && model.state.error?.isOutOfReach == true)
        for _ in 1...2 {
            #expect(model.list.freshness == .stored(at: kept))
            _ = model.moved(by: 1)
        }
    }

    @Test("Where nobody is called so the nearest countries are named as they are shown, by a mistyped English name too")
    func suggestions() async {
        var germany = Country.germany
        germany.localName = Country.LocalName(text: "Deutschland", order: "1")
        let repository = FakeCountryRepository()
        repository.all.next(Reading([germany, .austria]))
        let model = SurroundingsModel(.name("germny"), repository: repository, format: .sample)
        model.viewOpened()
        await model.settled()
        #expect(model.suggestions == ["Deutschland"])
    }
}

extension Reading {
    /// A read of what was stored at a time, whose source cannot be reached.
    fileprivate static func stored(_ values: [Value], at date: Date) -> Reading {
        Reading { (yield: @escaping Yield) async throws(RepositoryError) in
            await yield(Part(values, freshness: .stored(at: date)))
            throw .unreachable(source: "api", cause: SampleFailure("refused"))
        }
    }
}
