import { setTimeout as delay } from 'node:timers/promises';
import { partSize } from '../messages.ts';
import type { ReaderLink } from './reader-link.ts';

/** Keeps the reader's copy of the tables up to date with the shop's. */
export interface CopySender {
  /** Sends what has changed, if anything has. Resolves with a revision that holds everything that was written before the call. */
  current(): Promise<number>;
  /** Must be called when no process has the copy any more. */
  forget(): void;
}

/** The tables to copy. */
export interface CopySource {
  /** Returns a count of what was written. While it doesn't change, the copy is current. */
  changes(): number;
  /** Returns the tables as the bytes of an SQLite file. */
  serialize(): Buffer;
}

/**
 * How long the next copy has to wait, as a multiple of the time that the last one took: a flood of writes must not use
 * up the shop's time.
 */
const rest = 4;

export function createCopySender({ changes, serialize }: CopySource, link: ReaderLink): CopySender {
  let revision = 0;
  let sent: Buffer | undefined;
  let sentAt: number | undefined;
  let earliest = 0;
  let coming: Promise<number> | undefined;

  const send = (): number => {
    const startedAt = performance.now();
    sentAt = changes();
    const bytes = withoutLog(serialize());
    const base = sent === undefined ? null : revision;
    revision += 1;
    const changed = changedParts(bytes, sent);
    link.copy({ type: 'copy', revision, base, size: bytes.length, parts: changed.length });
    for (const { index, part } of changed) {
      link.copy({ type: 'copyPart', revision, index, bytes: part.toString('base64') });
    }
    sent = bytes;
    const endedAt = performance.now();
    earliest = endedAt + rest * (endedAt - startedAt);
    return revision;
  };

  /** Sends a copy after a delay. All callers in the meantime share it, since it is made after all of them have asked. */
  const sendLater = async (milliseconds: number): Promise<number> => {
    await delay(milliseconds);
    coming = undefined;
    return send();
  };

  return {
    current: async () => {
      if (sent !== undefined && changes() === sentAt) {
        return revision;
      }
      const wait = earliest - performance.now();
      if (coming === undefined && wait <= 0) {
        return send();
      }
      coming ??= sendLater(wait);
      return coming;
    },
    forget: () => {
      sent = undefined;
    },
  };
}

function changedParts(bytes: Buffer, before: Buffer | undefined) {
  const all = Array.from({ length: Math.ceil(bytes.length / partSize) }, (_, index) => {
    const start = index * partSize;
    return { index, start, part: bytes.subarray(start, start + partSize) };
  });
  return all.filter(
    ({ start, part }) => before === undefined || !part.equals(before.subarray(start, start + partSize)),
  );
}

/** Marks a copy as a file without a write-ahead log, in two bytes of its header. */
function withoutLog(bytes: Buffer): Buffer {
  bytes[18] = 1;
  bytes[19] = 1;
  return bytes;
}
