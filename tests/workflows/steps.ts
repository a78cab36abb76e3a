/** Where a step's commands are tried, or why they are not. */
export type Trial =
  /** Here, in a fresh clone (steps.test.ts). */
  | { readonly kind: 'clone' }
  /** Every time that the tests run at all: the command is in .ci/run. */
  | { readonly kind: 'ci'; readonly command: string }
  /** Not tried as it is: the reason, and what of it is tried elsewhere. */
  | { readonly kind: 'elsewhere'; readonly reason: string };

const needsElectron = 'The binary of Electron is not in the registry of packages.';
const needsDocker =
  'There is no Docker where the tests run; tests/packaging/container.test.ts runs what the image runs.';

/** Every step of the workflows that runs commands, by its name. Steps that share a name run the same commands. */
export const trials: Readonly<Record<string, Trial>> = {
  'Install the packages': { kind: 'clone' },
  Types: { kind: 'ci', command: 'npm run --silent types' },
  'Lint and format': { kind: 'ci', command: 'npm run --silent lint' },
  Tests: { kind: 'ci', command: 'npm test' },
  'Tests that need no Linux': { kind: 'ci', command: 'npm test' },
  'Pack the app': { kind: 'clone' },
  "Let Chromium's sandbox make name spaces": { kind: 'elsewhere', reason: 'It changes a setting of the machine.' },
  'Start the packed app': {
    kind: 'elsewhere',
    reason: `${needsElectron} tests/packaging/try-start.test.ts tries the script on other programs.`,
  },
  'Use the app under real Electron': {
    kind: 'elsewhere',
    reason: `${needsElectron} tests/smoke/smoke.test.ts tries the script with a stand-in.`,
  },
  'The tag is the version': { kind: 'clone' },
  'Pack, check what went in, make installers': {
    kind: 'elsewhere',
    reason: `${needsElectron} "Pack the app" packs around a stand-in; tests/packaging/debian.test.ts makes a package's files.`,
  },
  'Install and start what was made': {
    kind: 'elsewhere',
    reason: `${needsElectron} tests/packaging/try-installers.test.ts tries the script on another program.`,
  },
  'Pack the server alone, for laptops that allow no installing': {
    kind: 'elsewhere',
    reason: 'tests/packaging/portable-server.test.ts packs, unpacks and runs it.',
  },
  'The Debian package brings all that it needs': { kind: 'elsewhere', reason: `${needsElectron} ${needsDocker}` },
  'Build the image': { kind: 'elsewhere', reason: needsDocker },
  'Run it as MultiJuicer does': { kind: 'elsewhere', reason: needsDocker },
  'Keep it as a file, for classes without a network': { kind: 'elsewhere', reason: needsDocker },
  'List the parts that ship': { kind: 'clone' },
  'Say what is for whom': { kind: 'clone' },
  Checksums: { kind: 'clone' },
  Draft: { kind: 'elsewhere', reason: 'It writes to GitHub.' },
};
