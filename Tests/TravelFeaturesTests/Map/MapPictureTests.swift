import TerminalText
import TestSupport
import Testing
import TravelFeatures
import TravelKit

/// A small world as it is drawn.
@Suite struct MapPictureTests {
    private func scene(selected: Alpha3Code?, called name: SafeText? = nil, legs: [MapScene.Leg] = []) throws -> MapScene {
        let world = try WorldOutlines.sample()
        var names = Dictionary(Country.samples.map { ($0.alpha3, MapScene.Name($0)) }, uniquingKeysWith: { first, _ in first })
        if let selected, let name { names[selected]?.name = name }
        return MapScene(world, names: names, selected: selected.flatMap(world.index(of:)), legs: legs)
    }

    private let window = MapWindow(center: MapPoint(longitude: 0, latitude: 0), across: 0.5, down: 0.5, columns: 40, rows: 10)

    @Test func theSelectedCountryIsFullAndItsNeighbourOutlined() throws {
        let picture = MapPainter.paint(try scene(selected: "DEU"), in: window)
        #expect(
            picture.lines(isASCII: false).joined(separator: "\n") == """
                          ⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⡏⠉⠉⠉⠋⠉⠉⠉⠋⠉⡇
                          ⣿⣿⣿⣿⣿⣿⣿⣿• Berlin⠂   ⡇
                ⠆         ⣿Germany⣿⣿⡇ Poland⠂ ⡇
                          ⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⡇ ⠂   ⠂   ⡇
                          ⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⡇   ⠂   ⠂ ⡇
                          ⡏⠉⠉⠉⠋⠉⠉⠉⠋⠉⡏⠉⠉⠉⠉⠉⠉⠉⠉⠉⠁
                          ⡇ ⠂   ⠂   ⡇
                          ⡇   ⠂   ⠂ ⡇
                          ⡇ ⠂   ⠂   ⡇
                          ⡇   ⠂   ⠂ ⡇
                """)
        #expect(picture.country(row: 2, column: 12) == 0)
        #expect(picture.country(row: 2, column: 28) == 1)
        #expect(picture.country(row: 9, column: 39) == nil)
        #expect(picture.country(row: -1, column: 0) == nil)
    }

    @Test func aWayIsALineFromCapitalToCapital() throws {
        var scene = try scene(selected: "POL")
        scene.way = [0, 1]
        let picture = MapPainter.paint(scene, in: window)
        #expect(
            picture.lines(isASCII: false).joined(separator: "\n") == """
                          ⡏⠉⠋⠉⠉⠉⠋⠉⠉⠉⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⡇
                          ⡇   ⠂   • Berlin⣿⣿⣿⣿⡇
                ⠆         ⡇Germany ⠉⠒⠤Poland⣿⣿⡇
                          ⡇   ⠂   ⠂ ⣿⣿⠑⠢⢄⣿⣿⣿⣿⣿⡇
                          ⡇ ⠂   ⠂   ⣿⣿⣿⣿⣿• Warsaw
                          ⡏⠉⠉⠉⠋⠉⠉⠉⠋⠉⡏⠉⠉⠉⠉⠉⠉⠉⠉⠉⠁
                          ⡇ ⠂   ⠂   ⡇
                          ⡇   ⠂   ⠂ ⡇
                          ⡇ ⠂   ⠂   ⡇
                          ⡇   ⠂   ⠂ ⡇
                """)
        let parts = (0..<10).flatMap { picture.runs(row: $0, isASCII: false) }.map(\.part)
        #expect(parts.contains(.route) && parts.contains(.neighbour) && parts.contains(.selected))
    }

    @Test func dotsNearToEachOtherAreOneRunWhereNobodySeesTheBlanksBetween() throws {
        let picture = MapPainter.paint(try scene(selected: "DEU"), in: window)
        #expect(picture.runs(row: 6, isASCII: false).map(\.column) == [10, 12, 16, 20])
        func joined(_ parts: [MapParts]) -> [MapPicture.Run] { picture.runs(row: 6, isASCII: false, joining: parts) }
        #expect(joined([MapParts([.outline])]).map(\.column) == [10, 12, 16, 20], "land is between")
        let land = joined([MapParts([.land])])
        #expect(land.map(\.column) == [10, 12, 20] && land.map(\.part) == [.outline, .land, .outline])
        #expect(land[1].text == "⠂   ⠂")
        let alike = joined([MapParts([.land, .outline])])
        #expect(alike.map(\.column) == [10] && alike.first?.text == "⡇ ⠂   ⠂   ⡇", "of one style")
        #expect(joined([MapParts([.land]), MapParts([.outline])]).map(\.text) == land.map(\.text), "of one each")
    }

    @Test func whereThereIsNoBrailleDotsAreASCIIAndNamesAreNot() throws {
        let picture = MapPainter.paint(try scene(selected: "POL"), in: window)
        let lines = picture.lines(isASCII: false, hasBraille: false)
        #expect(lines.contains { $0.contains("#####• Warsaw") })
        #expect(!lines.joined().unicodeScalars.contains { (0x2800...0x28FF).contains($0.value) })
    }

    @Test func inASCIIItIsTheSamePicture() throws {
        let picture = MapPainter.paint(try scene(selected: "POL"), in: window)
        let lines = picture.lines(isASCII: true)
        #expect(lines.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } })
        #expect(
            lines.joined(separator: "\n") == """
                          :'''''''''##########|
                          |         ##########|
                |         |Germany  ##Poland##|
                          |         ##########|
                          |         #####o Warsaw
                          :'''''''''#''''''''''
                          |         |
                          |         |
                          |         |
                          |         |
                """)
    }

    @Test func whatHasNoShapeHasAMark() throws {
        let window = MapWindow(center: MapPoint(longitude: -20, latitude: 5), down: 0.1, columns: 30, rows: 5)
        let picture = MapPainter.paint(try scene(selected: "LUX"), in: window)
        #expect(picture.lines(isASCII: false)[2].contains("● Luxembourg"))
    }

    /// The texts on a picture where a cell is five degrees wide: Germany and Poland have two columns each.
    private func textsFromAfar(longitude: Double) throws -> [MapPicture.Text] {
        let window = MapWindow(center: MapPoint(longitude: longitude, latitude: 5), across: 2.5, down: 0.625, columns: 30, rows: 8)
        return MapPainter.paint(try scene(selected: "DEU"), in: window).texts
    }

    @Test func aNameBesideItsCountryHidesNoOther() throws {
        let name = try #require(try textsFromAfar(longitude: 0).first { $0.text == "Germany" })
        #expect(name.column + 7 < 13, "on the sea, with a blank between")
        // Germany is at the left edge, and Poland right of it.
        let texts = try textsFromAfar(longitude: 65).map(\.text)
        #expect(texts.contains("DE") && !texts.contains("Germany"))
    }

    @Test func aCountryWithoutRoomEvenForItsCodeIsNamedBesideItsMark() throws {
        // A cell is ten degrees wide; Germany is the left edge, and Poland right of it.
        let window = MapWindow(center: MapPoint(longitude: 50, latitude: 5), across: 5, down: 0.625, columns: 12, rows: 8)
        let texts = MapPainter.paint(try scene(selected: "DEU"), in: window).texts
        #expect(texts.contains { $0.text == "Germany" } && texts.contains { $0.text == "•" })
        #expect(!texts.contains { $0.text.string.contains("Berlin") })
    }

    /// A cell is ten degrees wide and tall: Germany is one, Poland the one right of it, and Iceland is at both ends of the row.
    @Test(arguments: [("Germany", "Germany"), ("Federal Republic", "DE")] as [(SafeText, SafeText)])
    func theNameOfATinyCountryGivesWayToItsCodeWhereItWouldHideOthers(name: SafeText, shown: SafeText) throws {
        let window = MapWindow(center: MapPoint(longitude: 0, latitude: 5), across: 5, down: 2.5, columns: 36, rows: 1)
        let texts = MapPainter.paint(try scene(selected: "DEU", called: name), in: window).texts
        #expect(texts.filter { $0.part == .selectedName }.map(\.text) == [shown])
        #expect(texts.contains { $0.text == "●" && $0.column == 17 })
    }

    @Test func theCapitalsOfAWayAreNamedWhereTheyHaveRoom() throws {
        var scene = try scene(selected: "DEU")
        scene.way = [0, 1, 2]
        let texts = MapPainter.paint(scene, in: window).texts
        let mark = try #require(texts.first { $0.text == "•" && $0.column == 25 })
        let name = try #require(texts.first { $0.text == "Warsaw" })
        #expect(name.row == mark.row && [18, 27].contains(name.column), "beside its mark, with a blank between")
        #expect(texts.contains { $0.text == "Poland" }, "its country comes first")
        scene.isSmall = true
        #expect(!MapPainter.paint(scene, in: window).texts.contains { $0.text == "Warsaw" })
    }

    @Test(arguments: [("DEU", "• Warsaw"), ("POL", "Berlin •")] as [(Alpha3Code, SafeText)])
    func theCapitalOfANeighbourIsNamedCloseByWhereItHidesNothingOfTheSelectedCountry(selected: Alpha3Code, name: SafeText) throws {
        let near = MapWindow(center: MapPoint(longitude: 0, latitude: 5), across: 0.25, down: 0.25, columns: 80, rows: 10)
        let texts = MapPainter.paint(try scene(selected: selected), in: near).texts.map(\.text)
        #expect(texts.contains(name) && texts.contains("Germany") && texts.contains("Poland"), "\(texts)")
        let far = MapPainter.paint(try scene(selected: selected), in: window).texts.map(\.text)
        #expect(!far.contains(name) && far.contains("Germany") && far.contains("Poland"), "\(far)")
    }

    @Test func aCapitalLeavesItsMarkWhereItsNameTakesTheRoomOfTheCountrys() throws {
        // One row; right of Warsaw the picture ends.
        let window = MapWindow(center: MapPoint(longitude: -1.8, latitude: 5), across: 0.3, down: 2.5, columns: 34, rows: 1)
        let texts = MapPainter.paint(try scene(selected: "POL"), in: window).texts
        #expect(texts.filter { $0.column >= 20 }.map(\.text).sorted { $0.string < $1.string } == ["Poland", "•"])
    }

    @Test func aFlightOverTheDateLineIsOneLine() throws {
        let leg = MapScene.Leg(
            start: MapPoint(longitude: 170, latitude: 0), end: MapPoint(longitude: -170, latitude: 0), startName: "Here", endName: "There")
        let window = MapWindow(center: MapPoint(longitude: 180, latitude: 0), across: 0.25, down: 0.25, columns: 100, rows: 9)
        let picture = MapPainter.paint(try scene(selected: nil, legs: [leg]), in: window)
        let route = picture.runs(row: 4, isASCII: false).filter { $0.part == .route || $0.part == .town }
        #expect(route.first?.column ?? 99 == 30)
        #expect(route.reduce(0) { $0 + $1.text.width } > 38)
        #expect(!picture.runs(row: 4, isASCII: false).contains { $0.column < 30 })
    }

    @Test func whereThereAreNoColoursAFlightIsDashedAndWhatElseIsDrawnStaysWhole() throws {
        let leg = MapScene.Leg(
            start: MapPoint(longitude: -15, latitude: 3), end: MapPoint(longitude: 15, latitude: -3), startName: "Here", endName: "There")
        let picture = MapPainter.paint(try scene(selected: "POL", legs: [leg]), in: window)
        func dots(_ part: MapPart, isDashed: Bool) -> Int {
            (0..<window.rows).flatMap { picture.runs(row: $0, isASCII: false, dashesRoutes: isDashed) }.filter { $0.part == part }
                .flatMap(\.text.string.unicodeScalars).reduce(0) { $0 + ($1.value >= 0x2800 ? ($1.value - 0x2800).nonzeroBitCount : 0) }
        }
        let (whole, dashed) = (dots(.route, isDashed: false), dots(.route, isDashed: true))
        #expect(dashed < whole && dashed * 2 > whole, "\(dashed) of \(whole)")
        #expect(MapPart.allCases.filter { $0 != .route }.allSatisfy { dots($0, isDashed: true) == dots($0, isDashed: false) })
        #expect(
            (0..<window.rows).allSatisfy {
                picture.runs(row: $0, isASCII: true, dashesRoutes: true) == picture.runs(row: $0, isASCII: true)
            })
    }

    private func texts(_ places: [(MapPoint, SafeText)]) throws -> [SafeText] {
        let start = MapPoint(longitude: 10, latitude: -5)
        let legs = places.map { MapScene.Leg(start: start, end: $0.0, startName: "Oslo", endName: $0.1) }
        return MapPainter.paint(try scene(selected: nil, legs: legs), in: window).texts.map(\.text)
    }

    @Test func aTownWithSeveralAirportsIsNamedOnceAndEachInACellOfItsOwnHasADot() throws {
        let texts = try texts([
            (MapPoint(longitude: -5, latitude: 3), "London"), (MapPoint(longitude: -5, latitude: 4.2), "London"),
            (MapPoint(longitude: -4.2, latitude: 3.4), "London"),
        ])
        #expect(texts.filter { $0.string.contains("London") } == ["• London"])
        #expect(texts.filter { $0.string.contains("Oslo") } == ["• Oslo"])
        #expect(texts.count { $0 == "•" } == 1, "the third airport is in the cell of the first")
    }

    @Test func townsOfOneNameThatAreFarApartAreBothNamed() throws {
        let texts = try texts([
            (MapPoint(longitude: -15, latitude: -5), "London"), (MapPoint(longitude: 5, latitude: 5), "London"),
        ])
        #expect(texts.filter { $0.string.contains("London") } == ["• London", "• London"])
    }

    @Test(arguments: 0..<30)
    func namesNeverTouch(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let legs = (0..<20).map { number in
            MapScene.Leg(
                start: MapPoint(longitude: .random(in: -20...20, using: &random), latitude: .random(in: -10...10, using: &random)),
                end: MapPoint(longitude: .random(in: -20...20, using: &random), latitude: .random(in: -10...10, using: &random)),
                startName: SafeText("Start \(number)"), endName: SafeText("Zürich \(number)"))
        }
        let picture = MapPainter.paint(try scene(selected: "POL", legs: legs), in: window)
        #expect(!picture.texts.isEmpty)
        var taken: Set<[Int]> = []
        for text in picture.texts {
            #expect(text.column >= 0 && text.column + text.text.width <= 40 && (0..<10).contains(text.row))
            for column in (text.column - 1)..<(text.column + text.text.width) {
                #expect(taken.insert([text.row, column]).inserted, "\(text.text)")
            }
        }
        // A row is drawn from left to right, nothing twice.
        for row in 0..<10 {
            for isASCII in [false, true] {
                var end = 0
                for run in picture.runs(row: row, isASCII: isASCII) {
                    #expect(run.column >= end)
                    end = run.column + run.text.width
                }
                #expect(end <= 40)
            }
        }
    }
}
