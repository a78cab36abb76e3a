import { sendContent } from '../../http/pages/send-content.ts';
import type { ShopContext } from '../context.ts';
import { storedFile } from '../stored-file.ts';
import { contentTypeOf } from './content-types.ts';
import type { Folder } from './folder.ts';

/**
 * Makes a folder of the decoy host, including what learners have overwritten in it.
 * @param folder absolute and normalised
 * @param edit changes one file's content before it is sent
 */
export function decoyFolder(
  { decoy, budgets }: Pick<ShopContext, 'decoy' | 'budgets'>,
  folder: string,
  edit?: { readonly path: string; readonly change: (content: Buffer) => Buffer },
): Folder {
  const at = (path: string) => (path === '' ? folder : `${folder}/${path}`);
  /** Returns what is at exactly this path: dots, backslashes and drive letters lead nowhere. */
  const standing = (path: string) => {
    const whole = at(path);
    return decoy.files.resolve(whole) === whole && decoy.files.has(whole) ? decoy.files.stat(whole) : undefined;
  };
  return {
    path: folder,
    most: budgets.listings.files,
    place: async (path) => {
      if (standing(path)?.kind === 'folder') {
        return 'folder';
      }
      // Checks from the top down, and stops where there is no folder: a path may have thousands of parts.
      for (let end = path.indexOf('/'); end >= 0; end = path.indexOf('/', end + 1)) {
        const kind = standing(path.slice(0, end))?.kind;
        if (kind !== 'folder') {
          return kind === 'file' ? 'belowFile' : 'other';
        }
      }
      return 'other';
    },
    list: async (path) =>
      decoy.files
        .list(at(path))
        .slice(0, budgets.listings.files)
        .map((name) => {
          const { kind, size, modified } = decoy.files.linkStat(`${at(path)}/${name}`);
          const isFolder = kind === 'folder';
          return { name, isFolder, size: isFolder ? null : size, modified };
        }),
    send: async (request, reply, path) => {
      if (standing(path)?.kind !== 'file') {
        return false;
      }
      const file = storedFile(decoy.files, at(path));
      const content = path === edit?.path ? edit.change(decoy.files.read(at(path)).content) : file.content;
      sendContent(request, reply, { ...file, content, contentType: contentTypeOf(path) });
      return true;
    },
  };
}
