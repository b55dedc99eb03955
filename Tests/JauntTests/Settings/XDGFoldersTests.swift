import Testing

@testable import jaunt

/// The XDG Base Directory Specification's rule about what counts as set.
@Suite struct XDGFoldersTests {
    @Test func variablesThatAreSetAreTaken() {
        let folders = XDGFolders(
            environment: [
                "HOME": "/home/anna", "XDG_CONFIG_HOME": "/c", "XDG_DATA_HOME": "/d", "XDG_CACHE_HOME": "/k", "XDG_STATE_HOME": "/s",
            ], home: "/elsewhere")
        #expect(folders.configuration == "/c/jaunt")
        #expect(folders.data == "/d/jaunt")
        #expect(folders.cache == "/k/jaunt")
        #expect(folders.state == "/s/jaunt")
    }

    @Test(arguments: [nil, "", "relative", "./x", "~/x"])
    func othersGiveTheDefaults(value: String?) {
        var environment = ["HOME": "/home/anna"]
        for name in ["XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"] { environment[name] = value }
        let folders = XDGFolders(environment: environment, home: "/elsewhere")
        #expect(folders.configuration == "/home/anna/.config/jaunt")
        #expect(folders.data == "/home/anna/.local/share/jaunt")
        #expect(folders.cache == "/home/anna/.cache/jaunt")
        #expect(folders.state == "/home/anna/.local/state/jaunt")
    }

    @Test(arguments: [nil, "", "relative"])
    func aHomeThatIsNoneIsLookedUp(value: String?) {
        var environment: [String: String] = [:]
        environment["HOME"] = value
        #expect(XDGFolders(environment: environment, home: "/home/anna").data == "/home/anna/.local/share/jaunt")
    }
}
