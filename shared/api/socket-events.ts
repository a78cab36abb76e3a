import type { ChallengeKey } from './challenge-keys.ts';

/** Payload of `challenge solved`, with its fields in the contract's order (api-learning.md 7). */
export interface SolvedNotification {
  readonly key: ChallengeKey;
  readonly name: string;
  /** `<name> (<description without markup>)`, in English. */
  readonly challenge: string;
  /** Hex HMAC-SHA1 of the name; always present, whether or not flags are shown. */
  readonly flag: string;
  /** True when `challenges.showSolvedNotifications` is off. */
  readonly hidden: boolean;
  readonly isRestore: boolean;
}

/** Events that the server sends (api-learning.md 7). */
export interface ServerToClientEvents {
  readonly 'server started': () => void;
  readonly 'challenge solved': (notification: SolvedNotification) => void;
  readonly 'code challenge solved': (solved: { key: ChallengeKey; codingChallengeStatus: 1 | 2 }) => void;
  /** Of the range's own (decision 102): `GET /rest/range/class` has something new. It says nothing, since any website may connect. */
  readonly 'class changed': () => void;
}

/**
 * Events that a page sends (api-learning.md 7). Payloads come from an untrusted page, so the server takes them as
 * `unknown` and ignores those that are not of the type described here.
 */
export interface ClientToServerEvents {
  readonly 'notification received': (flag: unknown) => void;
  readonly verifyLocalXssChallenge: (text: unknown) => void;
  readonly verifySvgInjectionChallenge: (text: unknown) => void;
  readonly verifyCloseNotificationsChallenge: (notifications: unknown) => void;
}
