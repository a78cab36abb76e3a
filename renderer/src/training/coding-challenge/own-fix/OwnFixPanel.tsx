import { Button, Skeleton } from '@mantine/core';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadCode } from '../../../lib/reach/load-code.ts';
import { showSnackBar } from '../../../ui/snack-bar/snack-bar.ts';
import { Panel } from '../dialog/Panel.tsx';
import { Checks } from './Checks.tsx';
import type { FixEditor } from './FixEditor.tsx';
import classes from './OwnFixPanel.module.css';
import { holds, type OwnFix } from './own-fix.ts';
import { TrialCard } from './TrialCard.tsx';

interface OwnFixPanelProps {
  readonly shown: boolean;
  readonly ownFix: OwnFix;
  readonly onClose: () => void;
}

/** Renders the third step: writing a fix of one's own (decision 110). The editor is loaded when it first opens. */
export function OwnFixPanel({ shown, ownFix, onClose }: OwnFixPanelProps) {
  const { t } = useTranslation();
  const { code, trial, busy, isChanged, edit, startAgain, run } = ownFix;
  const Editor = useEditor(shown);
  const results = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (trial.kind === 'verdict') {
      results.current?.scrollIntoView({ block: 'nearest' });
    }
  }, [trial]);
  const isOld = trial.kind === 'verdict' && trial.code !== code;
  const note = busy ? 'OWN_FIX_RUNNING' : isOld ? 'OWN_FIX_CHANGED_SINCE' : isChanged ? undefined : 'OWN_FIX_UNCHANGED';
  return (
    <Panel
      step="own-fix"
      shown={shown}
      verdict={<TrialCard trial={trial} />}
      submitId="ownFixRunButton"
      submitLabel="OWN_FIX_RUN"
      outcome={trial.kind === 'none' || isOld ? 'undecided' : holds(trial) ? 'right' : 'wrong'}
      note={note !== undefined && t(note)}
      disabled={false}
      onSubmit={run}
      onClose={onClose}
    >
      <p>{t('OWN_FIX_TASK')}</p>
      {Editor === undefined ? (
        <Skeleton height={320} radius={6} />
      ) : (
        <div className={classes.editor}>
          <Editor value={code} label={t('OWN_FIX_CODE')} onChange={edit} onRun={run} />
        </div>
      )}
      <div className={classes.below}>
        <span>{t('OWN_FIX_LEAVE')}</span>
        <Button variant="subtle" size="xs" disabled={!isChanged || busy} onClick={startAgain}>
          {t('OWN_FIX_START_AGAIN')}
        </Button>
      </div>
      <div ref={results}>
        {trial.kind === 'verdict' && trial.verdict.outcome === 'tried' && <Checks checks={trial.verdict.checks} />}
      </div>
    </Panel>
  );
}

/** Loads the editor once it is needed; undefined until then. */
function useEditor(needed: boolean): ComponentType<Parameters<typeof FixEditor>[0]> | undefined {
  const [Editor, setEditor] = useState<typeof FixEditor>();
  useEffect(() => {
    if (needed && Editor === undefined) {
      loadCode(() => import('./FixEditor.tsx')).then(
        (loaded) => setEditor(() => loaded.FixEditor),
        (error: unknown) => {
          console.log(error);
          showSnackBar({ message: 'ERROR_NO_ANSWER', tone: 'error' });
        },
      );
    }
  }, [needed, Editor]);
  return Editor;
}
