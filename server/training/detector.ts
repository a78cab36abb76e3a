import type { ChallengeKey } from '../../shared/api/challenge-keys.ts';
import type { Content } from '../../shared/content/content.ts';
import type { Config } from '../config/config.ts';
import type { FrameEvents } from '../http/events.ts';
import type { VerifiedToken } from '../http/tokens.ts';
import type { ShopEventEmitter, ShopEventName, ShopEvents } from '../shop/events.ts';
import type { ShopView } from '../shop/view.ts';

/** What a detector may look at besides the event itself. */
export interface DetectorContext {
  readonly config: Config;
  readonly content: Content;
  /** Read-only queries and pure predicates of the shop (decision 16). */
  readonly shop: ShopView;
}

/** Messages from a page that may solve a challenge (api-learning.md 7). */
export const verifyMessages = [
  'verifyLocalXssChallenge',
  'verifySvgInjectionChallenge',
  'verifyCloseNotificationsChallenge',
] as const;

export type VerifyMessage = (typeof verifyMessages)[number];

/** Everything that detectors can listen to. */
export interface Happenings {
  readonly events: ShopEventEmitter;
  readonly frame: FrameEvents;
  /**
   * Calls the listener on the first request that reaches `/api` or what lies behind it after each change in the shop's tables (api-learning.md 5.4).
   */
  onChange(listener: () => void): void;
  /**
   * Calls the listener with each text that a customer left as feedback or a complaint, on the next request that reaches `/api` or what lies behind
   * it.
   */
  onText(listener: (text: string) => void): void;
  /** Calls the listener with a page's message over the socket. The payload is whatever the page sent. */
  onMessage(message: VerifyMessage, listener: (payload: unknown) => void): void;
}

/** Solves the detector's challenge if the condition holds. The condition isn't evaluated once the challenge is solved. */
export type SolveIf = (condition: (context: DetectorContext) => boolean) => void;

/** Notices that a challenge was solved. A detector is set up once per shop, so whatever it remembers belongs to that shop alone. */
export type Detector = (happenings: Happenings, solveIf: SolveIf) => void;

/** One entry per challenge: a key without a detector, or a detector without a key, does not compile. */
export type DetectorTable = Readonly<Record<ChallengeKey, Detector>>;

type Solves<Happened> = (happened: Happened, context: DetectorContext) => boolean;

/** Makes a detector for one kind of event. The name ties the condition to the event's type. */
export function onEvent<Name extends ShopEventName>(event: Name, solves: Solves<ShopEvents[Name]>): Detector {
  return onSeries(event, () => solves);
}

/** Makes a detector for one kind of event that remembers earlier ones. `begin` makes the condition along with its memory. */
export function onSeries<Name extends ShopEventName>(event: Name, begin: () => Solves<ShopEvents[Name]>): Detector {
  return ({ events }, solveIf) => {
    const solves = begin();
    events.on(event, (happened) => solveIf((context) => solves(happened, context)));
  };
}

/** Makes a detector for a challenge that can be solved in several ways. */
export function onEither(...ways: readonly Detector[]): Detector {
  return (happenings, solveIf) => {
    for (const way of ways) {
      way(happenings, solveIf);
    }
  };
}

/** Makes a detector for the URLs of requests below a watched folder (api-learning.md 5.1), as sent, with their query. */
export function onUrl(solves: Solves<string>): Detector {
  return ({ frame }, solveIf) => frame.onWatchedUrl((url) => solveIf((context) => solves(url, context)));
}

/** Makes a detector for bearer tokens that verify, on each request that reaches the guards. */
export function onToken(solves: Solves<VerifiedToken>): Detector {
  return ({ frame }, solveIf) => frame.onVerifiedToken((token) => solveIf((context) => solves(token, context)));
}

/** Makes a detector for errors that reached the error page. It sees the status from before the error's own was applied (api-learning.md 5.5). */
export function onErrorPage(solves: (statusBefore: number) => boolean): Detector {
  return ({ frame }, solveIf) => frame.onErrorPage((statusBefore) => solveIf(() => solves(statusBefore)));
}

/** Makes a detector for the state of the shop's tables. */
export function onState(solves: (context: DetectorContext) => boolean): Detector {
  return ({ onChange }, solveIf) => onChange(() => solveIf(solves));
}

/** Makes a detector for texts that customers leave in the shop. A text counts only while it is still stored there. */
export function onText(solves: Solves<string>): Detector {
  return (happenings, solveIf) =>
    happenings.onText((text) => solveIf((context) => solves(text, context) && context.shop.isCustomerText(text)));
}

/** Makes a detector for what a page reports that its browser has seen. */
export function onMessage(message: VerifyMessage, solves: Solves<unknown>): Detector {
  return (happenings, solveIf) =>
    happenings.onMessage(message, (payload) => solveIf((context) => solves(payload, context)));
}

/** Stands in for a detector where other code of the training layer solves the challenge. */
export const direct: Detector = () => {};
