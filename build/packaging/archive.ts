import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { join } from 'node:path/posix';
import { type Zippable, zipSync } from 'fflate';
import { create } from 'tar';
import { listFiles } from './packed-app.ts';

/** The modification time of everything in an archive, fixed so that the same files give the same archive. */
const made = new Date(2000, 0, 1);

/**
 * Packs a folder, under its own name, into `file`, whose extension decides the format: `.zip`, or `.tar.gz`, which keeps file modes.
 */
export async function writeArchive(folder: string, file: string): Promise<void> {
  mkdirSync(dirname(file), { recursive: true });
  const name = basename(folder);
  const paths = listFiles(folder).map((path) => join(name, path));
  const cwd = dirname(folder);
  if (!file.endsWith('.zip')) {
    await create({ file, cwd, gzip: true, portable: true, mtime: made }, paths);
    return;
  }
  const content: Zippable = Object.fromEntries(
    paths.map((path) => [path, [readFileSync(join(cwd, path)), { mtime: made }]]),
  );
  writeFileSync(file, zipSync(content));
}
