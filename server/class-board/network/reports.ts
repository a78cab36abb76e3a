import type { IncomingMessage, ServerResponse } from 'node:http';
import { classLimits } from '../../../shared/class/limits.ts';
import {
  handInRequest,
  type ReportsRequest,
  type ReportsResponse,
  reportsRequest,
} from '../../../shared/class/reports.ts';
import { openBackup } from '../../class-wire/sealed-backup.ts';
import type { BoardLearner } from '../class/learner.ts';
import { answering } from './answer-signed.ts';
import { jsonOf } from './body.ts';
import type { Door } from './door.ts';
import { Refused } from './respond.ts';
import { checkSigned, claimedLearner } from './signed.ts';

/** `POST /class/reports` (shared/class/reports.ts): takes a learner's reports in their order, each once. */
export async function takeReports(door: Door, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const learner = claimedLearner(request, door.board);
  const body = await door.readBody(request, classLimits.message);
  const signed = checkSigned(request, body, { ...door, learner });
  door.limitLearner(learner.id);
  await answering(response, signed, () => {
    const parsed = reportsRequest.safeParse(jsonOf(request, body));
    if (!parsed.success) {
      throw new Refused('badMessage');
    }
    return accept(door, learner, parsed.data);
  });
}

async function accept(
  { board }: Door,
  learner: BoardLearner,
  { stream, reports }: ReportsRequest,
): Promise<ReportsResponse> {
  const expected = learner.next.get(stream);
  const first = reports[0]?.sequence ?? 1;
  if (expected === undefined) {
    // The app joins again, which begins the stream.
    throw new Refused('unknownLearner');
  }
  if (first > expected || reports.some(({ sequence }, index) => sequence !== first + index)) {
    throw new Refused('gap', { next: expected });
  }
  const fresh = reports.filter(({ sequence }) => sequence >= expected);
  if (fresh.length > 0) {
    if (board.isFull() || learner.reports + fresh.length > board.options.limits.reportsPerLearner) {
      throw new Refused('full');
    }
    const at = Date.now();
    await board.record(fresh.map((report) => ({ is: 'reported', at, learner: learner.id, stream, report })));
  } else {
    // They may still be on their way to the disk.
    await board.settled();
  }
  return { next: expected + fresh.length, now: Date.now() };
}

/** `POST /class/backup` (shared/class/reports.ts): takes a learner's sealed backup in the place of an earlier one. */
export async function takeBackup(door: Door, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { board } = door;
  const learner = claimedLearner(request, board);
  const body = await door.readBody(request, classLimits.handIn);
  const signed = checkSigned(request, body, { ...door, learner });
  door.limitLearner(learner.id);
  await answering(response, signed, async () => {
    const parsed = handInRequest.safeParse(jsonOf(request, body));
    const keys = board.keysOf(learner);
    const text = parsed.success && keys !== null ? openBackup(keys.sealing, parsed.data.sealed) : null;
    if (text === null) {
      throw new Refused('badMessage');
    }
    if (board.isFull()) {
      throw new Refused('full');
    }
    const handedInAt = Date.now();
    try {
      await board.backups.keep(learner.id, text);
    } catch (error) {
      board.log('error', `A backup cannot be written: ${String(error)}`);
      throw new Refused('full');
    }
    await board.record([{ is: 'handedIn', at: handedInAt, learner: learner.id }]);
    return { handedInAt };
  });
}
