import { useMemo } from 'react';
import type { BoardChallenge, WallSolve } from '../../../shared/class/wall.ts';
import { clockIn } from '../live/spans.ts';
import { useWords } from '../words.tsx';
import classes from './Recent.module.css';
import wall from './Wall.module.css';

interface RecentProps {
  /** Newest first. */
  readonly recent: readonly WallSolve[];
  readonly challenges: readonly BoardChallenge[];
}

/** Renders the latest solves. What does not fit is cut off at the end, which is the oldest. */
export function Recent({ recent, challenges }: RecentProps) {
  const words = useWords();
  const byKey = useMemo(() => new Map(challenges.map((challenge) => [challenge.key, challenge])), [challenges]);
  const time = clockIn(words);
  return (
    <section className={`${wall.panel} ${classes.panel}`} aria-labelledby="recent">
      <h2 id="recent" className={wall.title}>
        {words.say('CLASS_RECENT')}
      </h2>
      {recent.length === 0 && <p className={wall.empty}>{words.say('CLASS_NO_SOLVES')}</p>}
      <ul className={classes.list}>
        {recent.map(({ number, name, challenge: key, at, isFirst }) => {
          const challenge = byKey.get(key);
          return (
            <li key={`${at} ${number} ${key}`} className={classes.solve}>
              <time className={classes.time}>{time(at)}</time>
              <span className={classes.text}>
                {number !== null && (
                  <span className={classes.learner}>
                    <bdi>{name ?? words.say('CLASS_LEARNER_NUMBER', { number })}</bdi>
                  </span>
                )}
                <span>{challenge === undefined ? key : words.challenge(challenge)}</span>
                <span className={classes.stars}>
                  {'★'.repeat(challenge?.difficulty ?? 0)}
                  {isFirst && <span className={classes.first}>{words.say('CLASS_FIRST')}</span>}
                </span>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
