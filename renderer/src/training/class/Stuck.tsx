import { IconHandStop } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ChallengeKey, challengeKeys } from '../../../../shared/api/challenge-keys.ts';
import { useChallengeTexts } from '../../lib/challenge-texts.ts';
import { challengesQuery } from '../../lib/challenges.ts';
import { useConfiguration } from '../../lib/config.ts';
import { useLearner } from '../../lib/learner.ts';
import { shownOf } from '../../lib/selection.ts';
import controls from '../controls.module.css';
import classes from './Class.module.css';
import { changeClass } from './class-status.ts';

interface StuckProps {
  readonly isStuck: boolean;
  readonly on: ChallengeKey | null;
}

/** Calls the trainer, about the challenge on which the learner works or about any other, and takes the call back. */
export function Stuck({ isStuck, on }: StuckProps) {
  const { t } = useTranslation();
  const id = useId();
  const { textsOf } = useChallengeTexts();
  const configuration = useConfiguration();
  const learner = useLearner();
  const { data } = useQuery(challengesQuery);
  const [chosen, setChosen] = useState<string>();
  const [isFailed, setIsFailed] = useState(false);
  const open = shownOf(data ?? [], configuration).filter(({ solved }) => !solved);
  const current = [learner?.pinned, learner?.lastWorked].find((key) => open.some((challenge) => challenge.key === key));
  const about = chosen ?? current ?? '';
  const send = async (change: Parameters<typeof changeClass>[0]) => {
    try {
      await changeClass(change);
      setIsFailed(false);
    } catch (error) {
      console.log(error);
      setIsFailed(true);
    }
  };
  const stuckOn = data?.find(({ key }) => key === on);
  return (
    <div className={classes.stack}>
      {isStuck ? (
        <>
          <p className={classes.called} role="status">
            <IconHandStop size={18} stroke={1.5} aria-hidden />
            {stuckOn === undefined
              ? t('CLASSROOM_CALLED')
              : t('CLASSROOM_CALLED_ABOUT', { challenge: textsOf(stuckOn).name })}
          </p>
          <button
            type="button"
            className={`${controls.control} ${classes.start}`}
            onClick={() => send({ do: 'unstuck' })}
          >
            {t('CLASSROOM_UNSTUCK')}
          </button>
        </>
      ) : (
        <>
          <label className={classes.field} htmlFor={id}>
            {t('CLASSROOM_ABOUT')}
            <select id={id} value={about} onChange={({ currentTarget }) => setChosen(currentTarget.value)}>
              <option value="">{t('CLASSROOM_GENERAL')}</option>
              {open.map((challenge) => (
                <option key={challenge.key} value={challenge.key}>
                  {textsOf(challenge).name}
                </option>
              ))}
            </select>
          </label>
          <button
            type="button"
            className={`${controls.control} ${classes.start}`}
            onClick={() => send({ do: 'stuck', challenge: challengeKeys.find((key) => key === about) ?? null })}
          >
            <IconHandStop size={18} stroke={1.5} aria-hidden />
            {t('CLASSROOM_STUCK')}
          </button>
        </>
      )}
      {isFailed && (
        <p className={classes.bad} role="alert">
          {t('CLASSROOM_REFUSED')}
        </p>
      )}
    </div>
  );
}
