import { failureText, refusalText } from '../../lib/calls/refusal.ts';
import { showSnackBar } from './snack-bar.ts';

/** Says why a call failed, see `failureText`. Use it as the `onError` of a mutation. */
export function showRefusal(error: unknown): void {
  console.log(error);
  showSnackBar({ message: failureText(error), tone: 'error' });
}

/**
 * Shows the server's objection to a change, see `refusalText`.
 * @returns whether the server refused; false when it failed or didn't respond, so that the visitor can send the same again
 */
export function showServerRefusal(error: unknown): boolean {
  const refusal = refusalText(error);
  showSnackBar({ message: refusal ?? 'ERROR_NO_ANSWER', tone: 'error' });
  return refusal !== undefined;
}
