import { IconChevronRight } from '@tabler/icons-react';
import { memo, useCallback, useId } from 'react';
import { doneOf } from '../../../../../shared/score-board/unfolded.ts';
import type { Layout } from '../../../../../shared/score-board/view.ts';
import { useBoard } from '../board-context.ts';
import { ChallengeCard } from '../cards/ChallengeCard.tsx';
import type { BoardEntry } from '../entries.ts';
import { Fold } from './Fold.tsx';
import classes from './Group.module.css';
import type { BoardGroup } from './grouping.ts';

/** What cards show besides their challenge, by key. */
export interface CardStates {
  /** ISO 8601. */
  readonly solvedTimes: Readonly<Record<string, string>> | undefined;
  /** The challenge that the address names. */
  readonly current: string | undefined;
  /** The first challenges, which are in sight if they are not folded away; undefined when all of those are. */
  readonly first: ReadonlySet<string> | undefined;
}

interface GroupProps extends CardStates {
  readonly group: BoardGroup;
  readonly layout: Layout;
  readonly isOpen: boolean;
  readonly isDoneOpen: boolean;
  readonly onFold: (id: string, open: boolean) => void;
}

/** Renders a group of challenges below a heading that folds it. Solved ones are folded once more at its end. */
export const Group = memo(function Group({ group, layout, isOpen, isDoneOpen, onFold, ...states }: GroupProps) {
  const { t } = useBoard();
  const { id, title, open, done } = group;
  const partId = useId();
  const doneId = doneOf(id);
  const all = open.length + done.length;
  const solved = done.length + open.filter(({ challenge }) => challenge.solved).length;
  const unfold = useCallback(() => onFold(id, true), [id, onFold]);
  const unfoldDone = useCallback(() => {
    onFold(id, true);
    onFold(doneOf(id), true);
  }, [id, onFold]);
  return (
    <section aria-labelledby={`${partId}-title`}>
      <h2 className={classes.heading}>
        <button
          type="button"
          className={classes.title}
          data-group={id}
          aria-expanded={isOpen}
          aria-controls={partId}
          onClick={() => onFold(id, !isOpen)}
        >
          <IconChevronRight size={18} stroke={1.5} className={classes.chevron} aria-hidden />
          <span id={`${partId}-title`}>{title}</span>{' '}
          <span className={classes.figures}>{t('BOARD_GROUP_SOLVED', { solved, all })}</span>
        </button>
      </h2>
      <Fold id={partId} open={isOpen} onFound={unfold}>
        {open.length > 0 && <Cards entries={open} title={title} layout={layout} isInSight={isOpen} {...states} />}
        {done.length > 0 && (
          <>
            <button
              type="button"
              className={classes.done}
              aria-expanded={isDoneOpen}
              aria-controls={`${partId}-done`}
              onClick={() => onFold(doneId, !isDoneOpen)}
            >
              <IconChevronRight size={18} stroke={1.5} className={classes.chevron} aria-hidden />
              {t('BOARD_SOLVED_BEFORE', { count: done.length })}
            </button>
            <Fold id={`${partId}-done`} open={isDoneOpen} onFound={unfoldDone}>
              <Cards entries={done} title={title} layout={layout} isInSight={isOpen && isDoneOpen} {...states} />
            </Fold>
          </>
        )}
      </Fold>
    </section>
  );
});

/** Finds the button in a group's heading in the document. */
export function groupHeadingOf(groupId: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-group="${CSS.escape(groupId)}"]`);
}

interface CardsProps extends CardStates {
  readonly entries: readonly BoardEntry[];
  readonly title: string;
  readonly layout: Layout;
  /** Whether they are unfolded. */
  readonly isInSight: boolean;
}

function Cards({ entries, title, layout, isInSight, solvedTimes, current, first }: CardsProps) {
  return (
    <ul className={classes.cards} data-layout={layout} aria-label={title}>
      {entries.map((entry) => (
        <li key={entry.challenge.key}>
          <ChallengeCard
            entry={entry}
            solvedAt={solvedTimes?.[entry.challenge.key]}
            layout={layout}
            isCurrent={current === entry.challenge.key}
            isInSight={isInSight && (first === undefined || first.has(entry.challenge.key))}
          />
        </li>
      ))}
    </ul>
  );
}
