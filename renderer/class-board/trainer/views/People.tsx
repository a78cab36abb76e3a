import { memo, useRef } from 'react';
import type { TrainerLearner } from '../../../../shared/class/trainer.ts';
import type { BoardChallenge } from '../../../../shared/class/wall.ts';
import { useWords } from '../../words.tsx';
import { Scrolled } from '../Scrolled.tsx';
import table from '../table.module.css';
import { Actions } from './Actions.tsx';
import classes from './People.module.css';
import { State } from './State.tsx';
import { useRowsInView } from './use-rows-in-view.ts';

interface PeopleProps {
  readonly learners: readonly TrainerLearner[];
  readonly challenges: readonly BoardChallenge[];
  readonly isContest: boolean;
  /** In whole minutes, so that rows without news stay as they are in between. */
  readonly minute: number;
}

/** The least height of a row in pixels, as in the style sheet: few rows are higher. */
const rowHeight = 56;

/**
 * Renders a row for each learner: how far they are, whether they ask for help, and since when nothing has moved. Only the rows in view are drawn, because
 * with 200 of them each change of their order took longer than 50 ms.
 */
export const People = memo(function People({ learners, challenges, isContest, minute }: PeopleProps) {
  const words = useWords();
  const head = ['REPORT_LEARNER', 'CLASS_STATE', 'REPORT_SOLVED', 'CLASS_CODING', 'REPORT_HINTS'];
  const scroll = useRef<HTMLElement>(null);
  const { first, last } = useRowsInView(scroll, rowHeight, learners.length);
  return (
    <Scrolled ref={scroll} label={words.say('CLASS_VIEW_PEOPLE')}>
      <table className={table.table} aria-rowcount={learners.length + 1}>
        <thead>
          <tr>
            {head.map((key) => (
              <th key={key} scope="col">
                {words.say(key)}
              </th>
            ))}
            {isContest && <th scope="col">{words.say('CLASS_CHEAT_SCORE')}</th>}
            <th scope="col">{words.say('CLASS_ACTIONS')}</th>
          </tr>
        </thead>
        <tbody>
          {first > 0 && <tr style={{ height: first * rowHeight }} aria-hidden />}
          {learners.slice(first, last).map((learner, index) => (
            <Person
              key={learner.id}
              learner={learner}
              challenges={challenges}
              isContest={isContest}
              minute={minute}
              row={first + index + 2}
            />
          ))}
          {last < learners.length && <tr style={{ height: (learners.length - last) * rowHeight }} aria-hidden />}
        </tbody>
      </table>
    </Scrolled>
  );
});

interface PersonProps extends Omit<PeopleProps, 'learners'> {
  readonly learner: TrainerLearner;
  /** The row's number in the table, counted from 1. */
  readonly row: number;
}

const Person = memo(function Person({ learner, challenges, isContest, minute, row }: PersonProps) {
  const words = useWords();
  const { name, number, isVerified, isConnected, isKeyReset, coding, marks } = learner;
  const shown = new Set<string>(challenges.map(({ key }) => key));
  const solved = learner.solves.filter(({ challenge, counts }) => counts && shown.has(challenge)).length;
  const uncounted = learner.solves.filter(({ challenge, counts }) => !counts && shown.has(challenge)).length;
  const hints = Object.values(learner.hints).reduce((sum, count) => sum + count, 0);
  const strangers = learner.solves.filter(({ hasOwnFlag }) => hasOwnFlag === false).length;
  return (
    <tr className={classes.row} aria-rowindex={row}>
      <th scope="row">
        <bdi className={classes.name} title={words.say('CLASS_LEARNER_NUMBER', { number })}>
          {name}
        </bdi>
        <span className={classes.tags}>
          {!isVerified && <span className={classes.tag}>{words.say('CLASS_UNVERIFIED')}</span>}
          {isVerified && !isConnected && <span className={classes.tag}>{words.say('CLASS_AWAY')}</span>}
          {isKeyReset && <span className={classes.tag}>{words.say('CLASS_KEY_RESET')}</span>}
          {learner.handedInAt !== null && <span className={classes.tag}>{words.say('CLASS_HAS_HANDED_IN')}</span>}
          {marks.length > 0 && (
            <span
              className={`${classes.tag} ${classes.care}`}
              title={marks.map(({ what }) => words.say(`CLASS_MARK_${snake(what)}`)).join(', ')}
            >
              {words.say('CLASS_MARKS', { count: marks.length })}
            </span>
          )}
          {strangers > 0 && (
            <span className={`${classes.tag} ${classes.bad}`}>
              {words.say('CLASS_FOREIGN_FLAGS', { count: strangers })}
            </span>
          )}
        </span>
      </th>
      <td>
        <State learner={learner} now={minute} />
      </td>
      <td className={table.number}>
        {solved}/{challenges.length}
        {uncounted > 0 && (
          <span className={classes.uncounted}>{words.say('CLASS_UNCOUNTED', { count: uncounted })}</span>
        )}
        <span className={classes.bar}>
          <span style={{ scale: `${challenges.length === 0 ? 0 : solved / challenges.length} 1` }} />
        </span>
      </td>
      <td className={table.number}>
        {coding.filter(({ foundAt }) => foundAt !== null).length} /{' '}
        {coding.filter(({ fixedAt }) => fixedAt !== null).length}
      </td>
      <td className={table.number}>{hints}</td>
      {isContest && <td className={table.number}>{percent(learner.cheatScore)}</td>}
      <td>
        <Actions learner={learner} />
      </td>
    </tr>
  );
});

function percent(score: number | null): string {
  return score === null ? '–' : `${Math.round(100 * score)} %`;
}

function snake(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
}
