import type { BoardChallenge, WallEvent, WallState } from '../../../shared/class/wall.ts';
import { useFollowed } from '../live/follow.ts';
import { Gone } from '../parts/Gone.tsx';
import { Speak } from '../words.tsx';
import { Wall } from './Wall.tsx';

interface Followed {
  readonly challenges: readonly BoardChallenge[];
  readonly wall: WallState | undefined;
}

/** Renders the wall of the board that has served this page. */
export function WallPage() {
  const { state, isThere } = useFollowed<Followed, WallEvent>('wall/events', next);
  if (state?.wall === undefined) {
    return null;
  }
  return (
    <Speak language={state.wall.class.language}>
      <Wall challenges={state.challenges} wall={state.wall} />
      <Gone isThere={isThere} />
    </Speak>
  );
}

function next(before: Followed = { challenges: [], wall: undefined }, event: WallEvent): Followed {
  return event.type === 'challenges' ? { ...before, challenges: event.challenges } : { ...before, wall: event.state };
}
