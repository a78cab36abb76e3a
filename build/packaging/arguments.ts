import { parseArgs } from 'node:util';

/** The options of `npm run dist`. */
export interface DistArguments {
  readonly help: boolean;
  /** Only the folder that the installers would install, in `release/`. */
  readonly isFolderOnly: boolean;
  /** Only the server, without the desktop app, in a folder that needs no installation. */
  readonly isServerOnly: boolean;
  /** A workshop profile with which the app starts. */
  readonly profile: string | null;
  /** A folder with an unpacked distribution of Electron. */
  readonly electron: string | null;
}

export const distHelp = `Packs Juice Range for the system that this runs on, into release/.

Usage: npm run dist -- [options]
       npm run dist:dir -- [options]    only the folder that the installers install
       npm run dist -- --server         only the server, with Node, in an archive to unpack and run

Options:
  --profile FILE     workshop profile (YAML) with which the app starts; it is checked first
  --electron FOLDER  an unpacked distribution of Electron, instead of an installed or downloaded one
  --help             show this text
`;

/** Parses the command line. @throws Error whose message is one sentence, for invalid options */
export function readDistArguments(words: readonly string[]): DistArguments {
  const { values } = parse(words);
  if (values.server === true && (values.dir === true || values.electron !== undefined)) {
    throw new Error(
      '--server packs no desktop app, so neither --dir nor --electron makes sense. Try npm run dist -- --help.',
    );
  }
  return {
    help: values.help ?? false,
    isFolderOnly: values.dir ?? false,
    isServerOnly: values.server ?? false,
    profile: values.profile ?? null,
    electron: values.electron ?? null,
  };
}

function parse(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      options: {
        dir: { type: 'boolean' },
        server: { type: 'boolean' },
        profile: { type: 'string' },
        electron: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}. Try npm run dist -- --help.`);
  }
}
