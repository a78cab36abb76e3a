import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const cli = join(import.meta.dirname, '../../dist/server/cli.js');

/**
 * Runs the built server/cli.ts in this process, which reads the same flags and ends with Ctrl-C. It prints the address.
 * @param reason why there is no window, as the end of a sentence; empty to say nothing
 */
export async function serveWithoutWindow(reason: string): Promise<void> {
  if (reason !== '') {
    console.log(`No window, since ${reason}: open the address below in a browser.`);
  }
  await import(pathToFileURL(cli).href);
}
