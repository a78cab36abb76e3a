import type { IncomingMessage } from 'node:http';
import { classLimits } from '../../../shared/class/limits.ts';
import { isSame, signedHeaders, signRequest } from '../../class-wire/signature.ts';
import type { Board } from '../board.ts';
import type { BoardLearner } from '../class/learner.ts';
import type { Replays } from './replays.ts';
import { Refused } from './respond.ts';

/** A request whose signature is right. */
export interface SignedRequest {
  readonly learner: BoardLearner;
  readonly signing: Buffer;
  readonly signature: string;
}

/** What is read of a signed request before anything is known to be right. */
export interface Claim {
  readonly time: number;
  readonly signature: string;
}

/** Reads time and signature. @throws Refused when they are missing, or the time is too far from the board's */
export function claimOf(request: IncomingMessage): Claim {
  const time = header(request, signedHeaders.time);
  const signature = header(request, signedHeaders.signature);
  if (!/^\d{12,15}$/.test(time) || !/^[0-9a-f]{64}$/.test(signature)) {
    throw new Refused('badSignature');
  }
  const now = Date.now();
  if (Math.abs(now - Number(time)) > classLimits.clock) {
    throw new Refused('stale', { now });
  }
  return { time: Number(time), signature };
}

/** Returns who a request says that it comes from. @throws Refused when nobody of this id has joined */
export function claimedLearner(request: IncomingMessage, board: Board): BoardLearner {
  const learner = board.class.learner(header(request, signedHeaders.learner));
  if (learner?.publicKey == null) {
    throw new Refused('unknownLearner');
  }
  return learner;
}

/** Checks a request against the learner's key, and that it is received for the first time. @throws Refused */
export function checkSigned(
  request: IncomingMessage,
  body: Buffer,
  { board, learner, replays }: { readonly board: Board; readonly learner: BoardLearner; readonly replays: Replays },
): SignedRequest {
  const claim = claimOf(request);
  const keys = board.keysOf(learner);
  if (keys === null || !isRight(request, body, claim, keys.signing)) {
    throw new Refused('badSignature');
  }
  replays.note(claim.signature);
  return { learner, signing: keys.signing, signature: claim.signature };
}

export function isRight(request: IncomingMessage, body: Buffer, { time, signature }: Claim, key: Buffer): boolean {
  const { method = '', url: path = '' } = request;
  return isSame(signature, signRequest(key, { method, path, time, body }));
}

export function header(request: IncomingMessage, name: string): string {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
}
