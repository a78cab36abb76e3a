import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ReleasedHint } from '../../../../shared/class/to-learner.ts';
import { useChallengeTexts } from '../../lib/challenge-texts.ts';
import { challengesQuery, scoreBoardFoundQuery } from '../../lib/challenges.ts';
import { changeLearner, useLearner } from '../../lib/learner.ts';
import { challengeRoute } from '../../lib/range-addresses.ts';
import controls from '../controls.module.css';
import notice from '../notices/Notice.module.css';
import classes from './Class.module.css';

interface HintNewsProps {
  readonly hint: ReleasedHint;
  readonly onShown: () => void;
}

/** Says that the trainer has opened hints for everybody, and shows them on the challenge's card, once the learner has found the score board. */
export function HintNews({ hint: { challenge: key, upTo }, onShown }: HintNewsProps) {
  const { t } = useTranslation();
  const { textsOf } = useChallengeTexts();
  const learner = useLearner();
  const found = useQuery(scoreBoardFoundQuery).data;
  const challenge = useQuery(challengesQuery).data?.find((known) => known.key === key);
  const show = () => {
    const opened = learner?.openedHints[key] ?? 0;
    if (opened < upTo) {
      void changeLearner({ openedHints: { [key]: upTo } });
    }
    onShown();
  };
  return (
    <div className={classes.stack}>
      <p className={notice.text}>
        {t('CLASSROOM_HINT', { hint: upTo, challenge: challenge === undefined ? key : textsOf(challenge).name })}
      </p>
      {found === true && (
        <a className={`${controls.control} ${classes.start}`} href={`#${challengeRoute(key)}`} onClick={show}>
          {t('CLASSROOM_HINT_SHOW')}
        </a>
      )}
    </div>
  );
}
