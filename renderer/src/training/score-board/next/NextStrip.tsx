import { IconArrowRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { memo, useMemo } from 'react';
import type { ChallengeKey } from '../../../../../shared/api/challenge-keys.ts';
import { newLearner } from '../../../../../shared/api/learner.ts';
import { nextForYou } from '../../../../../shared/score-board/next-for-you.ts';
import { useLearner } from '../../../lib/learner.ts';
import { nextReason } from '../../../lib/next-reason.ts';
import { pathsQuery } from '../../../lib/paths.ts';
import controls from '../../controls.module.css';
import { useBoard } from '../board-context.ts';
import { DifficultyStars } from '../cards/DifficultyStars.tsx';
import { challengeAddress } from '../debrief/debrief-address.ts';
import type { BoardEntry } from '../entries.ts';
import classes from './NextStrip.module.css';

/** Proposes what to do next, with the reason, and leads back to what was begun. Shows nothing when there is nothing left to do. */
export const NextStrip = memo(function NextStrip({ entries }: { readonly entries: readonly BoardEntry[] }) {
  const { t } = useBoard();
  const { pinned, lastWorked, openedHints } = useLearner() ?? newLearner;
  const paths = useQuery(pathsQuery).data;
  const byKey = useMemo(() => new Map(entries.map((entry) => [entry.challenge.key, entry])), [entries]);
  const next = useMemo(
    () =>
      paths === undefined
        ? null
        : nextForYou(
            entries.map(({ challenge }) => challenge),
            paths,
            { pinned, lastWorked, openedHints },
          ),
    [entries, paths, pinned, lastWorked, openedHints],
  );
  const proposed = next === null ? undefined : byKey.get(next.challenge.key);
  if (next === null || proposed === undefined) {
    return null;
  }
  const begun = lastWorked === null ? undefined : byKey.get(lastWorked);
  const goesOn = begun !== undefined && !begun.challenge.solved && begun !== proposed;
  return <Strip next={proposalOf(proposed, nextReason(t, next))} begun={goesOn ? proposalOf(begun) : undefined} />;
});

function proposalOf({ name, challenge }: BoardEntry, reason = ''): Proposed {
  return { challengeKey: challenge.key, name, difficulty: challenge.difficulty, reason };
}

/** A proposed challenge. */
interface Proposed {
  readonly challengeKey: ChallengeKey;
  readonly name: string;
  readonly difficulty: number;
  readonly reason: string;
}

interface StripProps {
  readonly next: Proposed;
  /** What the learner had begun, if that is another; its reason is always the same. */
  readonly begun?: Proposed | undefined;
}

/** Renders the proposals. */
export function Strip({ next, begun }: StripProps) {
  const { t } = useBoard();
  return (
    <nav className={classes.strip} aria-label={t('NEXT_FOR_YOU')}>
      <Proposal {...next} label={t('NEXT_FOR_YOU')} />
      {begun !== undefined && <Proposal {...begun} label={t('BOARD_GO_ON')} reason={t('NEXT_REASON_STARTED')} />}
    </nav>
  );
}

function Proposal({ label, challengeKey, name, difficulty, reason }: Proposed & { readonly label: string }) {
  const { t } = useBoard();
  const action = t('BOARD_SHOW_CHALLENGE');
  return (
    <div className={classes.proposal}>
      <p className={classes.label}>{label}</p>
      {/* A new name takes the place of the old one, which doesn't move. */}
      <p key={challengeKey} className={classes.name}>
        {name} <DifficultyStars difficulty={difficulty} />
      </p>
      <p className={classes.reason}>{reason}</p>
      <a
        href={challengeAddress(challengeKey)}
        className={`${controls.control} ${controls.primary} ${classes.action}`}
        aria-label={`${action}: ${name}`}
      >
        {action}
        <IconArrowRight size={16} stroke={1.5} className={classes.arrow} aria-hidden />
      </a>
    </div>
  );
}
