import { createHmac, randomBytes } from 'node:crypto';
import { type KeyPair, newKeyPair } from '../../../server/class-wire/keys.ts';
import { type BoardClient, createBoardClient } from '../../../server/supervisor/class-report/board-client.ts';
import type { ChallengeKey } from '../../../shared/api/challenge-keys.ts';
import type { JoinResponse } from '../../../shared/class/join.ts';
import type { Report, Reported } from '../../../shared/class/reports.ts';
import type { WebhookMessage } from '../../../shared/class/webhook.ts';
import { challenges, type TestBoard } from './board.ts';

/** A learner's app, as far as the board sees it: it sends by hand what a real one sends by itself. */
export interface TestLearner {
  readonly name: string;
  readonly client: BoardClient;
  readonly own: KeyPair;
  readonly stream: string;
  id(): string;
  join(): ReturnType<BoardClient['join']>;
  /** Reports what has happened, with the next sequence numbers, and throws when it is refused. */
  report(...what: readonly Reported[]): Promise<void>;
  /** Gives things a place and a time without sending them. */
  numbered(...what: readonly Reported[]): readonly Report[];
  send(reports: readonly Report[]): ReturnType<BoardClient['report']>;
}

export function learnerNamed(name: string, board: TestBoard, own: KeyPair = newKeyPair()): TestLearner {
  const { part } = board.ready();
  let last = 0;
  const now = () => {
    // Two requests of the same moment must not look like a replay.
    last = Math.max(Date.now(), last + 1);
    return last;
  };
  const client = createBoardClient({ own, board: part.board, classKey: part.key, now });
  const stream = randomBytes(16).toString('base64url');
  let sequence = 0;
  let joined: JoinResponse | undefined;
  const id = () => joined?.learner ?? 'nobody-has-joined';
  const numbered = (...what: readonly Reported[]): readonly Report[] =>
    what.map((each) => {
      sequence += 1;
      return { ...each, sequence, at: Date.now() };
    });
  const send = (reports: readonly Report[]) => client.report(board.address, id(), { stream, reports: [...reports] });
  return {
    name,
    client,
    own,
    stream,
    id,
    numbered,
    send,
    join: async () => {
      const outcome = await client.join(board.address, { name, publicKey: own.publicKey, stream, next: sequence + 1 });
      joined = outcome.kind === 'answered' ? outcome.answer : joined;
      return outcome;
    },
    report: async (...what) => {
      const outcome = await send(numbered(...what));
      if (outcome.kind !== 'answered') {
        throw new Error(`The report was not taken: ${JSON.stringify(outcome)}`);
      }
    },
  };
}

/** Returns a learner who has joined. */
export async function joinedLearner(name: string, board: TestBoard): Promise<TestLearner> {
  const learner = learnerNamed(name, board);
  const outcome = await learner.join();
  if (outcome.kind !== 'answered') {
    throw new Error(`${name} could not join: ${JSON.stringify(outcome)}`);
  }
  return learner;
}

/** Returns the report of a solve. @param flagKey with which the flag is made */
export function solved(
  key: ChallengeKey,
  more: { readonly flagKey?: string; readonly isRestored?: boolean; readonly hints?: number } = {},
): Reported {
  return {
    kind: 'solved',
    message: webhookMessageOf(key, 'laptop', more.flagKey),
    hints: more.hints ?? 0,
    isRestored: more.isRestored ?? false,
  };
}

/** Returns the message of Juice Shop's webhook as the contract has it (api-learning.md 9). */
export function webhookMessageOf(key: ChallengeKey, hostName: string, flagKey = 'some key'): WebhookMessage {
  const name = challenges.find((challenge) => challenge.key === key)?.name ?? '';
  return {
    solution: { challenge: key, cheatScore: 0.12, totalCheatScore: 0.05, issuedOn: new Date().toISOString() },
    ctfFlag: createHmac('sha1', flagKey).update(name, 'utf8').digest('hex'),
    issuer: { hostName, os: 'Linux (6.1)', appName: 'OWASP Juice Shop', config: 'default', version: '18.0.0' },
  };
}
