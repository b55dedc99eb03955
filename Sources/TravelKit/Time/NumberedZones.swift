/// Time zones and their days, each zone known by a number: to look a zone itself up for each of a million dates takes long.
package struct NumberedZones: Sendable {
    private var days: [ZoneDays] = []
    private var numbers: [Zone: Int] = [:]

    package init() {}

    /// The number of a zone, from 0 in the order in which zones are asked for first.
    package mutating func number(of zone: Zone) -> Int {
        if let known = numbers[zone] { return known }
        days.append(ZoneDays(zone))
        numbers[zone] = days.count - 1
        return days.count - 1
    }

    /// The days of a zone by its number, which `number(of:)` has given.
    package subscript(number: Int) -> ZoneDays {
        get { days[number] }
        _modify { yield &days[number] }
    }
}
