import { useTranslation } from 'react-i18next';
import type { NextForYou } from '../../../../../shared/score-board/next-for-you.ts';
import { nextReason } from '../../../lib/next-reason.ts';
import { challengeAddress } from '../debrief/debrief-address.ts';
import type { BoardEntry } from '../entries.ts';
import classes from './SummarySheet.module.css';

interface WhatNextProps {
  readonly next: readonly NextForYou[];
  readonly entries: readonly BoardEntry[];
}

/** Proposes what to do next, with the reasons that the board gives as well. Shows nothing when everything is done. */
export function WhatNext({ next, entries }: WhatNextProps) {
  const { t } = useTranslation();
  if (next.length === 0) {
    return null;
  }
  return (
    <section className={classes.next} aria-labelledby="sheet-next">
      <h3 id="sheet-next">{t('SHEET_NEXT')}</h3>
      <ul>
        {next.map((proposal) => (
          <li key={proposal.challenge.key}>
            <a href={challengeAddress(proposal.challenge.key)}>
              {entries.find(({ challenge }) => challenge === proposal.challenge)?.name ?? proposal.challenge.name}
            </a>{' '}
            {nextReason(t, proposal)}
          </li>
        ))}
      </ul>
    </section>
  );
}
