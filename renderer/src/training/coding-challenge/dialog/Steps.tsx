import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ChallengeRecord } from '../../../../../shared/api/challenge.ts';
import { FindItPanel } from '../find-it/FindItPanel.tsx';
import { FixItPanel } from '../fix-it/FixItPanel.tsx';
import { OwnFixStep } from '../own-fix/OwnFixStep.tsx';
import { ownFixKeyOf } from '../own-fix/own-fix.ts';
import { MissingFixes } from './MissingFixes.tsx';
import { NoCode } from './NoCode.tsx';
import { type FixOption, fixesQuery, snippetQuery } from './questions.ts';
import { type Step, Tabs, tabId } from './Tabs.tsx';
import { useFindIt, useFixIt } from './verdicts.ts';

interface StepsProps {
  readonly challenge: ChallengeRecord;
  readonly onClose: () => void;
}

/**
 * Renders the steps of a coding challenge and keeps all choices and answers (ui-learning.md 3.2). It opens at the step that is left to do.
 */
export function Steps({ challenge, onClose }: StepsProps) {
  const { key, name, codingChallengeStatus: status } = challenge;
  const snippet = useQuery(snippetQuery(key));
  const fixes = useQuery(fixesQuery(key));
  const findIt = useFindIt(key);
  const fixIt = useFixIt(key);
  const [chosen, setStep] = useState<Step>();
  const [isHalfDone] = useState(status === 1);

  const ownFixKey = ownFixKeyOf(key);
  const options = fixes.data ?? [];
  const isFound = status >= 1 || findIt.verdict.kind === 'right';
  const isFixed = status >= 2 || options.some(({ index }) => fixIt.verdictOn(index).kind === 'right');
  const canFix = isFound && hasOptions(options);
  const opensAtFixIt = isHalfDone && isFound && (fixes.isPending || canFix);
  const step = chosen ?? (opensAtFixIt ? 'fix-it' : 'find-it');

  /** Goes on to the second step and moves the focus to its tab. */
  const goOn = () => {
    setStep('fix-it');
    document.getElementById(tabId('fix-it'))?.focus();
  };

  return (
    <>
      <Tabs
        step={step}
        states={{
          'find-it': isFound ? 'solved' : 'open',
          'fix-it': isFixed ? 'solved' : canFix || opensAtFixIt ? 'open' : 'locked',
          ...(ownFixKey !== undefined && { 'own-fix': isFixed ? 'open' : 'locked' }),
        }}
        onStep={setStep}
      />
      {snippet.data === undefined || (step === 'fix-it' && !hasOptions(options)) ? (
        <NoCode step={step} error={snippet.error} onRetry={() => snippet.refetch()} onClose={onClose} />
      ) : (
        <>
          <FindItPanel
            shown={step === 'find-it'}
            code={snippet.data}
            findIt={findIt}
            solved={isFound}
            onNext={canFix ? goOn : undefined}
            missingFixes={
              fixes.error && (
                <MissingFixes error={fixes.error} trying={fixes.isFetching} onRetry={() => fixes.refetch()} />
              )
            }
            onClose={onClose}
          />
          {hasOptions(options) && (
            <FixItPanel
              shown={step === 'fix-it'}
              challengeKey={key}
              challengeName={name}
              code={snippet.data}
              options={options}
              fixIt={fixIt}
              solved={isFixed}
              onClose={onClose}
            />
          )}
          {ownFixKey !== undefined && isFixed && (
            <OwnFixStep shown={step === 'own-fix'} challengeKey={ownFixKey} snippet={snippet.data} onClose={onClose} />
          )}
        </>
      )}
    </>
  );
}

function hasOptions(options: readonly FixOption[]): options is readonly [FixOption, ...FixOption[]] {
  return options.length > 0;
}
