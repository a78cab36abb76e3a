import { type CliArguments, readArguments, UsageError } from '../../server/supervisor/command-line/arguments.ts';
import { devFolders } from './folders.ts';

/** The options of `npm run dev`. */
export interface DevArguments {
  readonly help: boolean;
  /** Port of the page; the next free one if it is taken. */
  readonly port: number;
  /** Port of the shop process's debugger; null for none. */
  readonly inspect: number | null;
  readonly allowedHosts: readonly string[];
  /** The shop's flags, which server/cli.ts parses. */
  readonly flags: readonly string[];
}

export const devHelp = `Runs Juice Range from its sources, for developers: what you save takes effect a moment later.

Usage: npm run dev -- [options]

A changed screen is replaced in the open page. A changed server file is rebuilt, and the shop restarts at the same
address, with the same data. Ctrl-C ends everything.

Options, besides --port, --allow-host, --config, --challenge-ids, --data, --record-others, --ephemeral and --fresh, which
mean the same as for npm run serve:
  --inspect          let a debugger attach to the shop process on port 9230
  --help             show this text

The shop keeps its data in dist/dev/data, away from your own. It is confined like the product. The page's server is
not, so there is no --host: it answers this machine only. Translations of the interface, the help, the toolbox, the
compilers and the content of resources/public come from the last build. To see changes there, run npm run build and
start again.
`;

const debuggerPort = 9230;
const usualPort = 3000;

/** Parses the command line. @throws UsageError */
export function readDevArguments(words: readonly string[]): DevArguments {
  const shopWords = words.filter((word) => word !== '--inspect');
  const given = readArguments(shopWords);
  if (given.host !== null || given.profile !== null) {
    throw new UsageError('npm run dev takes neither --host nor --profile: use npm start for these.');
  }
  return {
    help: given.help,
    port: given.port ?? usualPort,
    inspect: shopWords.length < words.length ? debuggerPort : null,
    allowedHosts: given.allowedHosts,
    flags: [...shopWords, ...storageOf(given)],
  };
}

function storageOf({ ephemeral, data }: CliArguments): readonly string[] {
  return ephemeral || data !== null ? [] : ['--data', devFolders.data];
}
