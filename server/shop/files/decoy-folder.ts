import { sendContent } from '../../http/pages/send-content.ts';
import type { ShopContext } from '../context.ts';
import { contentTypeOf } from './content-types.ts';
import type { Folder } from './folder.ts';

type Decoy = ShopContext['decoy'];

/**
 * A folder of the decoy host, with what learners have overwritten in it.
 * @param folder absolute and normalised
 * @param edit changes a file's content on its way out; undefined leaves it
 */
export function decoyFolder(
  decoy: Decoy,
  folder: string,
  edit?: (path: string, content: Buffer) => Buffer | undefined,
): Folder {
  const at = (path: string) => (path === '' ? folder : `${folder}/${path}`);
  /** What stands at exactly this path: dots, backslashes and drive letters lead nowhere. */
  const standing = (path: string) => {
    const whole = at(path);
    return decoy.files.resolve(whole) === whole && decoy.files.has(whole) ? decoy.files.stat(whole) : undefined;
  };
  return {
    path: folder,
    place: async (path) => {
      if (standing(path)?.kind === 'folder') {
        return 'folder';
      }
      const above = path.split('/').map((_, index, segments) => segments.slice(0, index).join('/'));
      return above.some((part) => part !== '' && standing(part)?.kind === 'file') ? 'belowFile' : 'other';
    },
    list: async (path) =>
      decoy.files.list(at(path)).map((name) => {
        const { kind, size, modified } = decoy.files.linkStat(`${at(path)}/${name}`);
        const isFolder = kind === 'folder';
        return { name, isFolder, size: isFolder ? null : size, modified };
      }),
    send: async (request, reply, path) => {
      if (standing(path)?.kind !== 'file') {
        return false;
      }
      const { content, stat } = decoy.files.read(at(path));
      const sent = edit?.(path, content) ?? content;
      sendContent(request, reply, { content: sent, modified: stat.modified, contentType: contentTypeOf(path) });
      return true;
    },
  };
}
