import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendContent } from '../../http/pages/send-content.ts';
import type { OrderConfirmations } from '../order-confirmations.ts';
import { contentTypeOf } from './content-types.ts';

/** One line of a listing. */
export interface FolderItem {
  readonly name: string;
  readonly isFolder: boolean;
  /** Bytes; null where there is nothing to say. */
  readonly size: number | null;
  /** Milliseconds since the epoch. */
  readonly modified: number;
}

/**
 * A folder that is served. Paths are relative to it, decoded, without a slash at either end; the folder itself is the
 * empty path. Any text may be asked for: what does not exist, or lies elsewhere, is simply not there.
 */
export interface Folder {
  /** Its absolute path, as error pages show it: on the decoy host. */
  readonly path: string;
  /** So many items are listed at most; undefined where there are never many. */
  readonly most?: number;
  /** `belowFile` is a path that goes on behind a file. */
  place(path: string): Promise<'folder' | 'belowFile' | 'other'>;
  /** What is in a folder, in any order. */
  list(path: string): Promise<readonly FolderItem[]>;
  /** Sends a file; false when there is none of this name. */
  send(request: FastifyRequest, reply: FastifyReply, path: string): Promise<boolean>;
}

/** The folder with the confirmations of placed orders, which are drawn when somebody asks for them (decision 11). */
export function withConfirmations(folder: Folder, confirmations: OrderConfirmations): Folder {
  return {
    ...folder,
    list: async (path) => {
      const items = await folder.list(path);
      const room = (folder.most ?? Number.POSITIVE_INFINITY) - items.length;
      const drawn = path === '' ? confirmations.list() : [];
      return [
        ...items,
        ...drawn
          .slice(0, room)
          .map(({ name, placedAt }) => ({ name, isFolder: false, size: null, modified: placedAt.getTime() })),
      ];
    },
    send: async (request, reply, path) => {
      if (await folder.send(request, reply, path)) {
        return true;
      }
      const confirmation = confirmations.find(path);
      if (confirmation === undefined) {
        return false;
      }
      const content = await confirmation.render();
      sendContent(request, reply, {
        content,
        modified: confirmation.placedAt.getTime(),
        contentType: contentTypeOf(path),
      });
      return true;
    },
  };
}
