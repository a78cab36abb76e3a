import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { challengesQuery, scoreBoardFoundQuery } from '../../../lib/challenges.ts';
import { useConfiguration } from '../../../lib/config.ts';
import { shownOf } from '../../../lib/selection.ts';
import { rangeSkin } from '../../../ui/RangeSurface.tsx';
import classes from './RangeButton.module.css';

const radius = 9;
const circumference = 2 * Math.PI * radius;

/**
 * Links to the score board, with the number of challenges solved and in total, once the learner has found it. This is the only part of the
 * range in the bar (look.md).
 */
export function RangeButton() {
  const { t } = useTranslation();
  const found = useQuery(scoreBoardFoundQuery).data === true;
  const configuration = useConfiguration();
  const { data } = useQuery({ ...challengesQuery, enabled: found });
  if (!found) {
    return null;
  }
  const challenges = shownOf(data ?? [], configuration);
  const total = challenges.length;
  const solved = challenges.filter((challenge) => challenge.solved).length;
  const share = total === 0 ? 0 : solved / total;
  return (
    <Link
      {...rangeSkin}
      to="/score-board"
      className={classes.button}
      aria-label={t('RANGE_BUTTON', { solved, total })}
      title={t('TITLE_SCORE_BOARD')}
    >
      <svg viewBox="0 0 24 24" width="24" height="24" fill="none" aria-hidden="true" className={classes.ring}>
        <circle cx="12" cy="12" r={radius} className={classes.track} />
        <circle
          cx="12"
          cy="12"
          r={radius}
          className={classes.progress}
          strokeDasharray={`${share * circumference} ${circumference}`}
        />
        <path d="M12 1v6M12 17v6M1 12h6M17 12h6" className={classes.cross} />
      </svg>
      <span className={classes.figures}>{total === 0 ? '' : `${solved}/${total}`}</span>
    </Link>
  );
}
