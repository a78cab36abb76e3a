import { failureText } from '../../lib/refusal.ts';
import { showSnackBar } from './snack-bar.ts';

/** Says why a call did not succeed, see `failureText`. Made to be the `onError` of a mutation. */
export function showRefusal(error: unknown): void {
  console.log(error);
  showSnackBar({ message: failureText(error), tone: 'error' });
}
