import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { FastifyReply } from 'fastify';

/** Sends files that exist only as a Brotli copy. */
export interface Unpacking {
  /** @param file the copy, as an absolute path */
  send(reply: FastifyReply, file: string, contentType: string): Promise<void>;
}

/**
 * Makes the sender for clients that don't accept Brotli: browsers accept it only on this machine and over HTTPS. All
 * clients that want a file at the same time get the same bytes, which are released with the last of them. If each
 * unpacked its own, they would take megabytes each, for as long as their clients like. Byte ranges and conditional
 * requests aren't supported.
 */
export function createUnpacking(): Unpacking {
  const unpacked = new Map<string, WeakRef<Buffer>>();
  const underWay = new Map<string, Promise<Buffer>>();

  const unpack = async (file: string) => {
    const bytes = await promisify(brotliDecompress)(await readFile(file));
    unpacked.set(file, new WeakRef(bytes));
    return bytes;
  };

  const bytesOf = async (file: string) => {
    const known = unpacked.get(file)?.deref();
    if (known !== undefined) {
      return known;
    }
    const begun = underWay.get(file) ?? unpack(file).finally(() => underWay.delete(file));
    underWay.set(file, begun);
    return begun;
  };

  return {
    send: async (reply, file, contentType) => {
      const isForHead = reply.request.method === 'HEAD';
      reply.type(contentType).send(isForHead ? undefined : await bytesOf(file));
    },
  };
}
