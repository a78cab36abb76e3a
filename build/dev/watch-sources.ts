import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { contentFolder, repository } from '../paths.ts';

/** The time within which files that are saved together arrive, in milliseconds. */
const together = 30;

/** Content that is part of the page, or served as it is. */
const ofPage = /[\\/](?:interface\.json$|public[\\/])/;

/**
 * Watches the files that the server is built from.
 * @param onChange receives the files that changed, were added or removed. Calls do not overlap, and errors are printed.
 */
export function watchSources(
  watcher: ViteDevServer['watcher'],
  onChange: (files: readonly string[]) => Promise<void>,
): void {
  const folders = [...['server', 'shared'].map((name) => join(repository, name)), contentFolder];
  const files = [join(repository, 'renderer/index.html')];
  watcher.add([...folders, ...files]);
  let changed = new Set<string>();
  let work: Promise<void> = Promise.resolve();
  const tell = async () => {
    const told = [...changed];
    changed = new Set();
    if (told.length > 0) {
      await onChange(told).catch((error) => console.error(error instanceof Error ? error.message : error));
    }
  };
  watcher.on('all', (event, path) => {
    const isOurs = folders.some((folder) => path.startsWith(folder)) || files.includes(path);
    if (isOurs && !event.endsWith('Dir') && !ofPage.test(path)) {
      changed.add(path);
      setTimeout(() => {
        work = work.then(tell);
      }, together);
    }
  });
}
