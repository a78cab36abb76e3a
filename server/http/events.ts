import type { VerifiedToken } from './tokens.ts';

/** What the frame reports about requests, without knowing who listens. Listeners are called at once, do little and must not throw. */
export interface FrameEvents {
  /** A request arrived, other than an operator's or a refused one: its URL with the query, as it was sent. */
  onRequest(listener: (url: string) => void): void;
  /** An error reached the error page. `statusBefore` is the response's status before the error's own was applied (api-learning.md 5.5). */
  onErrorPage(listener: (statusBefore: number) => void): void;
  /**
   * A request arrived below a watched folder, or a GET of a security.txt path, and the file hasn't been looked up yet.
   * The URL includes the query. Its runs of slashes are collapsed, and its percent-encoding is untouched
   * (api-learning.md 5.1).
   */
  onWatchedUrl(listener: (url: string) => void): void;
  /** A request passed the guards and reached the generated `/api` layer or what comes after it (api-learning.md 5.4). */
  onGuardedRequest(listener: () => void): void;
  /** A request reached the guards with a bearer token that verifies (api-account.md 6.8). */
  onVerifiedToken(listener: (token: VerifiedToken) => void): void;
}

/** The frame's own side of `FrameEvents`. */
export interface FrameEventEmitter extends FrameEvents {
  request(url: string): void;
  errorPage(statusBefore: number): void;
  watchedUrl(url: string): void;
  guardedRequest(): void;
  verifiedToken(token: VerifiedToken): void;
}

/** Makes the emitter of one app. */
export function createFrameEvents(): FrameEventEmitter {
  const [request, onRequest] = signal<string>();
  const [errorPage, onErrorPage] = signal<number>();
  const [watchedUrl, onWatchedUrl] = signal<string>();
  const [guardedRequest, onGuardedRequest] = signal<void>();
  const [verifiedToken, onVerifiedToken] = signal<VerifiedToken>();
  return {
    request,
    onRequest,
    errorPage,
    onErrorPage,
    watchedUrl,
    onWatchedUrl,
    guardedRequest,
    onGuardedRequest,
    verifiedToken,
    onVerifiedToken,
  };
}

function signal<Value>(): [(value: Value) => void, (listener: (value: Value) => void) => void] {
  const listeners: ((value: Value) => void)[] = [];
  return [
    (value) => {
      for (const listener of listeners) {
        listener(value);
      }
    },
    (listener) => {
      listeners.push(listener);
    },
  ];
}
