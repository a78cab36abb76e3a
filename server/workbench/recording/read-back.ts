import { createBrotliDecompress, createGunzip, createInflate, constants as zlib } from 'node:zlib';
import type { Recorded } from './history.ts';
import { bodyOf, headOf, type Message } from './message.ts';

/** A head as the text that it is, one character for each byte. */
export type Head = string;

/** Returns the first line of a head, without its end. */
export function firstLine(head: Head): string {
  return head.slice(0, Math.max(0, head.indexOf('\r\n')));
}

/** Returns the first value of a header; undefined without one. @param name in lower case */
export function headerIn(head: Head, name: string): string | undefined {
  for (const line of head.split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon === name.length && line.slice(0, colon).toLowerCase() === name) {
      return line.slice(colon + 1).trim();
    }
  }
  return undefined;
}

/** Returns a message's head. */
export function headText(message: Message): Head {
  return headOf(message).toString('latin1');
}

/** Returns a message's bytes as far as they are kept, with this body in place of its own if there is one. */
export function bytesOf(message: Message, body = bodyOf(message)): Buffer {
  const coding = headerIn(headText(message), 'transfer-encoding') ?? '';
  return Buffer.concat([headOf(message), ...(/chunked/i.test(coding) ? inOneChunk(body) : [body])]);
}

function inOneChunk(body: Buffer): readonly Buffer[] {
  const end = Buffer.from('0\r\n\r\n');
  return body.length === 0 ? [end] : [Buffer.from(`${body.length.toString(16)}\r\n`), body, Buffer.from('\r\n'), end];
}

/** Returns how a response's body is compressed; undefined if it isn't. */
export function codingOf({ response }: Recorded): 'br' | 'gzip' | 'deflate' | undefined {
  const coding = headerIn(headText(response), 'content-encoding')?.toLowerCase();
  return coding === 'br' || coding === 'gzip' || coding === 'deflate' ? coding : undefined;
}

const unpackers = {
  br: () => createBrotliDecompress({ finishFlush: zlib.BROTLI_OPERATION_FLUSH }),
  gzip: () => createGunzip({ finishFlush: zlib.Z_SYNC_FLUSH }),
  deflate: () => createInflate({ finishFlush: zlib.Z_SYNC_FLUSH }),
} as const;

/**
 * Unpacks what is kept of a response's body. One that was cut off gives what can be read of it.
 * @param most bytes after which it stops
 */
export async function unpackedBody(recorded: Recorded, most: number): Promise<Buffer> {
  const coding = codingOf(recorded);
  const body = bodyOf(recorded.response);
  if (coding === undefined || body.length === 0) {
    return body;
  }
  const unpacking = unpackers[coding]();
  const pieces: Buffer[] = [];
  let length = 0;
  unpacking.end(body);
  try {
    for await (const piece of unpacking) {
      pieces.push(piece);
      length += piece.length;
      if (length >= most) {
        break;
      }
    }
  } catch {
    // What came before the fault is shown.
  }
  return pieces.length === 0 ? body : Buffer.concat(pieces, Math.min(length, most));
}
