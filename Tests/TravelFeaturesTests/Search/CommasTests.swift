import Testing
import TravelFeatures

@Suite("Names with commas between them")
struct CommasTests {
    @Test(
        "are parted where no longer name is somebody's",
        arguments: [
            ("a", ["a"]), ("a,  b ", ["a", "b"]), ("a,b, c", ["a", "b, c"]), ("b,c,a", ["b, c", "a"]), ("b, c, b,c", ["b, c", "b, c"]),
            ("c,d,e,a", ["c, d, e", "a"]), ("c, d, x", ["c", "d", "x"]), ("x, y", ["x", "y"]),
            ("", [""]), ("a,,b", ["a", "", "b"]), ("b,", ["b", ""]),
        ])
    func parted(text: String, names: [String]) {
        let known: Set = ["a", "b", "b, c", "c, d, e", "a, "]
        #expect(text.namesAtCommas { known.contains($0) } == names)
    }
}
