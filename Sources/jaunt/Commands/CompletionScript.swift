import ArgumentParser

/// What a shell runs to complete a line of `jaunt`. The parser's script offers nothing but commands where none is named yet; there the
/// screen opens at a country (`jaunt germany`), so that countries are offered as well, once there is a letter of one. Behind `help` it
/// offers nothing; there every command is offered, and behind one that has commands itself those. Of `--option=value` it completes no value.
/// In fish it reads the whole line anew for each of hundreds of completions; which command the line is of is remembered there.
enum CompletionScript {
    /// The script for a shell.
    static func text(for shell: CompletionShell) -> String { withCountries(JauntCommand.completionScript(for: shell)) }

    /// A script of the parser's, for whichever shell, with countries, and with commands behind `help`; any other text as it is.
    static func withCountries(_ script: String) -> String {
        // What is of one shell stands in no script of another. The first place is the program's own, those after it are of commands that
        // have commands themselves.
        let text = additions.reduce(script) { text, addition in
            text.replacing(addition.place, with: addition.place + addition.text, maxReplacements: 1)
        }
        // To zsh an option whose value may stand behind "=" is written with one.
        return text.replacing(/(\n        '\*?--[a-z-]+)\[(?=[^\n]*\]:)/) { $0.1 + "=[" }
    }

    /// After which lines of a script something is added, and what: `jaunt open` completes what is typed.
    private static var additions: [(place: String, text: String)] {
        let commands = names(below: JauntCommand.self)
        let groups = JauntCommand.configuration.subcommands.compactMap { group -> (name: String, commands: String)? in
            guard let name = group.configuration.commandName, !group.configuration.subcommands.isEmpty else { return nil }
            return (name, names(below: group))
        }
        let bash = groups.map { "        \($0.name)) COMPREPLY+=($(compgen -W '\($0.commands)' -- \"${cur}\")) ;;\n" }.joined()
        let zsh = groups.map { "(\($0.name)) compadd - \($0.commands) ;; " }.joined()
        let fish = groups.map { group in
            """
            complete -c 'jaunt' -n '__jaunt_should_offer_completions_for_positional "jaunt help" -eq 2; \
            and test (__jaunt_tokens -pc)[-1] = \(group.name)' -fka '\(group.commands)'

            """
        }.joined()
        return [
            (
                // bash
                """
                    SAP_SHELL_VERSION="$(IFS='.';printf %s "${BASH_VERSINFO[*]}")"
                    local -r SAP_SHELL_VERSION


                """,
                """
                    # --option=value are three words here.
                    local -a words=()
                    local -i index place="${COMP_CWORD}"
                    for index in "${!COMP_WORDS[@]}"; do
                        if [[ "${COMP_WORDS[index]}" != '=' ]]; then
                            words+=("${COMP_WORDS[index]}")
                        elif [[ "${index}" -lt "${COMP_CWORD}" ]]; then
                            place+=-1
                        elif [[ "${index}" -eq "${COMP_CWORD}" ]]; then
                            words+=('')
                        fi
                    done
                    COMP_WORDS=("${words[@]}")
                    COMP_CWORD="${place}"
                    set -- "${1}" "${2#=}" "${COMP_WORDS[place - 1]}"
                    unset words index place


                """
            ),
            (
                """
                    while IFS='' read -r completion; do
                        COMPREPLY+=("${completion}")

                """,
                """
                        # A name is no folder, even where one is called so.
                        [[ "${1}" = -W && -d "${completion}" ]] && compopt +o filenames

                """
            ),
            (
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
                """
                _jaunt_help() {
                    repeating_flags=()
                    non_repeating_flags=(--version)
                    repeating_options=()
                    non_repeating_options=()
                    __jaunt_offer_flags_options -1

                """,
                """
                    if [[ "${positional_number}" -eq 1 ]]; then
                        COMPREPLY+=($(compgen -W '\(commands)' -- "${cur}"))
                    elif [[ "${positional_number}" -eq 2 ]]; then
                        case "${COMP_WORDS[COMP_CWORD - 1]}" in
                \(bash)        esac
                    fi

                """
            ),
            (
                // zsh
                "        _describe -V subcommand subcommands && ret=0\n",
                "        [[ -n \"${words[CURRENT]}\" ]] && _jaunt_open && ret=0\n"
            ),
            (
                "        '*:subcommands:",
                "{if (( CURRENT == 2 )); then compadd - \(commands); elif (( CURRENT == 3 )); then case ${words[2]} in "
                    + "\(zsh)esac; fi}"
            ),
            (
                // fish
                "function __jaunt_should_offer_completions_for_flags_or_options -a expected_commands\n", isOfThatCommand
            ),
            (
                "function __jaunt_should_offer_completions_for_positional -a expected_commands positional_index_comparison "
                    + "expected_positional_index\n",
                isOfThatCommand
            ),
            (
                "complete -c 'jaunt' -f\n",
                """
                # Found out once for a line, and not by each completion.
                function __jaunt_is_completing -a expected_commands
                    set -l line (commandline -pc | string collect)
                    if test "$line" != "$__jaunt_line"
                        set -l non_repeating_flags_or_options
                        set -l non_repeating_flags_or_options_absent 0
                        set -l positional_index 0
                        set -l commands
                        __jaunt_parse_tokens
                        set -g __jaunt_line "$line"
                        set -g __jaunt_commands "$commands"
                    end
                    test "$__jaunt_commands" = "$expected_commands"
                end

                complete -c 'jaunt' -n '__jaunt_should_offer_completions_for_positional "jaunt" -eq 1; and test -n "$(commandline -t)"' \
                -fka '(__jaunt_custom_completion ---completion open -- positional@0 (count (__jaunt_tokens -pc)) (__jaunt_tokens -tC))'
                complete -c 'jaunt' -n '__jaunt_should_offer_completions_for_positional "jaunt help" -eq 1' -fka '\(commands)'
                \(fish)
                """
            ),
        ]
    }

    /// What a completion of fish's begins with.
    private static let isOfThatCommand = "    __jaunt_is_completing \"$expected_commands\"; or return 1\n"

    private static func names(below command: any ParsableCommand.Type) -> String {
        command.configuration.subcommands.compactMap { $0.configuration.commandName }.joined(separator: " ")
    }
}
