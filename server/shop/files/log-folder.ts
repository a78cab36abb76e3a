import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { MemoryLog } from '../../http/access-log/memory-log.ts';
import { sendContent } from '../../http/pages/send-content.ts';
import { sendFile } from '../../http/pages/send-file.ts';
import { contentTypeOf } from './content-types.ts';
import type { Folder, FolderItem } from './folder.ts';

/**
 * The folder of the access log: the only one that is served from the machine, since its files are the shop's own
 * (api-learning.md 22). What is asked for must be one of its names, so no path of a request is ever opened.
 * @param folder absolute
 * @param shownPath what error pages call it
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
        // Logs are rotated: one may go while it is looked at.
        const found = await stat(join(folder, name)).catch(() => null);
        return found === null ? null : { name, isFolder: false, size: found.size, modified: found.mtimeMs };
      });
      return (await Promise.all(items)).filter((item) => item !== null);
    },
    send: async (request, reply, path) =>
      (await names()).includes(path) && (await sendFile(request, reply, folder, `/${path}`, contentTypeOf(path))),
  };
}

/** The folder of an access log that is kept in memory: it holds today's file, once something was written. */
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

/** What lies at a path of a folder that holds nothing but files. */
async function placeAmong(path: string, names: () => Promise<readonly string[]>): ReturnType<Folder['place']> {
  if (path === '') {
    return 'folder';
  }
  const [first = '', ...rest] = path.split('/');
  return rest.length > 0 && (await names()).includes(first) ? 'belowFile' : 'other';
}
