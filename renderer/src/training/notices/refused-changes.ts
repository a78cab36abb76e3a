import { failureText } from '../../lib/calls/refusal.ts';
import { translate } from '../../lib/i18n.ts';
import { onLearnerRefusal } from '../../lib/learner.ts';
import { showSnackBar } from '../../ui/snack-bar/snack-bar.ts';

/**
 * Says so whenever a pin, a note or whatever else is kept of the learner could not be saved and was taken back (decision 45).
 * @returns a function that stops this, to be returned from an effect
 */
export function tellRefusedChanges(): () => void {
  return onLearnerRefusal((error) => {
    const reason = translate(failureText(error));
    showSnackBar({ message: 'LEARNER_NOT_KEPT', values: { reason }, tone: 'error' });
  });
}
