import type { ChallengeKey } from '../../shared/api/challenge-keys.ts';
import type { Content } from '../../shared/content/content.ts';
import type { Config } from '../config/config.ts';
import type { FrameEvents } from '../http/events.ts';
import type { VerifiedToken } from '../http/tokens.ts';
import type { ShopEventEmitter, ShopEventName, ShopEvents } from '../shop/events.ts';
import type { ShopView } from '../shop/view.ts';

/** What a detector may look at besides what happened. */
export interface DetectorContext {
  readonly config: Config;
  readonly content: Content;
  /** Read-only queries and pure predicates of the shop (decision 16). */
  readonly shop: ShopView;
}

/** Messages of a page that may solve a challenge (api-learning.md 7). */
export const verifyMessages = [
  'verifyLocalXssChallenge',
  'verifySvgInjectionChallenge',
  'verifyCloseNotificationsChallenge',
] as const;

export type VerifyMessage = (typeof verifyMessages)[number];

/** All that detectors can listen to. */
export interface Happenings {
  readonly events: ShopEventEmitter;
  readonly frame: FrameEvents;
  /** The first request to `/api` or behind it after each change in the shop's tables (api-learning.md 5.4). */
  onChange(listener: () => void): void;
  /** A text that a customer left in a feedback or a complaint, on the next request to `/api` or behind it. */
  onText(listener: (text: string) => void): void;
  /** A message of a page over the socket; the payload is whatever was sent. */
  onMessage(message: VerifyMessage, listener: (payload: unknown) => void): void;
}

/** Solves the detector's challenge when the condition holds; the condition is not looked at once it is solved. */
export type SolveIf = (condition: (context: DetectorContext) => boolean) => void;

/**
 * How the training layer notices that a challenge was solved. Called once per shop, so that what a detector remembers is that
 * shop's own.
 */
export type Detector = (happenings: Happenings, solveIf: SolveIf) => void;

/** One entry per challenge: a key without a detector, or a detector without a key, does not compile. */
export type DetectorTable = Readonly<Record<ChallengeKey, Detector>>;

type Solves<Happened> = (happened: Happened, context: DetectorContext) => boolean;

/** A detector that looks at one kind of event. The name ties the condition to the event's type. */
export function onEvent<Name extends ShopEventName>(event: Name, solves: Solves<ShopEvents[Name]>): Detector {
  return onSeries(event, () => solves);
}

/** A detector that looks at one kind of event and remembers earlier ones: `begin` makes the condition, with its memory. */
export function onSeries<Name extends ShopEventName>(event: Name, begin: () => Solves<ShopEvents[Name]>): Detector {
  return ({ events }, solveIf) => {
    const solves = begin();
    events.on(event, (happened) => solveIf((context) => solves(happened, context)));
  };
}

/** A detector for a challenge that has several ways. */
export function onEither(...ways: readonly Detector[]): Detector {
  return (happenings, solveIf) => {
    for (const way of ways) {
      way(happenings, solveIf);
    }
  };
}

/** A detector that looks at the URL of a request below one of the watched folders (api-learning.md 5.1): as sent, with query. */
export function onUrl(solves: Solves<string>): Detector {
  return ({ frame }, solveIf) => frame.onWatchedUrl((url) => solveIf((context) => solves(url, context)));
}

/** A detector that looks at bearer tokens that verify, on each request that reaches the guards. */
export function onToken(solves: Solves<VerifiedToken>): Detector {
  return ({ frame }, solveIf) => frame.onVerifiedToken((token) => solveIf((context) => solves(token, context)));
}

/** A detector that looks at errors that reached the error page: at the status before the error's own was applied (api-learning.md 5.5). */
export function onErrorPage(solves: (statusBefore: number) => boolean): Detector {
  return ({ frame }, solveIf) => frame.onErrorPage((statusBefore) => solveIf(() => solves(statusBefore)));
}

/** A detector that looks at what stands in the shop's tables. */
export function onState(solves: (context: DetectorContext) => boolean): Detector {
  return ({ onChange }, solveIf) => onChange(() => solveIf(solves));
}

/** A detector for what a customer tells the shop, as long as it is still there. */
export function onText(solves: Solves<string>): Detector {
  return (happenings, solveIf) =>
    happenings.onText((text) => solveIf((context) => solves(text, context) && context.shop.isCustomerText(text)));
}

/** A detector for what a page says that a browser has seen. */
export function onMessage(message: VerifyMessage, solves: Solves<unknown>): Detector {
  return (happenings, solveIf) =>
    happenings.onMessage(message, (payload) => solveIf((context) => solves(payload, context)));
}

/** Other code of the training layer solves the challenge itself. */
export const direct: Detector = () => {};
