import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { ClassPart } from '../../../shared/class/class-part.ts';
import { key32 } from '../../../shared/class/join.ts';
import type { BoardSecrets } from '../../class-board/messages.ts';
import { newKeyPair } from '../../class-wire/keys.ts';

/** A class, as its trainer makes it. */
export interface ClassPlan {
  /** Up to 60 characters. */
  readonly name: string;
  /** A language of the range, such as `de`. */
  readonly language: string;
  readonly isContest: boolean;
}

/** A class with its secrets. It is in the trainer's folder, out of reach of the board's process. */
export interface KeptClass extends ClassPlan {
  readonly secrets: BoardSecrets;
}

const secret = z.string().regex(/^[A-Za-z0-9_-]{16,100}$/);

const classFile = z.strictObject({
  version: z.literal(1),
  name: z.string().min(1).max(60),
  language: z.string().min(2).max(20),
  isContest: z.boolean(),
  secrets: z.strictObject({
    keys: z.strictObject({ privateKey: key32, publicKey: key32 }),
    classKey: key32,
    trainerKey: secret,
    webhookKey: secret,
  }),
});

const fileName = 'class.json';

/** Reads the class in a folder; null when there is none yet. @throws with one sentence when the file is damaged */
export function readClass(folder: string): KeptClass | null {
  let text: string;
  try {
    text = readFileSync(join(folder, fileName), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      return null;
    }
    throw error;
  }
  const parsed = classFile.safeParse(jsonIn(text));
  if (!parsed.success) {
    throw new Error(`The file ${fileName} of the class is damaged, or is of another version.`);
  }
  return parsed.data;
}

/** Makes a class in a folder, or changes the plan of the one that is there, whose keys stay. */
export function keepClass(folder: string, plan: ClassPlan): KeptClass {
  const kept: KeptClass = { ...plan, secrets: readClass(folder)?.secrets ?? newSecrets() };
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { name, language, isContest, secrets } = kept;
  const unfinished = join(folder, `${fileName}.part`);
  writeFileSync(unfinished, JSON.stringify({ version: 1, name, language, isContest, secrets }), { mode: 0o600 });
  renameSync(unfinished, join(folder, fileName));
  return kept;
}

/** Returns what learners' apps need to know of a class, for the profile. */
export function classPartOf({ name, isContest, secrets }: KeptClass, boards: readonly string[]): ClassPart {
  return { name, boards, key: secrets.classKey, board: secrets.keys.publicKey, contest: isContest };
}

function newSecrets(): BoardSecrets {
  const random = (bytes: number) => randomBytes(bytes).toString('base64url');
  return { keys: newKeyPair(), classKey: random(32), trainerKey: random(24), webhookKey: random(18) };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
