import { useBoard } from '../board-context.ts';
import type { BoardEntry } from '../entries.ts';
import { SolvedStamp } from './SolvedStamp.tsx';
import classes from './State.module.css';

interface StateProps {
  readonly entry: BoardEntry;
  /** ISO 8601, if known. */
  readonly solvedAt: string | undefined;
}

/** Shows the state in words. Public scripts still look for the id that older score boards used. */
export function State({ entry: { challenge }, solvedAt }: StateProps) {
  const { t } = useBoard();
  const { name, solved, disabledEnv, updatedAt } = challenge;
  if (solved) {
    return <SolvedStamp id={`${name}.solved`} at={solvedAt ?? updatedAt} />;
  }
  if (disabledEnv !== null) {
    return (
      <span id={`${name}.unavailable`} className={`badge ${classes.unavailable}`}>
        {disabledEnv === 'Safety Mode'
          ? t('CHALLENGE_UNAVAILABLE_SAFETYMODE')
          : t('CHALLENGE_UNAVAILABLE', { env: disabledEnv })}
      </span>
    );
  }
  return (
    <span id={`${name}.notSolved`} className={classes.open}>
      {t('STATUS_UNSOLVED')}
    </span>
  );
}
