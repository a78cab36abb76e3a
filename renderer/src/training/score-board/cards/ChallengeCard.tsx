import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChallengeRecord } from '../../../../../server/contract/challenge.ts';
import { CodingChallengeButton } from '../../coding-challenge/CodingChallengeButton.tsx';
import classes from './ChallengeCard.module.css';
import { Description } from './Description.tsx';
import { DifficultyStars } from './DifficultyStars.tsx';
import { Hint } from './Hint.tsx';
import { SolvedStamp } from './SolvedStamp.tsx';

/** A challenge: what it is about, how hard, what to do, and whether it is done (ui-learning.md 2.7). */
export const ChallengeCard = memo(function ChallengeCard({ challenge }: { readonly challenge: ChallengeRecord }) {
  const { t } = useTranslation();
  const { name, category, difficulty, description, tags, hint, solved, disabledEnv } = challenge;
  const headingId = `challenge-${challenge.key}`;
  return (
    <challenge-card
      className={`${solved ? 'solved' : 'unsolved'} ${disabledEnv === null ? '' : 'disabled'} ${classes.card}`}
      role="article"
      aria-labelledby={headingId}
      data-solved={solved || undefined}
      data-disabled={disabledEnv !== null || undefined}
    >
      <div className={classes.top}>
        <span className={`category-row ${classes.category}`}>{category}</span>
        <DifficultyStars difficulty={difficulty} />
      </div>
      <h2 id={headingId} className={`name-row ${classes.name}`}>
        <span className="name">{name}</span>
      </h2>
      <Description markup={description} />
      {tags !== null && (
        <ul className={`tags ${classes.tags}`} aria-label={t('LABEL_TAGS')}>
          {tags.split(',').map((tag) => (
            <li key={tag} className={`tag ${classes.tag}`}>
              {tag.trim()}
            </li>
          ))}
        </ul>
      )}
      <div className={`badge-group ${classes.bottom}`}>
        <State challenge={challenge} />
        <CodingChallengeButton challenge={challenge} />
        {hint !== null && <Hint challengeName={name} text={hint} />}
      </div>
    </challenge-card>
  );
});

/** The state in words; its id is that of older score boards, which public scripts still look for. */
function State({ challenge: { name, solved, disabledEnv, updatedAt } }: { readonly challenge: ChallengeRecord }) {
  const { t } = useTranslation();
  if (solved) {
    return <SolvedStamp id={`${name}.solved`} at={updatedAt} />;
  }
  if (disabledEnv !== null) {
    return (
      <span id={`${name}.unavailable`} className={classes.unavailable}>
        {t('CHALLENGE_UNAVAILABLE', { env: disabledEnv })}
      </span>
    );
  }
  return (
    <span id={`${name}.notSolved`} className={classes.open}>
      {t('STATUS_UNSOLVED')}
    </span>
  );
}
