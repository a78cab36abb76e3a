import { partSize } from '../../reader/messages.ts';
import type { MessageFromShop } from '../messages.ts';

/** Longest text that the readers are given, in characters; a request is shorter. */
const longestText = 256 * 1024;

/** Largest copy of the shop's tables, in bytes; their budget is half of it. */
const largestCopy = 64 * 1024 * 1024;

/** Longest part of a copy, in characters of base64. */
const longestPart = Math.ceil(partSize / 3) * 4;

/** Reads what the shop process, which may have been taken over, wants of the readers. */
export function readReaderRequest(message: Readonly<Record<string, unknown>>): MessageFromShop | undefined {
  const { revision, base, size, parts, index, bytes, id, job } = message;
  switch (message.type) {
    case 'copy':
      return isCount(revision) &&
        (base === null || isCount(base)) &&
        isCount(size) &&
        size <= largestCopy &&
        isCount(parts)
        ? { type: 'copy', revision, base, size, parts }
        : undefined;
    case 'copyPart':
      return isCount(revision) &&
        isCount(index) &&
        index < largestCopy / partSize &&
        typeof bytes === 'string' &&
        bytes.length <= longestPart
        ? { type: 'copyPart', revision, index, bytes }
        : undefined;
    default: {
      const { sql, copy }: { readonly sql?: unknown; readonly copy?: unknown } = Object(job);
      return isCount(id) && typeof sql === 'string' && sql.length <= longestText && isCount(copy)
        ? { type: 'runSql', id, job: { sql, copy } }
        : undefined;
    }
  }
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}
