import { type Extension, Prec } from '@codemirror/state';
import { keymap } from '@codemirror/view';
import { IconEraser, IconHighlight, IconWand } from '@tabler/icons-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import controls from '../../../controls.module.css';
import { CodeEditor } from '../../../editor/CodeEditor.tsx';
import { isMac } from '../../../palette/keys.ts';
import { fromBase64 } from '../../model/bytes.ts';
import { changeStep } from '../../store/runner.ts';
import { Choice } from '../../view/fields/Choice.tsx';
import { Care } from '../Care.tsx';
import type { Plan } from '../plan/plan.ts';
import { positionTexts } from '../plan/positions.ts';
import { unknownNames } from '../plan/requests.ts';
import { hasLoneMark, mark } from '../plan/template.ts';
import { makePositions } from './positions-extension.ts';
import classes from './Setup.module.css';

interface RequestEditorProps {
  readonly plan: Plan;
  /** Which of the plan's requests. */
  readonly at: number;
  readonly onStart: () => void;
}

/** Edits a request and marks its positions. */
export function RequestEditor({ plan, at, onStart }: RequestEditorProps) {
  const { t } = useTranslation();
  const [positions] = useState(makePositions);
  const start = useRef(onStart);
  useEffect(() => {
    start.current = onStart;
  });
  const extensions = useMemo((): Extension => {
    const run = () => {
      start.current();
      return true;
    };
    return [positions.extension, Prec.highest(keymap.of([{ key: 'Mod-Enter', run }]))];
  }, [positions]);
  const before = plan.steps.slice(0, at);
  const first = positionTexts({ steps: before }).length + 1;
  const known = before.flatMap(({ takes }) => takes.map(({ name }) => name)).join(' ');
  useEffect(() => positions.surround({ first, known: new Set(known.split(' ')) }), [positions, first, known]);
  const step = plan.steps[at];
  if (step === undefined) {
    return null;
  }
  const { draft } = step;
  const change = (part: Partial<typeof draft>) => changeStep(plan.id, step.id, { draft: { ...draft, ...part } });
  const unknown = unknownNames(plan, at);
  const shortcut = isMac ? '⌘I' : 'Ctrl+I';
  return (
    <>
      <div className={classes.bar}>
        <button
          type="button"
          className={controls.control}
          aria-keyshortcuts={isMac ? 'Meta+I' : 'Control+I'}
          title={t('RUNNER_MARK_IS', { keys: shortcut })}
          onClick={positions.toggle}
        >
          <IconHighlight size={18} stroke={1.5} aria-hidden />
          {t('RUNNER_MARK', { mark })}
        </button>
        <button type="button" className={controls.control} title={t('RUNNER_MARK_ALL_IS')} onClick={positions.markAll}>
          <IconWand size={18} stroke={1.5} aria-hidden />
          {t('RUNNER_MARK_ALL')}
        </button>
        <button
          type="button"
          className={controls.control}
          disabled={!draft.text.includes(mark)}
          onClick={positions.clear}
        >
          <IconEraser size={18} stroke={1.5} aria-hidden />
          {t('RUNNER_CLEAR_MARKS')}
        </button>
      </div>
      <CodeEditor
        value={draft.text}
        label={t('RUNNER_REQUEST_NUMBER', { number: at + 1 })}
        extensions={extensions}
        onChange={(text) => change({ text })}
      />
      {hasLoneMark(draft.text) && <Care>{t('RUNNER_LONE_MARK', { mark })}</Care>}
      {unknown.length > 0 && at > 0 && <Care>{t('RUNNER_UNKNOWN_NAME', { name: `{{${unknown[0]}}}` })}</Care>}
      {draft.data !== undefined && (
        <p className={classes.note}>{t('RUNNER_DATA', { count: fromBase64(draft.data).length })}</p>
      )}
      <Choice
        kind="checkbox"
        checked={draft.setsLength}
        name={t('RUNNER_SETS_LENGTH')}
        onChange={(setsLength) => change({ setsLength })}
      />
    </>
  );
}
