import type { ChallengeKey } from '../../shared/api/challenge-keys.ts';
import type { Content } from '../../shared/content/content.ts';
import type { Config } from '../config/config.ts';
import type { VerifiedToken } from '../http/tokens.ts';
import type { ShopEventEmitter, ShopEventName, ShopEvents } from '../shop/events.ts';
import type { ShopView } from '../shop/view.ts';

/** What a detector may look at besides what happened. */
export interface DetectorContext {
  readonly config: Config;
  readonly content: Content;
  /** Read-only queries and pure predicates of the shop (rulings 16). */
  readonly shop: ShopView;
}

/** Solves the detector's challenge when the condition holds; the condition is not looked at once it is solved. */
export type SolveIf = (condition: (context: DetectorContext) => boolean) => void;

/** Solved when an event of the shop meets a condition. Made with `onEvent`, `onSeries` or `onEither`. */
interface EventDetector {
  readonly on: 'event';
  /** Called once per shop, so that what a detector remembers is that shop's own. */
  readonly watch: (events: ShopEventEmitter, solveIf: SolveIf) => void;
}

/** Messages of a page that may solve a challenge (api-learning.md 7). */
export const verifyMessages = [
  'verifyLocalXssChallenge',
  'verifySvgInjectionChallenge',
  'verifyCloseNotificationsChallenge',
] as const;

export type VerifyMessage = (typeof verifyMessages)[number];

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

/** Solved by what stands in the shop's tables, looked at on the first request to `/api` or behind it after each change (api-learning.md 5.4). */
interface StateDetector {
  readonly on: 'state';
  readonly solves: (context: DetectorContext) => boolean;
}

/**
 * Solved by a text that a customer left in a feedback or a complaint and that is still there with the next request to `/api` or
 * behind it (challenges-4-6.md B.4).
 */
interface TextDetector {
  readonly on: 'text';
  readonly solves: (text: string, context: DetectorContext) => boolean;
}

/** Solved by a bearer token that verifies, on each request that reaches the guards (challenges-4-6.md E.5). */
interface TokenDetector {
  readonly on: 'token';
  readonly solves: (token: VerifiedToken, context: DetectorContext) => boolean;
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

/** How the training layer notices that a challenge was solved. */
export type Detector =
  | EventDetector
  | SocketDetector
  | UrlDetector
  | StateDetector
  | TextDetector
  | TokenDetector
  | ErrorDetector
  | DirectDetector;

/** A detector that looks at one kind of event. The name ties the condition to the event's type. */
export function onEvent<Name extends ShopEventName>(
  event: Name,
  solves: (happened: ShopEvents[Name], context: DetectorContext) => boolean,
): EventDetector {
  return onSeries(event, () => solves);
}

/** A detector that looks at one kind of event and remembers earlier ones: `begin` makes the condition, with its memory. */
export function onSeries<Name extends ShopEventName>(
  event: Name,
  begin: () => (happened: ShopEvents[Name], context: DetectorContext) => boolean,
): EventDetector {
  return {
    on: 'event',
    watch: (events, solveIf) => {
      const solves = begin();
      events.on(event, (happened) => solveIf((context) => solves(happened, context)));
    },
  };
}

/** A detector for a challenge that has several ways. */
export function onEither(...ways: readonly EventDetector[]): EventDetector {
  return {
    on: 'event',
    watch: (events, solveIf) => {
      for (const way of ways) {
        way.watch(events, solveIf);
      }
    },
  };
}

/** A detector that looks at the URL of a request for a file. */
export function onUrl(solves: (url: string, context: DetectorContext) => boolean): UrlDetector {
  return { on: 'url', solves };
}

/** A detector for what a customer tells the shop. */
export function onText(solves: (text: string, context: DetectorContext) => boolean): TextDetector {
  return { on: 'text', solves };
}

export const direct: DirectDetector = { on: 'direct' };

/** One entry per challenge: a key without a detector, or a detector without a key, does not compile. */
export type DetectorTable = Readonly<Record<ChallengeKey, Detector>>;
