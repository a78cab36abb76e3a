export const helpText = `Juice Range: a juice shop that is vulnerable on purpose, for learning how to break web applications.

Usage: juice-range [options]

Without options, it listens on http://localhost:3000 (or the next free port), for this machine only, and keeps the shop
and your progress in a data folder of your user account. Stop it with Ctrl-C.

Options:
  --port NUMBER      listen on this port, or the next free one; 0 takes any  [3000; environment: PORT]
  --host ADDRESS     listen on this address; 0.0.0.0 opens it to the network [localhost]
  --allow-host NAME  also answer under this host name; repeat it for more names,
                     * answers under every name            [environment: ALLOWED_HOSTS, separated by commas]
  --data FOLDER      keep shop and progress in this folder                   [a folder of your account]
  --config FILE      configuration file, YAML or JSON                        [environment: NODE_ENV names a variant]
  --profile FILE     workshop profile, YAML: name, logo, theme, port, language, challenges, help, flags
  --challenge-ids V  whose challenge ids continue codes use, for other tools: those of Juice Shop v18 or
                     v20                                     [v18; configuration: challenges.continueCodeIds]
  --record-others    let the workbench record clients on other machines too, and let them see what it has recorded,
                     passwords included                           [environment: RECORD_OTHERS=true]
  --ephemeral        keep everything in memory, and forget it at the end
  --fresh            seed the shop anew; what you have solved stays
  --trainer          also serve the solutions, plans and tests for trainers, at a secret address on this machine
  --help             show this text

More environment variables: CTF_KEY (the flag key), NODE_CONFIG_DIR (folder with NODE_ENV.yaml), NODE_CONFIG (JSON
that wins over the configuration), BASE_PATH (prefix of the profile page's redirects).

The shop is meant to be attacked. It runs in a process of its own that can read what ships with it, write to its data
folder and start nothing; still, open it only to networks whose people you trust. What learners make it request stays on
this machine, unless the configuration says server.allowInternet: true; even then it never reaches private networks.
`;
