import { IconCheck } from '@tabler/icons-react';
import { useBoard } from '../board-context.ts';
import { DifficultyStars } from '../cards/DifficultyStars.tsx';
import type { BoardEntry } from '../entries.ts';
import classes from './Debrief.module.css';
import { challengeAddress, debriefAddress } from './debrief-address.ts';

/** Links to challenges of the same kind: to the debrief of those that are solved, to the card of the others. */
export function Similar({ entries }: { readonly entries: readonly BoardEntry[] }) {
  const { t } = useBoard();
  return (
    <ul className={classes.similar}>
      {entries.map(({ challenge: { key, difficulty, solved }, name }) => (
        <li key={key}>
          <a href={solved ? debriefAddress(key) : challengeAddress(key)}>{name}</a>
          <DifficultyStars difficulty={difficulty} />
          <span className={classes.state} data-solved={solved || undefined}>
            {solved && <IconCheck size={14} stroke={2} aria-hidden />}
            {t(solved ? 'STATUS_SOLVED' : 'STATUS_UNSOLVED')}
          </span>
        </li>
      ))}
    </ul>
  );
}
