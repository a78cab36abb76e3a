import { IconSpeakerphone } from '@tabler/icons-react';
import { useEffect } from 'react';
import type { BoardChallenge, WallState } from '../../../shared/class/wall.ts';
import { Mark } from '../../src/ui/Mark.tsx';
import { useBoardClock } from '../live/clock.ts';
import { clockIn } from '../live/spans.ts';
import { Phase } from '../parts/Phase.tsx';
import { useWords } from '../words.tsx';
import { Course } from './Course.tsx';
import { Ranking } from './Ranking.tsx';
import { Recent } from './Recent.tsx';
import { Together } from './Together.tsx';
import classes from './Wall.module.css';

interface WallProps {
  readonly challenges: readonly BoardChallenge[];
  readonly wall: WallState;
}

/** Renders the wall for the projector: the ranking or the class as a whole, as the trainer has chosen, and what has just happened. */
export function Wall({ challenges, wall }: WallProps) {
  const words = useWords();
  const now = useBoardClock(wall.now, 1000);
  const { class: facts, learners, connected, ranking, solves, recent, timeline, solvedBy } = wall;
  const shown = challenges.filter(({ isSelected }) => isSelected);
  const solved = shown.filter(({ key }) => (solvedBy[key] ?? 0) > 0).length;
  const [announcement] = wall.announcements;
  useEffect(() => {
    document.title = `${facts.name} - Juice Range`;
  }, [facts.name]);
  return (
    <main className={classes.wall}>
      <header className={classes.head}>
        <Mark className={classes.mark} width={undefined} height={undefined} />
        <h1 className={classes.name}>
          <bdi>{facts.name}</bdi>
        </h1>
        <Phase facts={facts} now={now} />
        <dl className={classes.figures}>
          <Figure value={String(solves)} label={words.say('CLASS_FIGURE_SOLVES', { count: solves })} />
          <Figure value={`${solved}/${shown.length}`} label={words.say('CLASS_FIGURE_CHALLENGES')} />
          <Figure value={`${connected}/${learners}`} label={words.say('CLASS_FIGURE_CONNECTED')} />
        </dl>
      </header>
      {announcement !== undefined && (
        <p className={classes.announcement} role="status">
          <IconSpeakerphone size="1.4em" stroke={1.5} aria-hidden />
          <span className={classes.announced}>{announcement.text}</span>
          <time>{clockIn(words)(announcement.at)}</time>
        </p>
      )}
      <div className={classes.body}>
        {ranking === null ? (
          <Together challenges={shown} solvedBy={solvedBy} learners={learners} />
        ) : (
          <Ranking ranking={ranking} challenges={shown.length} />
        )}
        <aside className={classes.side}>
          <Course points={timeline} />
          <Recent recent={recent} challenges={challenges} />
        </aside>
      </div>
    </main>
  );
}

function Figure({ value, label }: { readonly value: string; readonly label: string }) {
  return (
    <div className={classes.figure}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
