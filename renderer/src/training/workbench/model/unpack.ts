import { Decompress } from 'fflate';
import { joined } from './bytes.ts';

/** What a body may grow to when it is unpacked, in bytes. */
const mostUnpacked = 8 * 1024 * 1024;

/** Bytes that are unpacked at a time. They grow to a thousand times as many at most. */
const step = 4 * 1024;

interface Unpacked {
  readonly body: Uint8Array<ArrayBuffer>;
  /** The coding, if it could not be undone, or not to its end. */
  readonly coding?: string;
}

/** Undoes a body's content coding. A body that was cut off gives what can be read of it. */
export function unpacked(body: Uint8Array<ArrayBuffer>, codings: string): Unpacked {
  const coding = codings.trim().toLowerCase();
  if (coding === '' || coding === 'identity' || body.length === 0) {
    return { body };
  }
  if (!['gzip', 'x-gzip', 'deflate'].includes(coding)) {
    return { body, coding };
  }
  const pieces: Uint8Array[] = [];
  let room = mostUnpacked;
  let isWhole = false;
  try {
    const stream = new Decompress((piece, isLast) => {
      pieces.push(piece.slice(0, Math.max(room, 0)));
      room -= piece.length;
      isWhole = isLast;
    });
    for (let at = 0; at < body.length && room > 0; at += step) {
      stream.push(body.subarray(at, at + step), at + step >= body.length);
    }
  } catch {
    isWhole = false;
  }
  const whole = joined(...pieces);
  return isWhole && room >= 0 ? { body: whole } : { body: whole.length === 0 ? body : whole, coding };
}
