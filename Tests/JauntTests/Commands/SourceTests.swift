import TestSupport
import Testing
import jaunt_server

extension RealProgram {
    /// Where the data comes from: flags over variables over the file, before or after the command.
    @Suite struct SourceTests {
        /// A folder in which Afghanistan has another name, to see which one was read.
        private func folder(named name: String) throws -> DataFolder {
            let folder = try DataFolder()
            try folder.changeCountries { $0["name"] = name }
            return folder
        }

        private func firstName(_ run: ProcessRun, _ location: SourceLocation = #_sourceLocation) throws -> String? {
            #expect(run.status == .exited(0), "\(run.errors)", sourceLocation: location)
            return try run.records(location).first { $0["alpha2"] as? String == "AF" }?["name"] as? String
        }

        @Test func aFolderWithTheSameFilesGivesTheSame() throws {
            let (folder, home) = (try DataFolder(), try Home())
            for command in [
                ["countries"], ["borders", "germany"], ["trips"], ["countries", "--format", "json"], ["trips", "--region", "blc"],
            ] {
                let bundled = try home.jaunt(command)
                let own = try home.jaunt(command + ["--data", folder.path])
                #expect(own.status == .exited(0))
                #expect(own.output == bundled.output)
                #expect(own.errors == bundled.errors)
            }
        }

        @Test func optionsStandBeforeOrAfterTheCommand() throws {
            let (folder, other, home) = (try folder(named: "Before"), try folder(named: "After"), try Home())
            #expect(try firstName(home.jaunt("--data", folder.path, "countries", "--format", "json")) == "Before")
            #expect(try firstName(home.jaunt("countries", "--format", "json", "--data", folder.path)) == "Before")
            #expect(try firstName(home.jaunt("--data=\(folder.path)", "countries", "--data=\(other.path)", "--format=json")) == "After")
        }

        @Test func flagsCountMoreThanVariablesAndVariablesMoreThanTheFile() throws {
            let (flag, variable, file) = (try folder(named: "Flag"), try folder(named: "Variable"), try folder(named: "File"))
            let home = try Home()
            try home.folder.write("data: \(file.path)\n", to: "config/jaunt/config.yaml")
            #expect(try firstName(home.jaunt("countries", "--format", "json")) == "File")
            let richer = home.with(["JAUNT_DATA": variable.path])
            #expect(try firstName(richer.jaunt("countries", "--format", "json")) == "Variable")
            #expect(try firstName(richer.jaunt("countries", "--format", "json", "--data", flag.path)) == "Flag")
            // A variable that is set to nothing counts as unset.
            #expect(try firstName(home.with(["JAUNT_DATA": ""]).jaunt("countries", "--format", "json")) == "File")
        }

        @Test(arguments: [("v1", "/rest/v1"), ("v3.1", "/v3.1")])
        func aServerIsNamedByFlagsByVariablesOrInTheFile(dialect: String, path: String) async throws {
            try await withServer { server in
                let address = server.address + path
                let home = try Home()
                let flags = ["--countries-url", address, "--countries-dialect", dialect]
                let variables = home.with(["JAUNT_COUNTRIES_URL": address, "JAUNT_COUNTRIES_DIALECT": dialect])
                let filed = try Home()
                try filed.folder.write("countries:\n  url: \(address)\n  dialect: \(dialect)\n", to: "config/jaunt/config.yaml")
                let command = ["borders", "DE", "--format", "json"]
                let runs = [(home, command + flags), (home, flags + command), (variables, command), (filed, command)]
                for (number, (user, arguments)) in runs.enumerated() {
                    // A cache of its own: what one run has stored the next one need not ask for.
                    let run = try user.with(["XDG_CACHE_HOME": home.folder.file("cache-\(number)")]).jaunt(arguments)
                    #expect(run.status == .exited(0), "\(run.errors)")
                    #expect(try run.records().compactMap { $0["alpha3"] as? String }.sorted() == BordersCommandTests.neighbours)
                    // The request was made, and by this run.
                    #expect(server.requests.contains { $0.hasPrefix("GET \(path)/") })
                    server.reset()
                }
            }
        }

        @Test func anAddressThatEndsInItsDialectSaysItItself() async throws {
            try await withServer { server in
                let run = try Home().jaunt("borders", "DE", "--format", "json", "--countries-url", server.address + "/v3.1/")
                #expect(run.status == .exited(0), "\(run.errors)")
                #expect(try run.records().count == 9)
            }
        }

        @Test func aServerGivesWhatTheBundledDataGives() async throws {
            try await withServer { server in
                let home = try Home()
                for country in ["germany", "osterreich", "Côte d'Ivoire", "iceland"] {
                    let command = ["borders", country]
                    let (bundled, served) = (try home.jaunt(command), try home.jaunt(command + server.options))
                    #expect(served.status == .exited(0))
                    #expect(served.output == bundled.output)
                    #expect(served.errors == bundled.errors)
                }
                let table = ["countries", "--format", "table"]
                let (bundled, served) = (try home.jaunt(table), try home.jaunt(table + server.options))
                #expect(served.output == bundled.output)
                #expect(try home.jaunt(["trips", "--region", "blc", "--format", "json"] + server.options).records().count >= 3)
            }
        }

        @Test(arguments: ["", "# nothing here yet\n", "---\n# nothing\n...\n", "data:\ncountries:\n"])
        func aConfigurationWithNothingInItIsNone(text: String) throws {
            let home = try Home()
            try home.folder.write(text, to: "config/jaunt/config.yaml")
            let run = try home.jaunt("borders", "DE")
            #expect(run.status == .exited(0))
            #expect(run.errors == "")
        }
    }
}
