import { log } from './log/log.ts';

/** For what nobody waits for: a failure is written to the log instead of ending the app. */
export function unawaited(promise: Promise<unknown>): void {
  promise.catch((error: unknown) => log.error(error));
}
