import { type CliArguments, readArguments, UsageError } from '../../server/supervisor/command-line/arguments.ts';
import { devFolders } from './folders.ts';

/** What `npm run dev` was asked for. */
export interface DevArguments {
  readonly help: boolean;
  /** Where the page is, or the next free port. */
  readonly port: number;
  /** Port of the shop process's debugger; null for none. */
  readonly inspect: number | null;
  readonly allowedHosts: readonly string[];
  /** The shop's flags, for server/cli.ts to understand. */
  readonly flags: readonly string[];
}

export const devHelp = `Runs Juice Range from its sources, for those who change it: what you save is there a moment later.

Usage: npm run dev -- [options]

A changed screen is swapped in the page as it stands. A changed file of the server is built in, and the shop starts
again behind the same address, with the same data. Ctrl-C ends everything.

Options, besides --port, --allow-host, --config, --challenge-ids, --data, --ephemeral and --fresh, which mean what they
mean for npm run serve:
  --inspect          let a debugger attach to the shop process, at port 9230
  --help             show this text

The shop keeps its data in dist/dev/data, away from your own. It is confined as the product is; the page's server is
not, so there is no --host: it answers this machine only. Translations of the interface, the help, the toolbox, the
compilers and what resources/public holds come from the last build: run npm run build and start again to see them change.
`;

const debuggerPort = 9230;
const usualPort = 3000;

/** @throws UsageError */
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
