import { IconChevronRight } from '@tabler/icons-react';
import { memo, useCallback, useEffect, useId, useState } from 'react';
import { useBoard } from '../board-context.ts';
import type { BoardEntry } from '../entries.ts';
import { Fold } from '../groups/Fold.tsx';
import { useBoardView } from '../view/use-board-view.ts';
import { categoryWord } from '../words/words.ts';
import { Badges } from './Badges.tsx';
import { Description } from './Description.tsx';
import { DifficultyStars } from './DifficultyStars.tsx';
import { EnglishName } from './EnglishName.tsx';
import classes from './Row.module.css';
import { State } from './State.tsx';
import { Tags } from './Tags.tsx';

interface RowProps {
  readonly entry: BoardEntry;
  readonly solvedAt: string | undefined;
  readonly headingId: string;
  readonly isCurrent: boolean;
}

/** Renders a challenge as one line that unfolds its task and its actions. */
export const Row = memo(function Row({ entry, solvedAt, headingId, isCurrent }: RowProps) {
  const { t } = useBoard();
  const { challenge, name, description } = entry;
  // A card that shows help was left open.
  const [open, setOpen] = useState(isCurrent || useBoardView.getState().help[challenge.key] !== undefined);
  const partId = useId();
  const unfold = useCallback(() => setOpen(true), []);
  useEffect(() => {
    if (isCurrent) {
      setOpen(true);
    }
  }, [isCurrent]);
  return (
    <>
      <div className={`name-row ${classes.row}`}>
        <h3 id={headingId} className={classes.heading}>
          <button
            type="button"
            className={classes.opener}
            aria-expanded={open}
            aria-controls={partId}
            onClick={() => setOpen(!open)}
          >
            <IconChevronRight size={16} stroke={1.5} className={classes.chevron} aria-hidden />
            <span className={`name ${classes.name}`}>{name}</span>
          </button>
        </h3>
        <span className={`category-row ${classes.category}`}>{categoryWord(t, challenge.category).name}</span>
        <DifficultyStars difficulty={challenge.difficulty} />
        <span className={classes.state}>
          <State entry={entry} solvedAt={solvedAt} />
        </span>
      </div>
      <Fold id={partId} open={open} onFound={unfold} className={classes.details}>
        <div className={classes.inner}>
          <EnglishName entry={entry} />
          <Description markup={description} />
          <Tags entry={entry} />
          <div className={`badge-group ${classes.actions}`}>
            <Badges entry={entry} />
          </div>
        </div>
      </Fold>
    </>
  );
});
