import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ChallengeRecord } from '../../../../shared/api/challenge.ts';
import type { LearnerState } from '../../../../shared/api/learner.ts';
import { nextForYou } from '../../../../shared/score-board/next-for-you.ts';
import { useChallengeTexts } from '../../lib/challenge-texts.ts';
import { changeLearner } from '../../lib/learner.ts';
import { nextReason } from '../../lib/next-reason.ts';
import { pathsQuery } from '../../lib/paths.ts';
import { challengeRoute } from '../../lib/range-addresses.ts';
import controls from '../controls.module.css';
import classes from './Drawer.module.css';

interface NextStepProps {
  readonly challenges: readonly ChallengeRecord[];
  readonly learner: LearnerState;
  readonly onLeave: () => void;
}

/** Proposes what to do next, with the reason. Nothing is proposed while the pinned challenge, shown above it, is still open. */
export function NextStep({ challenges, learner, onLeave }: NextStepProps) {
  const { t } = useTranslation();
  const { textsOf } = useChallengeTexts();
  const { data: paths } = useQuery(pathsQuery);
  if (paths === undefined) {
    return null;
  }
  const next = nextForYou(challenges, paths, learner);
  if (next?.reason === 'PINNED') {
    return null;
  }
  return (
    <section className={classes.section} aria-label={t('DRAWER_NEXT')}>
      <h3 className={classes.label}>{t('DRAWER_NEXT')}</h3>
      {next === null ? (
        <p className={classes.text}>{t('DRAWER_ALL_DONE')}</p>
      ) : (
        <>
          <div>
            <p className={classes.name}>
              <a href={`#${challengeRoute(next.challenge.key)}`} onClick={onLeave}>
                {textsOf(next.challenge).name}
              </a>
            </p>
            <p className={`${classes.text} ${classes.label}`}>{nextReason(t, next)}</p>
          </div>
          {!next.challenge.solved && (
            <div className={classes.actions}>
              <button
                type="button"
                className={controls.control}
                onClick={() => void changeLearner({ pinned: next.challenge.key })}
              >
                {t('DRAWER_PIN')}
              </button>
            </div>
          )}
        </>
      )}
    </section>
  );
}
