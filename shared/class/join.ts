import { z } from 'zod';
import { learnerName } from './names.ts';
import { learnerView } from './to-learner.ts';

export const keyPattern = /^[A-Za-z0-9_-]{43}$/;

/** 32 bytes in base64url: a key, or a public key of X25519. */
export const key32 = z.string().regex(keyPattern);

/** Random, 16 bytes in base64url: names a learner's queue of reports. */
export const streamName = z.string().regex(/^[A-Za-z0-9_-]{22}$/);

/** Names a learner on one board. */
export const learnerId = z.string().regex(/^[A-Za-z0-9_-]{16}$/);

/**
 * `POST /class/join`, signed with the class key and with the learner's own. The name is bound to the public key at first use; joining again with the
 * same key is no change.
 */
export const joinRequest = z.strictObject({
  name: learnerName,
  /** From it and its own key, the board derives the learner's key, which is never sent. */
  publicKey: key32,
  stream: streamName,
  /** The sequence number of the first report that is still to be sent. */
  next: z.int().min(1),
});

export const joinResponse = z.object({
  learner: learnerId,
  /** The sequence number that the board expects next of this stream. */
  next: z.int().min(1),
  now: z.number(),
  view: learnerView,
});

export type JoinRequest = z.infer<typeof joinRequest>;
export type JoinResponse = z.infer<typeof joinResponse>;
