import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding } from '../frame/accepted-encoding.ts';
import { copyName, type FolderIndex } from './folder-index.ts';
import { sendFile } from './send-file.ts';
import type { Unpacking } from './send-unpacked.ts';
import type { TranslatedFiles } from './translated-files.ts';

/** The folder of files whose names change with their content, so that browsers needn't ask again (decision 128). */
const namedByContent = '/chunks/';

/** The built front end: its folder, and what is in it. */
export interface BuiltFiles {
  readonly folder: string;
  readonly index: FolderIndex;
  readonly unpacking: Unpacking;
  readonly translated: TranslatedFiles;
}

/**
 * Sends a built file, compressed in a way that the client accepts.
 * @param path decoded, and beginning with a slash
 * @returns false when there is no such file
 * @throws PageError for a range or condition that can't be met
 */
export async function sendBuilt(
  request: FastifyRequest,
  reply: FastifyReply,
  { folder, index, unpacking }: BuiltFiles,
  path: string,
  contentType: string,
): Promise<boolean> {
  const copies = index.copiesOf(path);
  if (copies === undefined) {
    return false;
  }
  const encoding = copies.length === 0 ? undefined : acceptedEncoding(request, copies);
  if (copies.length > 0) {
    reply.header('vary', ['Accept-Encoding', reply.getHeader('vary') ?? []].flat().join(', '));
  }
  if (encoding === undefined && index.isPacked(path)) {
    await unpacking.send(reply, join(folder, copyName(path, 'br')), contentType);
    return true;
  }
  if (encoding !== undefined) {
    reply.header('content-encoding', encoding);
  }
  const file = encoding === undefined ? path : copyName(path, encoding);
  const lifetime = path.startsWith(namedByContent) ? 'kept' : 'asked again';
  const isSent = await sendFile(request, reply, folder, file, contentType, lifetime);
  if (!isSent) {
    reply.removeHeader('content-encoding');
  }
  return isSent;
}
