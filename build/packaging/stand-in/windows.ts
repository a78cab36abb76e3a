import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NtExecutable, NtExecutableResource, Resource } from 'resedit';
import { complaint, fuseWire, writeCommonParts } from './parts.ts';

/** US English in Unicode, the language of the version information in Electron's own program. */
const language = { lang: 1033, codepage: 1200 } as const;

/** Writes a folder with the shape of Electron's distribution for Windows. Its program has resources, but no code. */
export function writeWindowsStandIn(folder: string): void {
  writeCommonParts(folder);
  writeFileSync(join(folder, 'electron.exe'), Buffer.concat([programWithVersion(), fuseWire]));
}

/** Returns a program with version information. electron-builder changes its texts and icon, and adds the archive's hash. */
function programWithVersion(): Buffer {
  const program = NtExecutable.createEmpty(false, false);
  const resources = NtExecutableResource.from(program);
  const version = Resource.VersionInfo.createEmpty();
  version.setStringValues(language, { ProductName: 'Electron', FileDescription: complaint });
  version.outputToResourceEntries(resources.entries);
  resources.outputResource(program);
  return Buffer.from(program.generate());
}
