import type { TrainerEvent, TrainerState } from '../../../shared/class/trainer.ts';
import { useFollowed } from '../live/follow.ts';
import { Gone } from '../parts/Gone.tsx';
import { Speak } from '../words.tsx';
import { Trainer } from './Trainer.tsx';

/** Renders the trainer's view of the board that has served this page. */
export function TrainerPage() {
  const { state, isThere } = useFollowed<TrainerState, TrainerEvent>('events', next);
  if (state === undefined) {
    return null;
  }
  return (
    <Speak language={state.class.language}>
      <Trainer state={state} />
      <Gone isThere={isThere} />
    </Speak>
  );
}

/** Learners that have not changed stay the same objects, so that nothing of them is drawn again. */
function next(before: TrainerState | undefined, event: TrainerEvent): TrainerState | undefined {
  if (event.type === 'state') {
    return event.state;
  }
  if (before === undefined) {
    return undefined;
  }
  const changed = new Map(event.learners.map((learner) => [learner.id, learner]));
  const known = before.learners.map((learner) => {
    const newer = changed.get(learner.id);
    changed.delete(learner.id);
    return newer ?? learner;
  });
  return { ...before, learners: [...known, ...changed.values()] };
}
