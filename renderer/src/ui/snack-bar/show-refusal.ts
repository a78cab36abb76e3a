import { failureText, refusalText } from '../../lib/calls/refusal.ts';
import { showSnackBar } from './snack-bar.ts';

/** Says why a call did not succeed, see `failureText`. Made to be the `onError` of a mutation. */
export function showRefusal(error: unknown): void {
  console.log(error);
  showSnackBar({ message: failureText(error), tone: 'error' });
}

/**
 * Says what the server has against a change, see `refusalText`.
 * @returns whether it has refused; false when it gave no answer or failed, so that the same can be sent again
 */
export function showServerRefusal(error: unknown): boolean {
  const refusal = refusalText(error);
  showSnackBar({ message: refusal ?? 'ERROR_NO_ANSWER', tone: 'error' });
  return refusal !== undefined;
}
