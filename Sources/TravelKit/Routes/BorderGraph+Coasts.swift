extension BorderGraph {
    /// Finds ways over land; where there is none, where the coasts of the two lands are nearest to each other.
    ///
    /// Outlines are read only where there is no way. Where they cannot be had, or neither land has one, it is measured by capitals.
    ///
    /// - Parameters:
    ///   - count: how many ways are wanted at most, the best first.
    ///   - outlines: where the outlines of countries come from; nil where there are none.
    @concurrent
    package func answer(
        to query: LandRouteQuery, count: Int, measuredBy outlines: (any OutlineRepository)?
    ) async -> LandRouteAnswer {
        let answer = answer(to: query, count: count)
        guard case .none = answer, let outlines else { return answer }
        do throws(RepositoryError) {
            return self.answer(to: query, count: count, outlines: try await outlines.outlines())
        } catch {
            // The sentence says that it is between capitals.
            return answer
        }
    }

    /// Where two lands are nearest to each other, in km between their outlines, or from the middle of the one that has none; nil where
    /// neither has one.
    ///
    /// The two countries that are asked for stand for their lands where outlines are not exact enough to say that others are nearer.
    static func coasts(
        from start: Country, to end: Country, between near: [Country], and far: [Country], _ outlines: WorldOutlines
    ) -> (near: Country, far: Country, distance: Double, measure: LandGap.Measure)? {
        let pair = outlines.nearestCoasts(of: Set(near.map(\.alpha3)), and: Set(far.map(\.alpha3)))
        guard let pair, let one = near.first(where: { $0.alpha3 == pair.near }), let other = far.first(where: { $0.alpha3 == pair.far })
        else { return nil }
        let asked = outlines.nearestCoasts(of: [start.alpha3], and: [end.alpha3])
        if let asked, asked.distance <= pair.distance + WorldOutlines.coastPrecision {
            return (start, end, asked.distance, measure(asked))
        }
        return (one, other, pair.distance, measure(pair))
    }

    private static func measure(_ pair: CoastPair) -> LandGap.Measure { pair.middle.map { .middle(of: $0) } ?? .coasts }
}
