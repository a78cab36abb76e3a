import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { MemoryLog } from '../../http/access-log/memory-log.ts';
import { sendContent } from '../../http/pages/send-content.ts';
import { sendFile } from '../../http/pages/send-file.ts';
import { contentTypeOf } from './content-types.ts';
import type { Folder, FolderItem } from './folder.ts';

/**
 * Makes the folder of the access log. It is the only one that is served from the real machine, since its files are the
 * shop's own (api-learning.md 22). A requested name must be one of those in the folder, so no path of a request is ever
 * opened.
 * @param folder absolute
 * @param shownPath the folder's path on error pages
 */
export function logFolder(folder: string, shownPath: string): Folder {
  const names = async () => {
    const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
    return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  };
  return {
    path: shownPath,
    place: (path) => placeAmong(path, names),
    list: async () => {
      const items = (await names()).map(async (name): Promise<FolderItem | null> => {
        // Logs are rotated, so one may disappear in between.
        const found = await stat(join(folder, name)).catch(() => null);
        return found === null ? null : { name, isFolder: false, size: found.size, modified: found.mtimeMs };
      });
      return (await Promise.all(items)).filter((item) => item !== null);
    },
    send: async (request, reply, path) =>
      (await names()).includes(path) && (await sendFile(request, reply, folder, `/${path}`, contentTypeOf(path))),
  };
}

/** Makes the folder of an access log that is kept in memory. It holds today's file, once something has been written. */
export function memoryLogFolder(log: MemoryLog, shownPath: string): Folder {
  const files = () => [log.today()].filter((today) => today !== undefined);
  return {
    path: shownPath,
    place: (path) => placeAmong(path, async () => files().map(({ name }) => name)),
    list: async () =>
      files().map(({ name, content, modified }) => ({ name, isFolder: false, size: content().length, modified })),
    send: async (request, reply, path) => {
      const file = files().find(({ name }) => name === path);
      if (file !== undefined) {
        const { content, modified } = file;
        sendContent(request, reply, { content: content(), modified, contentType: contentTypeOf(path) });
      }
      return file !== undefined;
    },
  };
}

/** Returns what is at a path of a folder that holds nothing but files. */
async function placeAmong(path: string, names: () => Promise<readonly string[]>): ReturnType<Folder['place']> {
  if (path === '') {
    return 'folder';
  }
  const [first = '', ...rest] = path.split('/');
  return rest.length > 0 && (await names()).includes(first) ? 'belowFile' : 'other';
}
