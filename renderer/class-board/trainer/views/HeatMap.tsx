import { memo, useMemo } from 'react';
import type { TrainerLearner } from '../../../../shared/class/trainer.ts';
import type { BoardChallenge } from '../../../../shared/class/wall.ts';
import { type TopicChallenges, topicsOf } from '../../../../shared/report/by-topic.ts';
import { useWords } from '../../words.tsx';
import { Scrolled } from '../Scrolled.tsx';
import table from '../table.module.css';
import classes from './HeatMap.module.css';

interface HeatMapProps {
  readonly learners: readonly TrainerLearner[];
  readonly challenges: readonly BoardChallenge[];
}

/** Renders the heat map of learners by topic, with the class as a whole above. */
export const HeatMap = memo(function HeatMap({ learners, challenges }: HeatMapProps) {
  const words = useWords();
  const topics = useMemo(() => topicsOf(challenges), [challenges]);
  const shares = useMemo(() => {
    const solved = learners.map(solvedKeys);
    return topics.map(({ keys }) => {
      const count = solved.reduce((sum, own) => sum + keys.filter((key) => own.has(key)).length, 0);
      return learners.length === 0 ? 0 : count / (keys.length * learners.length);
    });
  }, [learners, topics]);
  return (
    <Scrolled label={words.say('CLASS_VIEW_TOPICS')}>
      <table className={`${table.table} ${table.wide}`}>
        <thead>
          <tr>
            <th scope="col">{words.say('REPORT_LEARNER')}</th>
            {topics.map(({ topic, keys }) => (
              <th key={topic} scope="col" className={classes.topic}>
                <span className={table.vertical}>
                  {words.topic(topic)} ({keys.length})
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className={classes.total}>
            <th scope="row">{words.say('REPORT_CLASS')}</th>
            {shares.map((share, index) => (
              <Cell key={topics[index]?.topic} share={share} text={`${Math.round(100 * share)} %`} />
            ))}
          </tr>
          {learners.map((learner) => (
            <Row key={learner.id} learner={learner} topics={topics} />
          ))}
        </tbody>
      </table>
    </Scrolled>
  );
});

interface RowProps {
  readonly learner: TrainerLearner;
  readonly topics: readonly TopicChallenges[];
}

const Row = memo(function Row({ learner, topics }: RowProps) {
  const solved = solvedKeys(learner);
  return (
    <tr>
      <th scope="row">
        <bdi title={learner.name}>{learner.name}</bdi>
      </th>
      {topics.map(({ topic, keys }) => {
        const count = keys.filter((key) => solved.has(key)).length;
        return <Cell key={topic} share={count / keys.length} text={String(count)} />;
      })}
    </tr>
  );
});

function Cell({ share, text }: { readonly share: number; readonly text: string }) {
  return share === 0 ? (
    <td className={classes.none}>{text}</td>
  ) : (
    <td className={classes.heat} style={{ '--share': `${Math.round(100 * share)}%` } as React.CSSProperties}>
      {text}
    </td>
  );
}

function solvedKeys({ solves }: TrainerLearner): ReadonlySet<string> {
  return new Set(solves.map(({ challenge }) => challenge));
}
