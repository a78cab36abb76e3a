import { useState } from 'react';
import type { ChallengeKey } from '../../../../../shared/api/challenge-keys.ts';
import {
  codingPath,
  type FixVerdict,
  type LinesHelp,
  type LinesVerdict,
} from '../../../../../shared/api/coding-challenges.ts';
import type { ContinueCodeKind } from '../../../../../shared/backup/continue-codes.ts';
import { post } from '../../../lib/api.ts';
import { useOneAtATime } from '../../../lib/calls/use-one-at-a-time.ts';
import { keepContinueCode } from '../../backup/continue-codes.ts';
import { celebrate } from '../../notices/solved/confetti.ts';
import type { Answer } from './questions.ts';

/** The verdict on an answer. */
export type Verdict =
  | { readonly kind: 'undecided' }
  | { readonly kind: 'right'; readonly text: string | undefined }
  | { readonly kind: 'wrong'; readonly text: string | undefined }
  | { readonly kind: 'failed'; readonly error: Error };

const undecided: Verdict = { kind: 'undecided' };

export type FindIt = ReturnType<typeof useFindIt>;
export type FixIt = ReturnType<typeof useFixIt>;

/** Holds the find-it half: the chosen lines and the server's verdict on them (ui-learning.md 3.3, 3.5). */
export function useFindIt(key: ChallengeKey) {
  const [selected, setSelected] = useState<readonly number[]>();
  const [verdict, setVerdict] = useState(undecided);
  const [help, setHelp] = useState<LinesHelp>({});
  const { ask, isPending } = useOneAtATime({
    mutationFn: (selectedLines: readonly number[] | undefined) =>
      post<Answer<LinesVerdict>>(`${codingPath}/${key}/lines`, { selectedLines }),
    onSuccess: ({ data }) => {
      setVerdict(verdictOf(data.verdict, data.hint, 'continueCodeFindIt'));
      setHelp(data);
    },
    onError: (error) => setVerdict({ kind: 'failed', error }),
  });
  return {
    /** In ascending order; undefined until a line is touched. */
    selected,
    verdict,
    /** What has been said besides the hint. It stays while lines are chosen. */
    help,
    busy: isPending,
    /** Changes the choice, which makes it undecided again. */
    select: (lines: readonly number[]) => {
      setSelected(lines.toSorted((one, other) => one - other));
      setVerdict(undecided);
    },
    submit: () => ask(selected),
  };
}

/**
 * Holds the fix-it half: the fixes that were tried and the verdicts on them (ui-learning.md 3.4, 3.5). Fixes are identified by their index
 * in the server's list.
 */
export function useFixIt(key: ChallengeKey) {
  const [verdicts, setVerdicts] = useState<ReadonlyMap<number, Verdict>>(new Map());
  const note = (fix: number, verdict: Verdict) => setVerdicts((known) => new Map(known).set(fix, verdict));
  const { ask, isPending } = useOneAtATime({
    mutationFn: (selectedFix: number) => post<Answer<FixVerdict>>(`${codingPath}/${key}/fixes`, { selectedFix }),
    onSuccess: ({ data }, fix) => note(fix, verdictOf(data.verdict, data.explanation, 'continueCodeFixIt')),
    onError: (error, fix) => note(fix, { kind: 'failed', error }),
  });
  return { verdictOn: (fix: number) => verdicts.get(fix) ?? undecided, busy: isPending, submit: ask };
}

/** Returns the verdict. A right answer is also stored for a year and celebrated. */
function verdictOf(isRight: boolean, text: string | undefined, kind: ContinueCodeKind): Verdict {
  if (!isRight) {
    return { kind: 'wrong', text };
  }
  keepContinueCode(kind).catch((error: unknown) => console.error(error));
  celebrate().catch((error: unknown) => console.log(error));
  return { kind: 'right', text };
}
