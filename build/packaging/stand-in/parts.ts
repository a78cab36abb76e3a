import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the program of a stand-in says instead of starting. */
export const complaint =
  'This package was made without the binary of Electron, to look at what goes in. It cannot start.';

/**
 * The place in Electron's binary where its fuses are flipped: a mark, version 1, the number of fuses, and one digit for
 * each (as in a binary fresh from its makers).
 */
export const fuseWire = Buffer.concat([
  Buffer.from('dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'),
  Buffer.from([1, 8]),
  Buffer.from('10110011'),
]);

/** Languages of Chromium's own texts: some that the app keeps, and one that it does not. */
export const locales = 'ar de en-US es fr hi it ja ko nl pl pt-BR sv tr uk zh-CN'.split(' ');

/** Writes what the distributions for Linux and Windows have in common into a folder. */
export function writeCommonParts(folder: string): void {
  mkdirSync(join(folder, 'locales'), { recursive: true });
  mkdirSync(join(folder, 'resources'));
  for (const locale of locales) {
    writeFileSync(join(folder, 'locales', `${locale}.pak`), '');
  }
  writeFileSync(join(folder, 'LICENSE'), complaint);
  writeFileSync(join(folder, 'LICENSES.chromium.html'), complaint);
}
