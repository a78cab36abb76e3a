import { readArguments } from '../../server/cli/arguments.ts';
import { shopOptionsFrom } from '../../server/cli/shop-options.ts';
import type { SupervisorOptions } from '../../server/supervisor/supervisor.ts';

/**
 * Reads what the shop is to be: the flags of server/cli.ts behind `--` on the command line, and its environment
 * variables. The data folder is the same with and without a window.
 * @throws UsageError
 */
export function readShopOptions(argv: readonly string[], environment: NodeJS.ProcessEnv): SupervisorOptions['shop'] {
  return shopOptionsFrom(readArguments(split(argv).behind), environment);
}

/**
 * Reads which workshop profile the command line names: `--profile FILE` behind `--` or before, as in a shortcut on a desktop.
 * @returns null when it names none
 * @throws UsageError
 */
export function readProfileFlag(argv: readonly string[]): string | null {
  const { before, behind } = split(argv);
  const found = before.findIndex((word) => /^--profile(?:=|$)/.test(word));
  const [flag = '', next = ''] = before.slice(found === -1 ? before.length : found);
  return flag === ''
    ? readArguments(behind).profile
    : readArguments(flag.includes('=') ? [flag] : [flag, next]).profile;
}

function split(argv: readonly string[]) {
  const end = argv.indexOf('--');
  return end === -1
    ? { before: argv.slice(1), behind: [] }
    : { before: argv.slice(1, end), behind: argv.slice(end + 1) };
}
