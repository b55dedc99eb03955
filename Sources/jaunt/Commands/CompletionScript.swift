import ArgumentParser

/// What a shell runs to complete a line of `jaunt`. The parser's script offers nothing but commands where none is named yet; there the
/// screen opens at a country (`jaunt germany`), so that countries are offered as well, once there is a letter of one.
enum CompletionScript {
    /// The script for a shell.
    static func text(for shell: CompletionShell) -> String { withCountries(JauntCommand.completionScript(for: shell)) }

    /// A script of the parser's, for whichever shell, with countries; any other text as it is.
    static func withCountries(_ script: String) -> String {
        for (place, addition) in additions where script.contains(place) {
            // The first place is the program's own, those after it are of commands that have commands themselves.
            return script.replacing(place, with: place + addition, maxReplacements: 1)
        }
        return script
    }

    /// For each shell, after which lines of its script something is added, and what: `jaunt open` completes what is typed.
    private static let additions = [
        (
            // bash
            """
                *)
                    # Offer subcommand completions

            """,
            """
                    if [[ -n "${subcommand}" ]]; then
                        unparsed_words=("${subcommand}" "${unparsed_words[@]}")
                        _jaunt_open
                    fi

            """
        ),
        (
            // zsh
            "        _describe -V subcommand subcommands && ret=0\n",
            "        [[ -n \"${words[CURRENT]}\" ]] && _jaunt_open && ret=0\n"
        ),
        (
            // fish
            "complete -c 'jaunt' -f\n",
            """
            complete -c 'jaunt' -n '__jaunt_should_offer_completions_for_positional "jaunt" -eq 1; and test -n "$(commandline -t)"' \
            -fka '(__jaunt_custom_completion ---completion open -- positional@0 (count (__jaunt_tokens -pc)) (__jaunt_tokens -tC))'

            """
        ),
    ]
}
