import Foundation
import Testing
import TravelKit

@Suite("A value that is being loaded")
struct LoadableTests {
    private let failure = RepositoryError.unavailable(source: "test", status: 500)

    @Test("begins without a value and keeps what it had from then on")
    func story() {
        var state = Loadable<Int>.idle
        #expect(state.value == nil && !state.isLoading && state.error == nil)
        state.begin()
        #expect(state.isLoading && state.value == nil)
        state.fail(failure)
        #expect(!state.isLoading && state.value == nil && state.error != nil)
        state.begin()
        #expect(state.isLoading && state.error == nil)
        state = .loaded(1)
        #expect(state.value == 1 && !state.isLoading && state.error == nil)
        state.begin()
        #expect(state.isLoading && state.value == 1)
        state.fail(failure)
        #expect(state.value == 1 && state.error != nil)
        state.begin()
        #expect(state.value == 1)
    }

    @Test("shows no error when the load was cancelled")
    func cancelled() {
        var fresh = Loadable<Int>.idle
        fresh.begin()
        fresh.fail(.cancelled)
        guard case .idle = fresh else {
            Issue.record("\(fresh)")
            return
        }
        var known = Loadable.loaded(1)
        known.begin()
        known.fail(.cancelled)
        #expect(known.value == 1 && known.error == nil && !known.isLoading)
        var failed = Loadable.failed(failure, previous: 2)
        failed.fail(.cancelled)
        #expect(failed.error != nil && failed.value == 2)
        #expect(RepositoryError.cancelled.isCancellation && !failure.isCancellation)
    }
}
