import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LinesHelp } from '../../../../../shared/api/coding-challenges.ts';
import { writtenNumber } from '../../../../../shared/api/numbers.ts';
import { Panel } from '../dialog/Panel.tsx';
import classes from '../dialog/VerdictCard.module.css';
import { VerdictCard } from '../dialog/VerdictCard.tsx';
import type { FindIt } from '../dialog/verdicts.ts';
import { WithCode } from '../dialog/WithCode.tsx';
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
  const { selected = [], verdict, help } = findIt;
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
            help={<Help help={help} />}
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
      disabled={solved}
      onSubmit={findIt.submit}
      onClose={onClose}
    >
      <p>{t('FIND_IT_TASK')}</p>
      <CodeArea
        code={code}
        selected={selected}
        block={solved ? undefined : help.block}
        readOnly={solved}
        onSelect={findIt.select}
      />
    </Panel>
  );
}

/** Says in which block the lines are, and why they are weak, once the learner has been told. */
function Help({ help: { block, reason } }: { readonly help: LinesHelp }) {
  const { t } = useTranslation();
  return (
    <>
      {block !== undefined && <p className={classes.text}>{t('LINES_IN_BLOCK', block)}</p>}
      {reason !== undefined && (
        <p className={classes.text}>
          <strong>{t('LINES_REASON')}</strong> <WithCode text={reason.text} />
          {reason.weakness !== undefined && (
            <span lang="en" dir="ltr">
              {' '}
              ({writtenNumber(reason.weakness)}: {reason.weakness.name})
            </span>
          )}
        </p>
      )}
    </>
  );
}
