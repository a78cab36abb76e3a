import { setTimeout as delay } from 'node:timers/promises';
import type { ClassPart } from '../../../shared/class/class-part.ts';
import { classLimits } from '../../../shared/class/limits.ts';
import type { Refusal } from '../../../shared/class/refusals.ts';
import type { LearnerView } from '../../../shared/class/to-learner.ts';
import type { FindBoard } from '../board-search/find-board.ts';
import { createBoardAddresses } from './board-addresses.ts';
import { type BoardClient, createBoardClient, type Outcome } from './board-client.ts';
import { type KeptReports, newIdentity } from './kept-reports.ts';
import type { ReportQueue } from './queue.ts';
import { createWaker } from './waker.ts';

export interface SenderOptions {
  readonly part: ClassPart;
  readonly queue: ReportQueue;
  /** Looks for the board on the local network. */
  readonly findBoard: FindBoard;
  /** Called whenever something has changed that a learner may see. */
  readonly onChange: () => void;
  readonly log: (text: string) => void;
  /** Milliseconds to wait after the first failure, and at most. */
  readonly pauses?: { readonly first: number; readonly longest: number };
}

/** Sends a learner's reports to the board, in order and across outages, and listens to what the board says. */
export interface Sender {
  /** The board's address; null while it hasn't been found. */
  address(): string | null;
  isConnected(): boolean;
  /** What the board has said last; null before. */
  view(): LearnerView | null;
  /** The learner's own flag key in a contest, as hexadecimal digits. */
  flagKey(): string;
  /** Looks at the queue again, at once. */
  wake(): void;
  /** Stops listening to the board: the learner reports to it no longer, or as somebody else. */
  leave(): void;
  stop(): Promise<void>;
}

/** What a step of the sender led to: more to do, nothing to do, or trouble after which to wait. */
type Step = 'again' | 'idle' | 'wait';

const usualPauses = { first: 500, longest: 5000 };

export function createSender(options: SenderOptions): Sender {
  const { part, queue, onChange, log } = options;
  const pauses = options.pauses ?? usualPauses;
  const stopping = new AbortController();
  let clock = 0;
  let lastTime = 0;
  let isFound = false;
  let isConnected = false;
  let view: LearnerView | null = null;
  let following = new AbortController();
  let batchSize: number = classLimits.reports;
  let client: { readonly of: string; readonly board: BoardClient } | null = null;

  const board = (): BoardClient => {
    const { own } = queue.kept();
    if (client?.of !== own.publicKey) {
      client = {
        of: own.publicKey,
        board: createBoardClient({
          own,
          board: part.board,
          classKey: part.key,
          now: () => {
            // No two requests have the same time, so none looks like a replay of another.
            lastTime = Math.max(Date.now() + clock, lastTime + 1);
            return lastTime;
          },
        }),
      };
    }
    return client.board;
  };
  const connected = (is: boolean) => {
    if (isConnected !== is) {
      isConnected = is;
      onChange();
    }
  };
  const { wake, pause } = createWaker(stopping.signal);
  const addresses = createBoardAddresses({
    known: part.boards,
    board: part.board,
    find: options.findBoard,
    signal: stopping.signal,
    onFound: wake,
  });
  const tryElsewhere = (failed: string | undefined): void => {
    isFound = false;
    connected(false);
    addresses.failed(failed);
  };
  const isSame = ({ own, choice }: KeptReports): boolean =>
    own.publicKey === queue.kept().own.publicKey && choice === queue.kept().choice;
  const take = <Answer>(address: string, outcome: Outcome<Answer>, onAnswer: (answer: Answer) => Step): Step => {
    switch (outcome.kind) {
      case 'answered':
        isFound = true;
        return onAnswer(outcome.answer);
      case 'refused':
        return refused(outcome.refusal, outcome.isProven);
      case 'unreachable':
        tryElsewhere(address);
        return 'wait';
    }
  };

  let staleInARow = 0;
  const refused = (refusal: Refusal, isProven: boolean): Step => {
    switch (refusal.error) {
      case 'stale':
        clock = (refusal.now ?? Date.now()) - Date.now();
        lastTime = 0;
        staleInARow += 1;
        return staleInARow > 2 ? 'wait' : 'again';
      case 'replayed':
        return 'again';
      case 'unknownLearner':
        // The board has forgotten this app, or the trainer has taken the name from it. Joining again tells.
        queue.change({ learner: null });
        return 'again';
      case 'nameTaken':
        if (isProven) {
          const { name } = queue.kept();
          queue.change({ choice: null, taken: name, name: null, learner: null, ...newIdentity() });
          onChange();
          return 'idle';
        }
        return 'wait';
      case 'gap':
        if (isProven && refusal.next !== undefined) {
          queue.expects(refusal.next);
          return 'again';
        }
        return 'wait';
      case 'badMessage':
      case 'tooLarge':
        return isProven || refusal.error === 'tooLarge' ? shrink() : 'wait';
      default:
        return 'wait';
    }
  };
  /** Sends fewer reports at once, until the one that the board doesn't take is alone, and leaves that one out. */
  const shrink = (): Step => {
    if (batchSize > 1) {
      batchSize = Math.floor(batchSize / 2);
    } else {
      log('The class board does not take a report, so it is left out.');
      queue.skip();
      batchSize = classLimits.reports;
    }
    return 'again';
  };

  const step = async (): Promise<Step> => {
    const kept = queue.kept();
    const address = addresses.current();
    const settle = <Answer>(from: string, outcome: Outcome<Answer>, onAnswer: (answer: Answer) => Step): Step =>
      // Meanwhile, the learner may have chosen another name, or none.
      isSame(kept) ? take(from, outcome, onAnswer) : 'again';
    if (kept.choice !== 'join' || kept.name === null) {
      return 'idle';
    }
    if (address === undefined) {
      tryElsewhere(address);
      return 'wait';
    }
    if (kept.learner === null) {
      const { name, own, stream, next } = kept;
      const outcome = await board().join(address, { name, publicKey: own.publicKey, stream, next });
      return settle(address, outcome, (answer) => {
        clock = answer.now - Date.now();
        view = answer.view;
        queue.change({ learner: answer.learner, taken: null });
        queue.expects(answer.next);
        connected(true);
        onChange();
        return 'again';
      });
    }
    const reports = queue.batch(batchSize).map((report) => ({ ...report, at: Math.max(0, report.at + clock) }));
    if (reports.length > 0) {
      const outcome = await board().report(address, kept.learner, { stream: kept.stream, reports });
      return settle(address, outcome, ({ next }) => {
        staleInARow = 0;
        batchSize = classLimits.reports;
        queue.expects(next);
        connected(true);
        onChange();
        return 'again';
      });
    }
    if (kept.handIn !== null) {
      const outcome = await board().handIn(address, kept.learner, kept.handIn);
      if (outcome.kind === 'refused' && outcome.isProven && outcome.refusal.error === 'badMessage') {
        queue.change({ handIn: null });
        return 'again';
      }
      return settle(address, outcome, ({ handedInAt }) => {
        queue.change({ handIn: null, handedInAt });
        onChange();
        return 'again';
      });
    }
    return 'idle';
  };

  const send = async (): Promise<void> => {
    let wait = pauses.first;
    while (!stopping.signal.aborted) {
      const outcome = await step().catch((error: unknown): Step => {
        log(`Reporting to the class board failed: ${String(error)}`);
        return 'wait';
      });
      if (outcome === 'wait') {
        // Apps that lost the board at the same moment don't come back at the same moment.
        await pause(wait * (0.5 + Math.random() / 2));
        wait = Math.min(2 * wait, pauses.longest);
      } else {
        wait = pauses.first;
        if (outcome === 'idle') {
          await pause(null);
        }
      }
    }
  };

  const listen = async (): Promise<void> => {
    let wait = pauses.first;
    while (!stopping.signal.aborted) {
      const kept = queue.kept();
      const { learner, choice } = kept;
      const address = addresses.current();
      if (learner === null || choice !== 'join' || address === undefined) {
        await delay(pauses.first, undefined, { signal: stopping.signal }).catch(() => {});
        continue;
      }
      const outcome = await board().follow(
        address,
        learner,
        (line) => {
          wait = pauses.first;
          clock = line.now - Date.now();
          if (line.view !== null) {
            view = line.view;
            const { stuck, handedInAt } = queue.kept();
            if (stuck !== null && !line.view.isStuck && queue.waiting() === 0) {
              // The trainer has seen to it.
              queue.change({ stuck: null });
            }
            if (line.view.handedInAt !== handedInAt) {
              queue.change({ handedInAt: line.view.handedInAt });
            }
            onChange();
          }
          connected(true);
        },
        AbortSignal.any([stopping.signal, following.signal]),
      );
      connected(false);
      if (outcome.kind === 'unreachable' && isSame(kept) && !stopping.signal.aborted) {
        tryElsewhere(address);
      } else if (outcome.kind === 'refused' && outcome.refusal.error === 'unknownLearner' && isSame(kept)) {
        queue.change({ learner: null });
      } else if (outcome.kind === 'refused' && outcome.refusal.error === 'stale') {
        clock = (outcome.refusal.now ?? Date.now()) - Date.now();
      }
      // Whatever the reason is, the sender finds out whether the board is still there.
      wake();
      await delay(wait * (0.5 + Math.random() / 2), undefined, { signal: stopping.signal }).catch(() => {});
      wait = Math.min(2 * wait, pauses.longest);
    }
  };

  const over = Promise.all([send(), listen()]);
  return {
    address: () => (isFound || isConnected ? (addresses.current() ?? null) : null),
    isConnected: () => isConnected,
    view: () => view,
    flagKey: () => board().keys.flags,
    wake,
    leave: () => {
      following.abort();
      following = new AbortController();
      view = null;
      connected(false);
      wake();
    },
    stop: async () => {
      stopping.abort();
      wake();
      await over;
    },
  };
}
