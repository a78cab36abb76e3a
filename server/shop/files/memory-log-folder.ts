import type { MemoryLog } from '../../http/access-log/memory-log.ts';
import { sendContent } from '../../http/pages/send-content.ts';
import { contentTypeOf } from './content-types.ts';
import type { Folder } from './folder.ts';

/** The folder of an access log that is kept in memory: it holds today's file, once something was written. */
export function memoryLogFolder(log: MemoryLog, shownPath: string): Folder {
  return {
    path: shownPath,
    place: async (path) => {
      if (path === '') {
        return 'folder';
      }
      return path.startsWith(`${log.today()?.name}/`) ? 'belowFile' : 'other';
    },
    list: async () => {
      const today = log.today();
      return today === undefined
        ? []
        : [{ name: today.name, isFolder: false, size: today.content().length, modified: today.modified }];
    },
    send: async (request, reply, path) => {
      const today = log.today();
      if (today === undefined || today.name !== path) {
        return false;
      }
      const { content, modified } = today;
      sendContent(request, reply, { content: content(), modified, contentType: contentTypeOf(path) });
      return true;
    },
  };
}
