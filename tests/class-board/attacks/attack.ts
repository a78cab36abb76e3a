import { randomBytes } from 'node:crypto';
import { signedHeaders, signRequest } from '../../../server/class-wire/signature.ts';
import type { ChallengeKey } from '../../../shared/api/challenge-keys.ts';
import type { TrainerLearner } from '../../../shared/class/trainer.ts';
import type { TestBoard } from '../support/board.ts';
import { joinedLearner, type TestLearner } from '../support/learner.ts';

/** An attempt of somebody in the room on the class board. `SECURITY.md` lists them. */
export interface BoardAttack {
  readonly by: 'a learner' | 'somebody in the network' | 'a website' | 'a false board';
  readonly aim: string;
  readonly title: string;
  readonly measure: string;
  /**
   * Makes the attempt, and returns whether its aim was reached.
   * @param isControl whether to do the same with what the measure asks for, which reaches the aim
   */
  readonly run: (room: Room, isControl: boolean) => Promise<boolean>;
}

/** A board with a class, and what attempts need of it. */
export interface Room {
  readonly board: TestBoard;
  /** Returns a learner who has just joined, under a name of their own. */
  someone(): Promise<TestLearner>;
  seen(id: string): Promise<TrainerLearner | undefined>;
  hasSolved(id: string, key: ChallengeKey): Promise<boolean>;
}

export function roomOf(board: TestBoard): Room {
  const seen = async (id: string) => (await board.trainer()).learners.find((learner) => learner.id === id);
  return {
    board,
    someone: () => joinedLearner(`Learner ${randomBytes(6).toString('hex')}`, board),
    seen,
    hasSolved: async (id, key) => (await seen(id))?.solves.some(({ challenge }) => challenge === key) ?? false,
  };
}

export interface Forgery {
  readonly learner?: string;
  readonly key?: Buffer;
  readonly method?: string;
  /** What is signed, where it differs from what is sent. */
  readonly signedPath?: string;
  readonly signedBody?: string;
  readonly signedMethod?: string;
  readonly time?: number;
  readonly sentTime?: number;
  readonly changeSignature?: (signature: string) => string;
  readonly classKey?: Buffer;
  readonly contentType?: string;
}

/** Signs and sends a request by hand. */
export function send(address: string, path: string, body: string, wish: Forgery): Promise<Response> {
  const time = wish.time ?? Date.now();
  const method = wish.method ?? 'POST';
  const signable = {
    method: wish.signedMethod ?? method,
    path: wish.signedPath ?? path,
    time,
    body: wish.signedBody ?? body,
  };
  const headers: Record<string, string> = { 'content-type': wish.contentType ?? 'application/json' };
  if (wish.learner !== undefined) {
    headers[signedHeaders.learner] = wish.learner;
  }
  if (wish.key !== undefined) {
    const signature = signRequest(wish.key, signable);
    headers[signedHeaders.time] = String(wish.sentTime ?? time);
    headers[signedHeaders.signature] = wish.changeSignature?.(signature) ?? signature;
  }
  if (wish.classKey !== undefined) {
    headers[signedHeaders.classSignature] = signRequest(wish.classKey, signable);
  }
  return fetch(address + path, { method, headers, ...(method === 'GET' ? {} : { body }) });
}
