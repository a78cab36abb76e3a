import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { complaint, fuseWire, locales } from './parts.ts';

/** Writes a folder with the shape of Electron's distribution for Linux; its program only says what it is. */
export function writeLinuxStandIn(folder: string): void {
  mkdirSync(join(folder, 'locales'), { recursive: true });
  mkdirSync(join(folder, 'resources'));
  const program = `#!/bin/sh\necho '${complaint}' >&2\nexit 1\n`;
  writeFileSync(join(folder, 'electron'), Buffer.concat([Buffer.from(program), fuseWire]), { mode: 0o755 });
  for (const locale of locales) {
    writeFileSync(join(folder, 'locales', `${locale}.pak`), '');
  }
  writeFileSync(join(folder, 'LICENSE'), complaint);
  writeFileSync(join(folder, 'LICENSES.chromium.html'), complaint);
}
