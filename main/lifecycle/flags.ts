import { readArguments } from '../../server/cli/arguments.ts';
import { shopOptionsFrom } from '../../server/cli/shop-options.ts';
import type { SupervisorOptions } from '../../server/supervisor/supervisor.ts';

/**
 * Reads what the shop is to be: the flags of server/cli.ts behind `--` on the command line, and its environment
 * variables. The data folder is the same with and without a window.
 * @throws UsageError
 */
export function readShopOptions(argv: readonly string[], environment: NodeJS.ProcessEnv): SupervisorOptions['shop'] {
  const end = argv.indexOf('--');
  return shopOptionsFrom(readArguments(end === -1 ? [] : argv.slice(end + 1)), environment);
}
