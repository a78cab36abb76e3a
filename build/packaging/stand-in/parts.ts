import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The message that a stand-in's program prints instead of starting. */
export const complaint =
  'This package was made without the Electron binary, to check what goes into it. It cannot start.';

/**
 * The place in Electron's binary where its fuses are set: a marker, version 1, the number of fuses, and one digit for
 * each (as in a freshly built binary).
 */
export const fuseWire = Buffer.concat([
  Buffer.from('dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'),
  Buffer.from([1, 8]),
  Buffer.from('10110011'),
]);

/** Languages of Chromium's own texts: some that the app keeps, and one that it removes. */
export const locales = 'ar cs de en-US es fr hi id it ja ko nl pl pt-BR ro sv tr uk vi zh-CN zh-TW'.split(' ');

/** Writes the files that the distributions for Linux and Windows have in common into a folder. */
export function writeCommonParts(folder: string): void {
  mkdirSync(join(folder, 'locales'), { recursive: true });
  mkdirSync(join(folder, 'resources'));
  for (const locale of locales) {
    writeFileSync(join(folder, 'locales', `${locale}.pak`), '');
  }
  writeFileSync(join(folder, 'LICENSE'), complaint);
  writeFileSync(join(folder, 'LICENSES.chromium.html'), complaint);
}
