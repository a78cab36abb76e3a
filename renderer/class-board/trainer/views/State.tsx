import { IconHandStop } from '@tabler/icons-react';
import type { TrainerLearner } from '../../../../shared/class/trainer.ts';
import { spanText } from '../../live/spans.ts';
import { useWords } from '../../words.tsx';
import { useChallengeNames } from '../model/challenge-names.tsx';
import { stillSince } from '../model/order.ts';
import classes from './State.module.css';

/** After so many milliseconds without a step, a learner may be lost, and after twice as many probably is. */
const stillMs = 15 * 60_000;

/** Renders whether a learner asks for help, and since when nothing has moved. */
export function State({ learner, now }: { readonly learner: TrainerLearner; readonly now: number }) {
  const words = useWords();
  const nameOf = useChallengeNames();
  const still = now - stillSince(learner);
  if (learner.stuck !== null) {
    const { since, challenge } = learner.stuck;
    return (
      <span className={classes.state} data-state="stuck">
        <IconHandStop size={16} stroke={1.5} aria-hidden />
        <span>
          {challenge === null
            ? words.say('CLASS_ASKS')
            : words.say('CLASS_ASKS_ABOUT', { challenge: nameOf(challenge) })}
          <span className={classes.time}>{spanText(now - since, words)}</span>
        </span>
      </span>
    );
  }
  return (
    <span className={classes.state} data-state={still > 2 * stillMs ? 'lost' : still > stillMs ? 'still' : undefined}>
      {words.say(learner.movedAt === null ? 'CLASS_NEVER_MOVED' : 'CLASS_MOVED', { span: spanText(still, words) })}
    </span>
  );
}
