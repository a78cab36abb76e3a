import { paced } from '../http/frame/paced.ts';
import type { FileContent } from '../http/pages/send-content.ts';
import type { ShopContext } from './context.ts';

/** Bytes that are read at once: the size of the parts in which the overlay keeps long files. */
const pieceSize = 16 * 1024;

/**
 * Opens a file of the decoy host, to be read while it is sent: it may be as long as the overlay is large, and have any number of
 * readers.
 * @throws DecoyFileError when there is no file that may be read
 */
export function storedFile(
  files: ShopContext['decoy']['files'],
  path: string,
): Pick<FileContent, 'content' | 'modified'> {
  const { stat, piece } = files.open(path);
  const read = (start: number, end: number) => {
    if (end - start < pieceSize) {
      return piece(start, end + 1);
    }
    let at = start;
    const next = () => {
      const last = Math.min(at + pieceSize, end + 1);
      // Fails if somebody has changed the file meanwhile, so that no reader gets a mixture.
      const bytes = at > end ? null : piece(at, last);
      at = last;
      return bytes;
    };
    return paced({ next }, pieceSize);
  };
  return { content: { length: stat.size, read }, modified: stat.modified };
}
