import { useState } from 'react';
import { codingPath } from '../../../../../shared/api/coding-challenges.ts';
import { type OwnFixKey, type OwnFixVerdict, ownFixKeys } from '../../../../../shared/api/own-fix.ts';
import { post } from '../../../lib/api.ts';
import { useOneAtATime } from '../../../lib/calls/use-one-at-a-time.ts';
import type { Answer } from '../dialog/questions.ts';

/** What learners have written, by challenge, until the page is loaded again. Closing the dialog loses nothing. */
const drafts = new Map<OwnFixKey, string>();

/** Returns the key if its challenge takes a fix of one's own. */
export function ownFixKeyOf(key: string): OwnFixKey | undefined {
  return ownFixKeys.find((one) => one === key);
}

/** What became of trying a fix: nothing yet, a verdict on exactly this code, or no answer. */
export type Trial =
  | { readonly kind: 'none' }
  | { readonly kind: 'verdict'; readonly code: string; readonly verdict: OwnFixVerdict }
  | { readonly kind: 'failed'; readonly error: Error };

export type OwnFix = ReturnType<typeof useOwnFix>;

/** Holds a fix of the learner's own and the last verdict on it (decision 110). @param snippet what the learner starts from */
export function useOwnFix(key: OwnFixKey, snippet: string) {
  const [code, setCode] = useState(drafts.get(key) ?? snippet);
  const [trial, setTrial] = useState<Trial>({ kind: 'none' });
  const { ask, isPending } = useOneAtATime({
    mutationFn: (tried: string) => post<Answer<OwnFixVerdict>>(`${codingPath}/${key}/own-fix`, { code: tried }),
    onSuccess: ({ data }, tried) => setTrial({ kind: 'verdict', code: tried, verdict: data }),
    onError: (error) => setTrial({ kind: 'failed', error }),
  });
  const edit = (text: string) => {
    drafts.set(key, text);
    setCode(text);
  };
  return {
    code,
    trial,
    busy: isPending,
    isChanged: code !== snippet,
    edit,
    startAgain: () => edit(snippet),
    run: () => ask(code),
  };
}

/** Returns whether a fix holds: every use was served, and no attack got anything. */
export function holds(trial: Trial): boolean {
  return (
    trial.kind === 'verdict' &&
    trial.verdict.outcome === 'tried' &&
    trial.verdict.checks.length > 0 &&
    trial.verdict.checks.every(({ passed }) => passed)
  );
}
