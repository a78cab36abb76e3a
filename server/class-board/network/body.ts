import type { IncomingMessage } from 'node:http';
import { Refused } from './respond.ts';

export interface ArrivingLimits {
  /** Bytes of bodies that are still arriving, over all connections. */
  readonly arriving: number;
  /** The same, from one address. */
  readonly arrivingPerAddress: number;
}

/** Reads bodies, within one limit for each, one for those from an address, and one for all that are still arriving. */
export function createBodyReader({
  arriving: most,
  arrivingPerAddress: mostPerAddress,
}: ArrivingLimits): (request: IncomingMessage, limit: number) => Promise<Buffer> {
  const perAddress = new Map<string, number>();
  let arriving = 0;
  const reserve = (address: string, bytes: number) => {
    arriving += bytes;
    const left = (perAddress.get(address) ?? 0) + bytes;
    if (left === 0) {
      perAddress.delete(address);
    } else {
      perAddress.set(address, left);
    }
  };
  return async (request, limit) => {
    const given = request.headers['content-length'];
    // Whoever announces no length may send as much as is allowed.
    const announced = given === undefined ? limit : Number(given);
    if (!(announced <= limit)) {
      throw new Refused('tooLarge');
    }
    const address = request.socket.remoteAddress ?? '';
    if (arriving + announced > most || (perAddress.get(address) ?? 0) + announced > mostPerAddress) {
      throw new Refused('tooMany');
    }
    reserve(address, announced);
    try {
      return await readUpTo(request, limit);
    } finally {
      reserve(address, -announced);
    }
  };
}

/** Reads as the parts come, and doesn't destroy the request when it is too large, so that it can still be answered. */
function readUpTo(request: IncomingMessage, limit: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let size = 0;
    request.on('data', (part: Buffer) => {
      size += part.length;
      if (size > limit) {
        request.removeAllListeners('data');
        request.pause();
        reject(new Refused('tooLarge'));
        return;
      }
      parts.push(part);
    });
    request.once('end', () => resolve(Buffer.concat(parts)));
    request.once('error', reject);
    request.once('close', () => reject(new Error('The client went away.')));
  });
}

/** Reads a body as JSON, if it says that it is. @throws Refused */
export function jsonOf(request: IncomingMessage, body: Buffer): unknown {
  if (!/^application\/json(?:;|$)/i.test(request.headers['content-type'] ?? '')) {
    throw new Refused('badMessage');
  }
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new Refused('badMessage');
  }
}
