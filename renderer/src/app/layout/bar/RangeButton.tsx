import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { challengesQuery, scoreBoardFoundQuery } from '../../../lib/challenges.ts';
import { useConfiguration } from '../../../lib/config.ts';
import { drawerButtonId, toggleDrawer, useDrawer } from '../../../lib/drawer.ts';
import { shownOf } from '../../../lib/selection.ts';
import { rangeSkin } from '../../../ui/RangeSurface.tsx';
import { loadDrawer } from '../DrawerOnDemand.tsx';
import classes from './RangeButton.module.css';

const radius = 9;

/**
 * Opens the drawer (decision 50). Until the score board is found it says "Help" and nothing in it names or links to the board; afterwards it
 * counts the challenges solved. This is the only part of the range in the bar (look.md).
 */
export function RangeButton() {
  const { t } = useTranslation();
  const found = useQuery(scoreBoardFoundQuery).data === true;
  const open = useDrawer((drawer) => drawer.open);
  const figuresId = useId();
  const configuration = useConfiguration();
  const { data } = useQuery({ ...challengesQuery, enabled: found });
  const challenges = shownOf(data ?? [], configuration);
  const total = challenges.length;
  const solved = challenges.filter((challenge) => challenge.solved).length;
  const share = total === 0 ? 0 : solved / total;
  return (
    <button
      {...rangeSkin}
      id={drawerButtonId}
      type="button"
      className={classes.button}
      aria-label={found ? t('RANGE_BUTTON', { solved, total }) : undefined}
      // The figures first, as they are written, and then what they mean.
      aria-labelledby={found ? `${figuresId} ${drawerButtonId}` : undefined}
      aria-expanded={open}
      title={t('RANGE_BUTTON_HINT')}
      onClick={toggleDrawer}
      onPointerEnter={loadDrawer}
      onFocus={loadDrawer}
    >
      <svg viewBox="0 0 24 24" width="24" height="24" fill="none" aria-hidden="true" className={classes.ring}>
        <circle cx="12" cy="12" r={radius} className={classes.track} />
        {found ? (
          <>
            <circle
              cx="12"
              cy="12"
              r={radius}
              className={classes.progress}
              pathLength={1}
              strokeDasharray={`${share} 1`}
            />
            <path d="M12 1v6M12 17v6M1 12h6M17 12h6" className={classes.cross} />
          </>
        ) : (
          <path d="M9.5 10a2.5 2.5 0 1 1 3.8 2.1q-1.3.8-1.3 1.9v.3M12 16.6v.2" className={classes.cross} />
        )}
      </svg>
      {/* The figures take the place of the words, which don't move. */}
      <span key={String(found)} id={figuresId} className={classes.figures}>
        {found ? total > 0 && `${solved}/${total}` : t('RANGE_HELP')}
      </span>
    </button>
  );
}
