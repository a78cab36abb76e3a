import type { Config } from '../config/config.ts';
import type { ChallengeKey } from '../contract/challenge-keys.ts';
import type { ShopEventEmitter, ShopEventName, ShopEvents } from '../shop/events.ts';
import type { ShopView } from '../shop/view.ts';

/** What a detector may look at besides what happened. */
export interface DetectorContext {
  readonly config: Config;
  /** Read-only queries and pure predicates of the shop (rulings 16). */
  readonly shop: ShopView;
}

/** Solves the detector's challenge when the condition holds; the condition is not looked at once it is solved. */
export type SolveIf = (condition: (context: DetectorContext) => boolean) => void;

/** Solved when an event of the shop meets a condition. Made with `onEvent`. */
interface EventDetector {
  readonly on: 'event';
  readonly event: ShopEventName;
  readonly watch: (events: ShopEventEmitter, solveIf: SolveIf) => void;
}

/** Messages of a page that may solve a challenge (api-learning.md 7). */
export type VerifyMessage =
  | 'verifyLocalXssChallenge'
  | 'verifySvgInjectionChallenge'
  | 'verifyCloseNotificationsChallenge';

/** Solved by a message of the page over the socket; the payload is whatever was sent. */
interface SocketDetector {
  readonly on: 'socket';
  readonly message: VerifyMessage;
  readonly solves: (payload: unknown, context: DetectorContext) => boolean;
}

/** Solved by the URL of a request below one of the watched folders (api-learning.md 5.1); `url` is as sent, with query. */
interface UrlDetector {
  readonly on: 'url';
  readonly solves: (url: string, context: DetectorContext) => boolean;
}

/** Solved by the state of the shop, looked at on each request to `/api` or behind it (api-learning.md 5.4). */
interface StateDetector {
  readonly on: 'state';
  readonly solves: (context: DetectorContext) => boolean;
}

/** Solved by an error that reached the error page (api-learning.md 5.5). */
interface ErrorDetector {
  readonly on: 'error';
  /** @param statusBefore status of the response before the error's own status was applied */
  readonly solves: (statusBefore: number) => boolean;
}

/** Solved by other code of the training layer, which calls `solve` itself. */
interface DirectDetector {
  readonly on: 'direct';
}

/** Not built yet. A test counts these; the count only goes down. */
interface NotYetDetector {
  readonly on: 'notYet';
}

/** How the training layer notices that a challenge was solved. */
export type Detector =
  | EventDetector
  | SocketDetector
  | UrlDetector
  | StateDetector
  | ErrorDetector
  | DirectDetector
  | NotYetDetector;

/** A detector that looks at one kind of event. The name ties the condition to the event's type. */
export function onEvent<Name extends ShopEventName>(
  event: Name,
  solves: (happened: ShopEvents[Name], context: DetectorContext) => boolean,
): EventDetector {
  return {
    on: 'event',
    event,
    watch: (events, solveIf) => {
      events.on(event, (happened) => solveIf((context) => solves(happened, context)));
    },
  };
}

export const direct: DirectDetector = { on: 'direct' };
export const notYet: NotYetDetector = { on: 'notYet' };

/** One entry per challenge: a key without a detector, or a detector without a key, does not compile. */
export type DetectorTable = Readonly<Record<ChallengeKey, Detector>>;
