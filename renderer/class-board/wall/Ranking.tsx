import { useEffect, useRef, useState } from 'react';
import type { WallLearner } from '../../../shared/class/wall.ts';
import { useWords } from '../words.tsx';
import classes from './Ranking.module.css';
import wall from './Wall.module.css';

interface RankingProps {
  /** Best first. */
  readonly ranking: readonly WallLearner[];
  /** How many challenges there are to solve. */
  readonly challenges: number;
}

/** Renders the ranking, as much of it as fits: nobody scrolls on a projector. */
export function Ranking({ ranking, challenges }: RankingProps) {
  const words = useWords();
  const list = useRef<HTMLOListElement>(null);
  const room = useRoom(list);
  const rest = ranking.length - room;
  return (
    <section className={`${wall.panel} ${classes.panel}`} aria-labelledby="ranking">
      <h2 id="ranking" className={wall.title}>
        {words.say('CLASS_RANKING')}
      </h2>
      <ol ref={list} className={classes.list}>
        {ranking.slice(0, room).map((learner) => (
          <Row key={learner.number} learner={learner} challenges={challenges} />
        ))}
      </ol>
      {ranking.length === 0 && <p className={wall.empty}>{words.say('CLASS_NOBODY_YET')}</p>}
      {rest > 0 && <p className={classes.rest}>{words.say('CLASS_MORE_LEARNERS', { count: rest })}</p>}
    </section>
  );
}

function Row({ learner, challenges }: { readonly learner: WallLearner; readonly challenges: number }) {
  const words = useWords();
  const { place, number, name, isVerified, solved, stars } = learner;
  const share = challenges === 0 ? 0 : Math.min(1, solved / challenges);
  return (
    <li className={classes.row} data-place={place <= 3 && solved > 0 ? place : undefined}>
      <span className={classes.place}>{place}</span>
      <span className={classes.who}>
        <bdi className={classes.name}>{name ?? words.say('CLASS_LEARNER_NUMBER', { number })}</bdi>
        {!isVerified && <span className={classes.tag}>{words.say('CLASS_UNVERIFIED')}</span>}
        <span className={classes.bar} style={{ scale: `${share} 1` }} />
      </span>
      <span className={classes.solved}>{solved}</span>
      <span className={classes.stars}>{stars} ★</span>
    </li>
  );
}

/** Height of a row and the least width of a column, in em, as in the style sheet. */
const rowEm = 2.9;
const columnEm = 19;

/** Returns how many rows have room in a list. Where the page scrolls, all have. */
function useRoom(list: React.RefObject<HTMLOListElement | null>): number {
  const [room, setRoom] = useState(10);
  useEffect(() => {
    const element = list.current;
    if (element === null) {
      return;
    }
    const observer = new ResizeObserver(([entry]) => {
      if (entry === undefined) {
        return;
      }
      const em = Number.parseFloat(getComputedStyle(element).fontSize);
      const { width, height } = entry.contentRect;
      const rows = Math.floor(height / (rowEm * em));
      const columns = Math.max(1, Math.floor(width / (columnEm * em)));
      setRoom(window.matchMedia('(width < 60em)').matches ? 50 : Math.max(1, rows * columns));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [list]);
  return room;
}
