import { log } from './log/log.ts';

/** Takes a promise that nobody waits for. A failure is written to the log instead of ending the app. */
export function unawaited(promise: Promise<unknown>): void {
  promise.catch((error: unknown) => log.error(error));
}
