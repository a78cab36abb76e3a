import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { challengeKeys } from '../../../shared/api/challenge-keys.ts';
import { key32, learnerId, streamName } from '../../../shared/class/join.ts';
import { learnerName } from '../../../shared/class/names.ts';
import { report } from '../../../shared/class/reports.ts';
import { boardLabel, newKeyPair } from '../../class-wire/keys.ts';

const known = z.record(z.string(), z.int().min(0));

const keptReports = z.strictObject({
  version: z.literal(1),
  /** The public key of the board that all this is about. */
  board: key32,
  /** What the learner has chosen; null before. */
  choice: z.enum(['join', 'decline']).nullable(),
  name: learnerName.nullable(),
  /** A name that somebody else has. */
  taken: learnerName.nullable(),
  own: z.strictObject({ privateKey: key32, publicKey: key32 }),
  stream: streamName,
  /** The board's name for the learner; null before joining. */
  learner: learnerId.nullable(),
  /** The sequence number that the board expects next: reports below it are kept in case that the board has lost them. */
  next: z.int().min(1),
  reports: z.array(report),
  /** What was reported: 1 for a solved challenge, the step of a coding challenge, the number of hints. */
  solved: known,
  coding: known,
  hints: known,
  stuck: z.strictObject({ challenge: z.enum(challengeKeys).nullable() }).nullable(),
  /** A backup that waits to be handed in. */
  handIn: z.string().nullable(),
  handedInAt: z.number().nullable(),
});

/** Everything that reporting to one board needs to know beyond a restart. */
export type KeptReports = z.infer<typeof keptReports>;

/** Where a learner's reports are kept. Nothing of it is within the shop process's reach. */
export interface ReportStore {
  read(): KeptReports;
  /** Keeps it as a whole: on the disk when this returns. @throws the file system's error */
  write(kept: KeptReports): void;
  /** Removes all of it. @throws the file system's error */
  forget(): void;
}

/** Returns what is kept of somebody who has not been asked yet. */
export function nothingKept(board: string): KeptReports {
  return {
    version: 1,
    board,
    choice: null,
    name: null,
    taken: null,
    ...newIdentity(),
    learner: null,
    next: 1,
    reports: [],
    solved: {},
    coding: {},
    hints: {},
    stuck: null,
    handIn: null,
    handedInAt: null,
  };
}

/** Makes a new key pair and a new stream, for a name that none has been bound to. */
export function newIdentity(): Pick<KeptReports, 'own' | 'stream'> {
  return { own: newKeyPair(), stream: newStream() };
}

export function newStream(): string {
  return randomBytes(16).toString('base64url');
}

/**
 * Keeps a learner's reports in a file, one for each board.
 * @param folder null to keep them in memory, for a shop that keeps nothing either
 */
export function openReports(folder: string | null, board: string): ReportStore {
  let inMemory = nothingKept(board);
  if (folder === null) {
    return {
      read: () => inMemory,
      write: (kept) => {
        inMemory = kept;
      },
      forget: () => {
        inMemory = nothingKept(board);
      },
    };
  }
  const path = join(folder, `${boardLabel(board)}.json`);
  return {
    read: () => readKept(path, board) ?? inMemory,
    write: (kept) => {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      const unfinished = `${path}.part`;
      const file = openSync(unfinished, 'w', 0o600);
      try {
        writeFileSync(file, JSON.stringify(kept));
        fsyncSync(file);
      } finally {
        closeSync(file);
      }
      renameSync(unfinished, path);
    },
    forget: () => {
      rmSync(path, { force: true });
      inMemory = nothingKept(board);
    },
  };
}

/** Returns what is in the file; null when there is none, or it is about another board or damaged. */
function readKept(path: string, board: string): KeptReports | null {
  try {
    const parsed = keptReports.safeParse(JSON.parse(readFileSync(path, 'utf8')));
    return parsed.success && parsed.data.board === board ? parsed.data : null;
  } catch {
    return null;
  }
}
