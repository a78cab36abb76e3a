import { memo, Suspense } from 'react';
import { lazily } from '../../../lib/reach/load-code.ts';
import { useDialog } from '../../../ui/use-dialog.ts';
import type { BoardEntry } from '../entries.ts';

const Debrief = lazily(async () => (await import('./Debrief.tsx')).Debrief);

interface DebriefOnDemandProps {
  /** From the address; unknown and unsolved challenges have no debrief. */
  readonly challengeKey: string | null;
  readonly entries: readonly BoardEntry[];
  readonly onClose: () => void;
}

/** Renders the debrief, whose code is loaded when it is first needed. */
export const DebriefOnDemand = memo(function DebriefOnDemand({ challengeKey, entries, onClose }: DebriefOnDemandProps) {
  const wanted = entries.find(({ challenge }) => challenge.key === challengeKey && challenge.solved);
  const { opened, last } = useDialog(wanted?.challenge.key);
  const entry = entries.find(({ challenge }) => challenge.key === last);
  return (
    <Suspense>
      {entry !== undefined && <Debrief entry={entry} entries={entries} opened={opened} onClose={onClose} />}
    </Suspense>
  );
});
