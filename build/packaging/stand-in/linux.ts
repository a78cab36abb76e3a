import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { complaint, fuseWire, writeCommonParts } from './parts.ts';

/** Writes a folder with the shape of Electron's distribution for Linux. Its program only says what it is. */
export function writeLinuxStandIn(folder: string): void {
  writeCommonParts(folder);
  const program = `#!/bin/sh\necho '${complaint}' >&2\nexit 1\n`;
  writeFileSync(join(folder, 'electron'), Buffer.concat([Buffer.from(program), fuseWire]), { mode: 0o755 });
}
