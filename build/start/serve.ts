import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { repository } from '../paths.ts';
import type { NoWindow } from './no-window.ts';

const cli = join(repository, 'dist/server/cli.js');

/**
 * Runs the built server/cli.ts in this process. It reads the same flags, prints the address, and ends with Ctrl-C.
 * @param noWindow why there is no window, to be printed; null to print nothing
 */
export async function serveWithoutWindow(noWindow: NoWindow | null): Promise<void> {
  if (noWindow !== null) {
    const { reason, remedy } = noWindow;
    console.log(`No window, since ${reason}: open the address below in a browser.`);
    if (remedy !== undefined) {
      console.log(`For a window, run this once and start again: ${remedy}`);
    }
  }
  await import(pathToFileURL(cli).href);
}
