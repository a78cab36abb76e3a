/**
 * What the HTTP frame tells the training layer about requests. Given by `server/app.ts`; listeners run at once, do
 * little and must not throw.
 */
export interface FrameHooks {
  /** An error reached the error page; `statusBefore` is the response's status before the error's own was applied (api-learning.md 5.5). */
  onErrorPage(listener: (statusBefore: number) => void): void;
  /**
   * A request below a watched folder, or a GET of a security.txt path, before the file is looked up: the URL with query,
   * duplicate slashes collapsed, percent-encoding untouched (api-learning.md 5.1).
   */
  onWatchedUrl(listener: (url: string) => void): void;
  /** A request passed the guards and reached the generated `/api` layer or what lies behind it (api-learning.md 5.4). */
  onGuardedRequest(listener: () => void): void;
}
