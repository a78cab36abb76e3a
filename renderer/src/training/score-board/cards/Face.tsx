import { memo } from 'react';
import { useBoard } from '../board-context.ts';
import type { BoardEntry } from '../entries.ts';
import { categoryWord } from '../words/words.ts';
import { Badges } from './Badges.tsx';
import classes from './ChallengeCard.module.css';
import { Description } from './Description.tsx';
import { DifficultyStars } from './DifficultyStars.tsx';
import { EnglishName } from './EnglishName.tsx';
import { State } from './State.tsx';
import { Tags } from './Tags.tsx';

interface FaceProps {
  readonly entry: BoardEntry;
  readonly solvedAt: string | undefined;
  readonly headingId: string;
}

/** Renders the content of a card, all of which is in sight. */
export const Face = memo(function Face({ entry, solvedAt, headingId }: FaceProps) {
  const { t } = useBoard();
  const { challenge, name, description } = entry;
  return (
    <>
      <div className={classes.top}>
        <span className={`category-row ${classes.category}`}>{categoryWord(t, challenge.category).name}</span>
        <DifficultyStars difficulty={challenge.difficulty} />
      </div>
      <div className={`name-row ${classes.nameRow}`}>
        <h3 id={headingId} className={classes.name}>
          <span className="name">{name}</span>
        </h3>
        <EnglishName entry={entry} />
      </div>
      <Description markup={description} />
      <Tags entry={entry} />
      <div className={`badge-group ${classes.bottom}`}>
        <State entry={entry} solvedAt={solvedAt} />
        <Badges entry={entry} />
      </div>
    </>
  );
});
