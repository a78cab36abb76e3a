import { parseArgs } from 'node:util';

/** What `npm run dist` was asked for. */
export interface DistArguments {
  readonly help: boolean;
  /** Only the folder that installers would put on a disk, into `release/`. */
  readonly isFolderOnly: boolean;
  /** Only the server, without the desktop app, in a folder that needs no installation. */
  readonly isServerOnly: boolean;
  /** A workshop profile that the app is to start with. */
  readonly profile: string | null;
  /** A folder with an unpacked distribution of Electron. */
  readonly electron: string | null;
}

export const distHelp = `Packs Juice Range for the system that this runs on, into release/.

Usage: npm run dist -- [options]
       npm run dist:dir -- [options]    only the folder that the installers put on a disk
       npm run dist -- --server         only the server, with Node, in an archive: unpack it and run one file

Options:
  --profile FILE     workshop profile (YAML) that the app starts with; it is checked first
  --electron FOLDER  an unpacked distribution of Electron, instead of the installed or the downloaded one
  --help             show this text
`;

/** @throws Error whose message is one sentence, when the words make no sense */
export function readDistArguments(words: readonly string[]): DistArguments {
  const { values } = parse(words);
  if (values.server === true && (values.dir === true || values.electron !== undefined)) {
    throw new Error(
      '--server packs no desktop app, so neither a folder of it nor --electron makes sense. Try npm run dist -- --help.',
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
