import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { repository } from './paths.ts';
import { runCommand } from './run-command.ts';
import { buildIfStale } from './start/build.ts';

/* `npm run class`: builds what is stale and opens a class board. Flags after `--` are those of server/class.ts, which runs in this process. */

await runCommand(async () => {
  await buildIfStale();
  await import(pathToFileURL(join(repository, 'dist/server/class.js')).href);
});
