import { IconArrowRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ChallengeRecord } from '../../../../../shared/api/challenge.ts';
import { newLearner } from '../../../../../shared/api/learner.ts';
import { useLearner } from '../../../lib/learner.ts';
import { nextForYou } from '../../../lib/next-for-you.ts';
import { nextReason } from '../../../lib/next-reason.ts';
import { pathsQuery } from '../../../lib/paths.ts';
import controls from '../../controls.module.css';
import { useBoard } from '../board-context.ts';
import { DifficultyStars } from '../cards/DifficultyStars.tsx';
import { challengeAddress } from '../debrief/debrief-address.ts';
import type { BoardEntry } from '../entries.ts';
import classes from './NextStrip.module.css';

/** Proposes what to do next, with the reason, and leads back to what was begun. Shows nothing when there is nothing left to do. */
export function NextStrip({ entries }: { readonly entries: readonly BoardEntry[] }) {
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
  return (
    <nav className={classes.strip} aria-label={t('NEXT_FOR_YOU')}>
      <Proposal
        label={t('NEXT_FOR_YOU')}
        entry={proposed}
        reason={nextReason(t, next)}
        action={t('BOARD_SHOW_CHALLENGE')}
        challenge={next.challenge}
      />
      {goesOn && (
        <Proposal
          label={t('BOARD_GO_ON')}
          entry={begun}
          reason={t('NEXT_REASON_STARTED')}
          action={t('BOARD_SHOW_CHALLENGE')}
          challenge={begun.challenge}
        />
      )}
    </nav>
  );
}

interface ProposalProps {
  readonly label: string;
  readonly entry: BoardEntry;
  readonly reason: string;
  readonly action: string;
  readonly challenge: ChallengeRecord;
}

function Proposal({ label, entry, reason, action, challenge }: ProposalProps) {
  return (
    <div className={classes.proposal}>
      <p className={classes.label}>{label}</p>
      <p className={classes.name}>
        {entry.name} <DifficultyStars difficulty={challenge.difficulty} />
      </p>
      <p className={classes.reason}>{reason}</p>
      <a
        href={challengeAddress(challenge.key)}
        className={`${controls.control} ${controls.primary} ${classes.action}`}
        aria-label={`${action}: ${entry.name}`}
      >
        {action}
        <IconArrowRight size={16} stroke={1.5} className={classes.arrow} aria-hidden />
      </a>
    </div>
  );
}
