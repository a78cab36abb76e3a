import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type JoinRequest, type JoinResponse, joinRequest } from '../../../shared/class/join.ts';
import { classLimits } from '../../../shared/class/limits.ts';
import type { LearnerKeys } from '../../class-wire/keys.ts';
import { isSame, signedHeaders, signRequest } from '../../class-wire/signature.ts';
import type { BoardLearner } from '../class/learner.ts';
import { learnerViewOf } from '../class/views.ts';
import { answering } from './answer-signed.ts';
import { jsonOf } from './body.ts';
import type { Door } from './door.ts';
import { Refused } from './respond.ts';
import { claimOf, header, isRight } from './signed.ts';

/** Streams that are remembered of one learner: an app begins one with each installation. */
const mostStreams = 20;

/**
 * `POST /class/join` (shared/class/join.ts): binds a name to a public key at first use. It is signed with the class key, which allows joining, and with
 * the learner's, which proves that the key is the sender's own.
 */
export async function join(door: Door, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { board, replays } = door;
  door.limitJoins(request);
  const claim = claimOf(request);
  const body = await door.readBody(request, classLimits.message);
  const path = request.url ?? '';
  const allowed = signRequest(Buffer.from(board.options.secrets.classKey, 'base64url'), {
    method: 'POST',
    path,
    time: claim.time,
    body,
  });
  if (!isSame(header(request, signedHeaders.classSignature), allowed)) {
    throw new Refused('badSignature');
  }
  const parsed = joinRequest.safeParse(jsonOf(request, body));
  if (!parsed.success) {
    throw new Refused('badMessage');
  }
  const keys = keysFor(door, parsed.data.publicKey);
  if (!isRight(request, body, claim, keys.signing)) {
    throw new Refused('badSignature');
  }
  replays.note(claim.signature);
  await answering(response, { signing: keys.signing, signature: claim.signature }, () => admit(door, parsed.data));
}

async function admit({ board }: Door, wish: JoinRequest): Promise<JoinResponse> {
  const known = board.class.named(wish.name);
  const isOthers = known !== undefined && known.publicKey !== null && known.publicKey !== wish.publicKey;
  if (isOthers || board.class.isFormer(wish.publicKey)) {
    throw new Refused('nameTaken');
  }
  const isNew = known === undefined;
  const isChange = isNew || known.publicKey !== wish.publicKey || !known.next.has(wish.stream);
  if (board.isFull() || (isNew && verifiedIn(board.class.learners()) >= board.options.limits.learners)) {
    throw new Refused('full');
  }
  if (!isNew && !known.next.has(wish.stream) && known.next.size >= mostStreams) {
    throw new Refused('tooMany');
  }
  const id = known?.id ?? randomBytes(12).toString('base64url');
  const now = Date.now();
  if (isChange) {
    const { name, publicKey, stream, next } = wish;
    await board.record([{ is: 'joined', at: now, learner: id, name, publicKey, stream, next }]);
  } else {
    await board.settled();
  }
  const learner = board.class.learner(id);
  if (learner === undefined) {
    // The trainer has removed the learner in the meantime.
    throw new Refused('unknownLearner');
  }
  return {
    learner: id,
    next: learner.next.get(wish.stream) ?? wish.next,
    now,
    view: learnerViewOf(board.class, learner),
  };
}

/** @throws Refused for a public key that leads to no secret */
function keysFor({ board }: Door, publicKey: string): LearnerKeys {
  try {
    const keys = board.keysOf({ publicKey });
    if (keys !== null) {
      return keys;
    }
  } catch {
    // Such keys are never made by an app.
  }
  throw new Refused('badMessage');
}

function verifiedIn(learners: readonly BoardLearner[]): number {
  return learners.filter(({ isVerified }) => isVerified).length;
}
