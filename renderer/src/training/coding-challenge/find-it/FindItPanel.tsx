import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '../dialog/Panel.tsx';
import { VerdictCard } from '../dialog/VerdictCard.tsx';
import type { FindIt } from '../dialog/verdicts.ts';
import { CodeArea } from './CodeArea.tsx';
import { useMovingOn } from './use-moving-on.ts';

interface FindItPanelProps {
  readonly shown: boolean;
  readonly code: string;
  readonly findIt: FindIt;
  /** Whether the step is solved, in this dialog or earlier. */
  readonly solved: boolean;
  /** Opens the next step; undefined while that is impossible. */
  readonly onNext: (() => void) | undefined;
  /** Why there are no fixes, once that is known. */
  readonly missingFixes: ReactNode;
  readonly onClose: () => void;
}

/** Renders the first step: choosing the vulnerable lines (ui-learning.md 3.3). Shortly after a right answer it goes on to the next step. */
export function FindItPanel({ shown, code, findIt, solved, onNext, missingFixes, onClose }: FindItPanelProps) {
  const { t } = useTranslation();
  const { selected = [], verdict, busy } = findIt;
  const movingOn = useMovingOn(verdict.kind === 'right', shown, onNext);
  return (
    <Panel
      step="find-it"
      shown={shown}
      verdict={
        <>
          <VerdictCard
            verdict={verdict}
            right={onNext === undefined ? 'LINES_RIGHT' : 'LINES_RIGHT_GO_ON'}
            wrong="LINES_WRONG"
            text="hint"
            action={
              onNext !== undefined && (
                <Button ref={movingOn.button} size="xs" onClick={onNext}>
                  {t('GO_TO_FIX_IT')}
                </Button>
              )
            }
            {...movingOn.pausing}
          />
          {solved && missingFixes}
        </>
      }
      submitId="findItSubmitButton"
      outcome={solved ? 'right' : verdict.kind}
      note={
        solved
          ? t('LINES_FOUND')
          : selected.length === 0
            ? t('NO_LINES_SELECTED')
            : t('LINES_SELECTED', { count: selected.length })
      }
      disabled={solved || busy}
      onSubmit={findIt.submit}
      onClose={onClose}
    >
      <p>{t('FIND_IT_TASK')}</p>
      <CodeArea code={code} selected={selected} readOnly={solved} onSelect={findIt.select} />
    </Panel>
  );
}
