import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createBrotliDecompress } from 'node:zlib';
import type { FastifyReply } from 'fastify';

/**
 * Sends a file of which there is only a Brotli copy to a client that does not take it so: browsers ask for Brotli on this machine and
 * over HTTPS only. Neither byte ranges nor conditional requests, which the unpacked bytes would have to be kept for.
 * @param file the copy, as an absolute path
 */
export function sendUnpacked(reply: FastifyReply, file: string, contentType: string): void {
  const unpacked = pipeline(createReadStream(file), createBrotliDecompress(), (error) => {
    // The client has gone, or the file has; what is sent by then ends where it is.
    if (error) {
      reply.raw.destroy();
    }
  });
  reply.type(contentType).send(unpacked);
}
