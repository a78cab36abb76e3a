import { memo, useMemo } from 'react';
import type { TrainerLearner } from '../../../../shared/class/trainer.ts';
import type { BoardChallenge } from '../../../../shared/class/wall.ts';
import { placeOf, type Stretch, stretchesOf } from '../../../../shared/report/stretches.ts';
import { clockIn } from '../../live/spans.ts';
import { useWords } from '../../words.tsx';
import { Scrolled } from '../Scrolled.tsx';
import table from '../table.module.css';
import classes from './Timeline.module.css';

interface TimelineProps {
  readonly learners: readonly TrainerLearner[];
  readonly challenges: readonly BoardChallenge[];
}

/** Renders when each learner solved something, on one axis, which leaves out the pauses of the class. */
export const Timeline = memo(function Timeline({ learners, challenges }: TimelineProps) {
  const words = useWords();
  const time = clockIn(words);
  const shown = useMemo(() => new Set<string>(challenges.map(({ key }) => key)), [challenges]);
  const stretches = useMemo(
    () => stretchesOf(learners.flatMap((learner) => timesOf(learner, shown))),
    [learners, shown],
  );
  const last = stretches.at(-1);
  return (
    <Scrolled label={words.say('CLASS_VIEW_TIMELINE')}>
      <table className={`${table.table} ${table.wide}`}>
        <thead>
          <tr>
            <th scope="col">{words.say('REPORT_LEARNER')}</th>
            <th scope="col" className={classes.axis}>
              <span className={classes.ticks}>
                {stretches.map(({ from, start }) => (
                  <span key={from} style={{ insetInlineStart: `${start}%` }}>
                    {time(from)}
                  </span>
                ))}
                {last !== undefined && last.to > last.from && (
                  <span style={{ insetInlineEnd: 0 }}>{time(last.to)}</span>
                )}
              </span>
            </th>
          </tr>
        </thead>
        <tbody>
          {learners.map((learner) => (
            <Row key={learner.id} learner={learner} shown={shown} stretches={stretches} />
          ))}
        </tbody>
      </table>
    </Scrolled>
  );
});

interface RowProps {
  readonly learner: TrainerLearner;
  readonly shown: ReadonlySet<string>;
  readonly stretches: readonly Stretch[];
}

const Row = memo(function Row({ learner, shown, stretches }: RowProps) {
  const words = useWords();
  const times = timesOf(learner, shown);
  const dots = times.map((at) => `M${placeOf(at, stretches).toFixed(2)} 5h0`).join('');
  return (
    <tr>
      <th scope="row">
        <bdi title={learner.name}>{learner.name}</bdi>
      </th>
      <td className={classes.track}>
        <svg
          viewBox="0 0 100 10"
          preserveAspectRatio="none"
          role="img"
          aria-label={words.say('CLASS_SOLVES_AT', {
            count: times.length,
            times: times.map(clockIn(words)).join(', '),
          })}
        >
          <path d={dots} />
        </svg>
      </td>
    </tr>
  );
});

function timesOf({ solves }: TrainerLearner, shown: ReadonlySet<string>): readonly number[] {
  return solves.filter(({ challenge }) => shown.has(challenge)).map(({ at }) => at);
}
