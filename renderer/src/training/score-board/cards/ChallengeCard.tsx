import { memo } from 'react';
import { useBoard } from '../board-context.ts';
import type { BoardEntry } from '../entries.ts';
import { categoryWord, tagWord } from '../words/words.ts';
import { Badges } from './Badges.tsx';
import classes from './ChallengeCard.module.css';
import { Description } from './Description.tsx';
import { DifficultyStars } from './DifficultyStars.tsx';
import { SolvedStamp } from './SolvedStamp.tsx';

interface ChallengeCardProps {
  readonly entry: BoardEntry;
  /** ISO 8601, if known. */
  readonly solvedAt: string | undefined;
}

/** Renders a challenge: its task, its difficulty, its actions and whether it is solved (ui-learning.md 2.7). */
export const ChallengeCard = memo(function ChallengeCard({ entry, solvedAt }: ChallengeCardProps) {
  const { t } = useBoard();
  const { challenge, name, description, tagList } = entry;
  const { category, difficulty, solved, disabledEnv } = challenge;
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
        <span className={`category-row ${classes.category}`}>{categoryWord(t, category).name}</span>
        <DifficultyStars difficulty={difficulty} />
      </div>
      <div className={`name-row ${classes.nameRow}`}>
        <h2 id={headingId} className={classes.name}>
          <span className="name">{name}</span>
        </h2>
        {name !== challenge.name && (
          <p className={classes.englishName}>
            <bdi lang="en">{challenge.name}</bdi>
          </p>
        )}
      </div>
      <Description markup={description} />
      {tagList.length > 0 && (
        <ul className={`tags ${classes.tags}`} aria-label={t('LABEL_TAGS')}>
          {tagList.map((tag) => {
            const word = tagWord(t, tag);
            return (
              <li key={tag} className={`tag ${classes.tag}`} title={word.description}>
                {word.name}
              </li>
            );
          })}
        </ul>
      )}
      <div className={`badge-group ${classes.bottom}`}>
        <State entry={entry} solvedAt={solvedAt} />
        <Badges entry={entry} />
      </div>
    </challenge-card>
  );
});

/** Shows the state in words. Public scripts still look for the id that older score boards used. */
function State({ entry: { challenge }, solvedAt }: ChallengeCardProps) {
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
