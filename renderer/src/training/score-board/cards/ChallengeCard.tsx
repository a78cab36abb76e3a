import { memo } from 'react';
import type { Layout } from '../../../../../shared/score-board/view.ts';
import type { BoardEntry } from '../entries.ts';
import classes from './ChallengeCard.module.css';
import { Face } from './Face.tsx';
import { Row } from './Row.tsx';
import { useWhole } from './use-whole.ts';

interface ChallengeCardProps {
  readonly entry: BoardEntry;
  /** ISO 8601, if known. */
  readonly solvedAt: string | undefined;
  readonly layout: Layout;
  /** Whether the address names this challenge. */
  readonly isCurrent: boolean;
  /** Whether it is neither folded away nor filtered out. */
  readonly isInSight: boolean;
}

/** Renders a challenge: its task, its difficulty, its actions and whether it is solved (ui-learning.md 2.7). */
export const ChallengeCard = memo(function ChallengeCard(props: ChallengeCardProps) {
  const { entry, solvedAt, layout, isCurrent, isInSight } = props;
  const isWhole = useWhole(isInSight);
  const { key, solved, disabledEnv } = entry.challenge;
  const headingId = `challenge-${key}`;
  return (
    <challenge-card
      className={`${solved ? 'solved' : 'unsolved'} ${disabledEnv === null ? '' : 'disabled'} ${classes.card}`}
      role="article"
      aria-labelledby={headingId}
      // The focus goes here when a link leads to the challenge.
      tabIndex={-1}
      data-key={key}
      data-layout={layout}
      data-solved={solved || undefined}
      data-disabled={disabledEnv !== null || undefined}
      data-current={isCurrent || undefined}
    >
      {!isWhole ? (
        <Outline entry={entry} headingId={headingId} />
      ) : layout === 'list' ? (
        <Row entry={entry} solvedAt={solvedAt} headingId={headingId} isCurrent={isCurrent} />
      ) : (
        <Face entry={entry} solvedAt={solvedAt} headingId={headingId} />
      )}
    </challenge-card>
  );
});

/** Renders what tells which challenge it is. */
function Outline({ entry: { name }, headingId }: Pick<ChallengeCardProps, 'entry'> & { readonly headingId: string }) {
  return (
    <h3 id={headingId} className={classes.name}>
      <span className="name">{name}</span>
    </h3>
  );
}
