import type { BoardChallenge, WallState } from '../../../shared/class/wall.ts';
import { topicsOf } from '../../../shared/report/by-topic.ts';
import { useWords } from '../words.tsx';
import classes from './Together.module.css';
import wall from './Wall.module.css';

interface TogetherProps {
  readonly challenges: readonly BoardChallenge[];
  readonly solvedBy: WallState['solvedBy'];
  readonly learners: number;
}

/** Renders what the class has done as a whole, by topic: each tile is a challenge, and the fuller it is, the more learners have solved it. */
export function Together({ challenges, solvedBy, learners }: TogetherProps) {
  const words = useWords();
  const byKey = new Map<string, BoardChallenge>(challenges.map((challenge) => [challenge.key, challenge]));
  return (
    <section className={wall.panel} aria-labelledby="together">
      <h2 id="together" className={wall.title}>
        {words.say('CLASS_TOGETHER')}
      </h2>
      <ul className={classes.topics}>
        {topicsOf(challenges).map(({ topic, keys }) => {
          const shown = keys
            .flatMap((key) => byKey.get(key) ?? [])
            .toSorted((one, other) => one.difficulty - other.difficulty);
          const solved = shown.filter(({ key }) => (solvedBy[key] ?? 0) > 0).length;
          return (
            <li key={topic} className={classes.topic} data-done={solved === shown.length || undefined}>
              <span className={classes.name}>{words.topic(topic)}</span>
              <span className={classes.tiles} aria-hidden>
                {shown.map((challenge) => {
                  const count = solvedBy[challenge.key] ?? 0;
                  return (
                    <span
                      key={challenge.key}
                      className={classes.tile}
                      title={`${words.challenge(challenge)} ${'★'.repeat(challenge.difficulty)}`}
                    >
                      <span style={{ scale: `1 ${fill(count, learners)}` }} />
                    </span>
                  );
                })}
              </span>
              <span className={classes.count}>{words.say('CLASS_SOLVED_OF', { solved, of: shown.length })}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Returns how full a tile is, from 0 to 1. Even a single solve is seen from afar. */
function fill(count: number, learners: number): number {
  return count === 0 ? 0 : Math.min(1, Math.max(0.2, count / Math.max(1, learners)));
}
