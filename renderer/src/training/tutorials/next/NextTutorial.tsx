import { IconSchool } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import type { ChallengeKey } from '../../../../../shared/api/challenge-keys.ts';
import { challengesQuery } from '../../../lib/challenges.ts';
import { configurationQuery, useConfiguration } from '../../../lib/config.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { shownOf } from '../../../lib/selection.ts';
import { onServerEvent } from '../../../lib/socket.ts';
import { RangeSurface } from '../../../ui/RangeSurface.tsx';
import controls from '../../controls.module.css';
import notice from '../../notices/Notice.module.css';
import { isTutorial } from '../names.ts';
import { startTutorial, useTutorial } from '../running.ts';
import classes from './NextTutorial.module.css';
import { useNextTutorial } from './use-next-tutorial.ts';

/**
 * Offers the next tutorial below the notifications of solved challenges (decision 22). It appears only to learners who use tutorials: in a
 * range that begins with them, or after one was started.
 */
export function NextTutorial() {
  const configuration = useConfiguration();
  const used = useTutorial((state) => state.used);
  const isFirst = configuration?.challenges.restrictToTutorialsFirst === true;
  const isOnBoard = useLocation().pathname === '/score-board';
  return configuration?.hackingInstructor.isEnabled === true && (used || isFirst) ? (
    <Offer withEnd={isFirst} namedBeside={isFirst && isOnBoard} />
  ) : null;
}

interface OfferProps {
  /** Whether completing the tutorials unlocks something that is worth announcing. */
  readonly withEnd: boolean;
  /** Whether the screen already names the next tutorial. */
  readonly namedBeside: boolean;
}

const start = `${controls.control} ${controls.primary}`;

function Offer({ withEnd, namedBeside }: OfferProps) {
  const { t } = useTranslation();
  const isRunning = useTutorial(({ running }) => running !== undefined);
  const [isDue, setIsDue] = useTutorialSolved();
  const progress = useNextTutorial({ enabled: isDue });
  if (!isDue || isRunning || progress.kind === 'unknown') {
    return null;
  }
  if (progress.kind === 'done' ? !withEnd : namedBeside) {
    return null;
  }
  return (
    <RangeSurface className={`${notice.card} ${classes.offer}`} role="status">
      <IconSchool size={24} stroke={1.5} aria-hidden />
      <p className={notice.text}>
        {progress.kind === 'next' ? t('START_NEXT_TUTORIAL', { name: progress.name }) : t('ALL_TUTORIALS_DONE')}
      </p>
      <div className={classes.buttons}>
        {progress.kind === 'next' ? (
          <button
            type="button"
            className={start}
            onClick={() => {
              setIsDue(false);
              startTutorial(progress.name, 'button');
            }}
          >
            {t('START_TUTORIAL')}
          </button>
        ) : (
          <Link to="/score-board" className={start} onClick={() => setIsDue(false)}>
            {t('TITLE_SCORE_BOARD')}
          </Link>
        )}
        <button type="button" className={`${controls.control} ${classes.later}`} onClick={() => setIsDue(false)}>
          {t('NOT_NOW')}
        </button>
      </div>
    </RangeSurface>
  );
}

/** Tells whether the challenge of a tutorial was solved and the offer of the next one is still open. */
function useTutorialSolved() {
  const [isDue, setIsDue] = useState(false);
  useEffect(
    () =>
      onServerEvent('challenge solved', ({ key, isRestore, hidden }) => {
        if (!isRestore && !hidden) {
          isOfTutorial(key)
            .then((is) => is && setIsDue(true))
            .catch((error: unknown) => console.log(error));
        }
      }),
    [],
  );
  return [isDue, setIsDue] as const;
}

async function isOfTutorial(key: ChallengeKey): Promise<boolean> {
  const [all, configuration] = await Promise.all([
    queryClient.ensureQueryData(challengesQuery),
    queryClient.ensureQueryData(configurationQuery),
  ]);
  const challenges = shownOf(all, configuration);
  return challenges.some((challenge) => challenge.key === key && isTutorial(challenge.name));
}
