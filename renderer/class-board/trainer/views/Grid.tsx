import { memo, useMemo, useRef } from 'react';
import type { TrainerLearner } from '../../../../shared/class/trainer.ts';
import type { BoardChallenge } from '../../../../shared/class/wall.ts';
import { topicsOf } from '../../../../shared/report/by-topic.ts';
import { useWords } from '../../words.tsx';
import { type CellState, cellStates, cellsOf } from '../model/cells.ts';
import { Scrolled } from '../Scrolled.tsx';
import table from '../table.module.css';
import classes from './Grid.module.css';
import { useRowsInView } from './use-rows-in-view.ts';

interface GridProps {
  readonly learners: readonly TrainerLearner[];
  readonly challenges: readonly BoardChallenge[];
}

/** The height of a row in pixels, as in the style sheet. */
const rowHeight = 30;

/** Each state has a sign as well as a colour. */
const signs: Readonly<Record<CellState, string>> = {
  fixed: '◆',
  solved: '●',
  hinted: '◐',
  uncounted: '◌',
  opened: '·',
  stuck: '?',
};

/** Renders the grid of learners by challenge. Only the rows in view are drawn: a class of 200 has 22,000 cells. */
export const Grid = memo(function Grid({ learners, challenges }: GridProps) {
  const words = useWords();
  const scroll = useRef<HTMLElement>(null);
  const { first, last } = useRowsInView(scroll, rowHeight, learners.length);
  const columns = useMemo(() => {
    const byKey = new Map<string, BoardChallenge>(challenges.map((challenge) => [challenge.key, challenge]));
    return topicsOf(challenges).map(({ topic, keys }) => ({
      topic,
      challenges: keys
        .flatMap((key) => byKey.get(key) ?? [])
        .toSorted((one, other) => one.difficulty - other.difficulty),
    }));
  }, [challenges]);
  const shown = useMemo(() => columns.flatMap((column) => column.challenges), [columns]);
  return (
    <>
      <Scrolled ref={scroll} label={words.say('CLASS_VIEW_GRID')}>
        <table className={`${table.table} ${table.wide} ${classes.grid}`} aria-rowcount={learners.length + 2}>
          <thead>
            <tr>
              <th scope="col" rowSpan={2}>
                {words.say('REPORT_LEARNER')}
              </th>
              {columns.map(({ topic, challenges: own }) => (
                <th
                  key={topic}
                  scope="colgroup"
                  colSpan={own.length}
                  className={classes.topic}
                  title={words.topic(topic)}
                >
                  <span>{words.topic(topic)}</span>
                </th>
              ))}
            </tr>
            <tr>
              {columns.flatMap(({ challenges: own }) =>
                own.map((challenge, index) => (
                  <th key={challenge.key} scope="col" className={classes.column} data-first={index === 0 || undefined}>
                    <span className={table.vertical} title={words.challenge(challenge)}>
                      {words.challenge(challenge)} {'★'.repeat(challenge.difficulty)}
                    </span>
                  </th>
                )),
              )}
            </tr>
          </thead>
          <tbody>
            {first > 0 && <tr style={{ height: first * rowHeight }} aria-hidden />}
            {learners.slice(first, last).map((learner, index) => (
              <Row key={learner.id} learner={learner} shown={shown} row={first + index + 3} />
            ))}
            {last < learners.length && <tr style={{ height: (learners.length - last) * rowHeight }} aria-hidden />}
          </tbody>
        </table>
      </Scrolled>
      <ul className={classes.legend}>
        {cellStates.map((state) => (
          <li key={state}>
            <span className={classes.sign} data-state={state} aria-hidden>
              {signs[state]}
            </span>
            {words.say(`CLASS_CELL_${state.toUpperCase()}`)}
          </li>
        ))}
      </ul>
    </>
  );
});

interface RowProps {
  readonly learner: TrainerLearner;
  readonly shown: readonly BoardChallenge[];
  /** Counted from 1, with the rows of the head. */
  readonly row: number;
}

const Row = memo(function Row({ learner, shown, row }: RowProps) {
  const words = useWords();
  const cells = cellsOf(learner);
  return (
    <tr aria-rowindex={row} className={classes.row}>
      <th scope="row">
        <bdi title={learner.name}>{learner.name}</bdi>
      </th>
      {shown.map((challenge) => {
        const state = cells.get(challenge.key);
        return state === undefined ? (
          <td key={challenge.key} />
        ) : (
          <td
            key={challenge.key}
            data-state={state}
            title={`${words.challenge(challenge)}: ${words.say(`CLASS_CELL_${state.toUpperCase()}`)}`}
          >
            {signs[state]}
          </td>
        );
      })}
    </tr>
  );
});
