import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendContent } from '../../http/pages/send-content.ts';
import type { OrderConfirmations } from '../order-confirmations.ts';
import { contentTypeOf } from './content-types.ts';

/** One line of a listing. */
export interface FolderItem {
  readonly name: string;
  readonly isFolder: boolean;
  /** Bytes; null if no size is shown. */
  readonly size: number | null;
  /** Milliseconds since the epoch. */
  readonly modified: number;
}

/**
 * A served folder. Paths are relative to it, decoded, and without a slash at either end; the folder itself is the empty
 * path. Any string may be requested: a file that does not exist, or is elsewhere, is simply missing.
 */
export interface Folder {
  /** Its absolute path on the decoy host, as error pages show it. */
  readonly path: string;
  /** The most items that are listed; undefined if there are never many. */
  readonly most?: number;
  /** Returns what is at a path. `belowFile` means that the path goes on after the name of a file. */
  place(path: string): Promise<'folder' | 'belowFile' | 'other'>;
  /** Returns the items of a folder, in any order. */
  list(path: string): Promise<readonly FolderItem[]>;
  /** Sends a file. Returns false if there is none of this name. */
  send(request: FastifyRequest, reply: FastifyReply, path: string): Promise<boolean>;
}

/** Adds the confirmations of placed orders to a folder. They are drawn on request (decision 11). */
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
