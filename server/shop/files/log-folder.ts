import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
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
    place: async (path) => {
      if (path === '') {
        return 'folder';
      }
      const [first = '', ...rest] = path.split('/');
      return rest.length > 0 && (await names()).includes(first) ? 'belowFile' : 'other';
    },
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
