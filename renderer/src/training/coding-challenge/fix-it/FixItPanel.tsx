import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '../dialog/Panel.tsx';
import { debriefQuery, type FixOption } from '../dialog/questions.ts';
import { VerdictCard } from '../dialog/VerdictCard.tsx';
import type { FixIt, Verdict } from '../dialog/verdicts.ts';
import { Diff } from './Diff.tsx';
import { DiffToolbar } from './DiffToolbar.tsx';
import { compareCode } from './diff.ts';
import { useDiffFormat } from './diff-format.ts';
import { Feedback } from './Feedback.tsx';
import { type FixNote, FixOptions } from './FixOptions.tsx';

interface FixItPanelProps {
  readonly shown: boolean;
  readonly challengeKey: string;
  readonly challengeName: string;
  readonly code: string;
  readonly options: readonly [FixOption, ...FixOption[]];
  readonly fixIt: FixIt;
  /** Whether the step is solved, in this dialog or earlier. */
  readonly solved: boolean;
  readonly onClose: () => void;
}

/** Longer snippets, and all snippets on small screens, at first show only their differences. */
const longSnippet = 40;

/** Renders the second step: choosing the fix (ui-learning.md 3.4). */
export function FixItPanel({
  shown,
  challengeKey,
  challengeName,
  code,
  options,
  fixIt,
  solved,
  onClose,
}: FixItPanelProps) {
  const { t, i18n } = useTranslation();
  const [chosen, setChosen] = useState(options[0]);
  const narrow = useMediaQuery('(width < 43.75em)', undefined, { getInitialValueInEffect: false });
  const [folded, setFolded] = useState(narrow || code.split('\n').length > longSnippet);
  const [format, setFormat] = useDiffFormat();
  const rows = useMemo(() => compareCode(code, chosen.code), [code, chosen]);
  const verdict = fixIt.verdictOn(chosen.index);
  // The focused button has just been disabled. The focus moves to what is said of all fixes.
  const choice = useRef<HTMLDivElement>(null);
  const isJustSolved = verdict.kind === 'right';
  useEffect(() => {
    if (isJustSolved) {
      choice.current?.querySelector<HTMLElement>(':checked')?.focus();
    }
  }, [isJustSolved]);
  const debrief = useQuery({ ...debriefQuery(challengeKey, i18n.language), enabled: solved });
  const noteOn = (index: number): FixNote | undefined => debrief.data?.[index] ?? noteIn(fixIt.verdictOn(index));
  const choose = (index: number) => setChosen(options.find((option) => option.index === index) ?? chosen);
  return (
    <Panel
      step="fix-it"
      shown={shown}
      verdict={<VerdictCard verdict={verdict} right="FIX_RIGHT" wrong="FIX_WRONG" text="explanation" />}
      submitId="fixItSubmitButton"
      outcome={verdict.kind}
      note={
        solved ? <Feedback challengeName={challengeName} /> : t('FIX_CHOSEN', { number: options.indexOf(chosen) + 1 })
      }
      disabled={solved}
      onSubmit={() => fixIt.submit(chosen.index)}
      onClose={onClose}
    >
      <p>{t('FIX_IT_TASK')}</p>
      <div ref={choice}>
        <FixOptions options={options} chosen={chosen.index} noteOn={noteOn} onChoose={choose} />
      </div>
      <DiffToolbar
        count={rows.filter(({ changed }) => changed).length}
        onlyDifferences={folded}
        onOnlyDifferences={setFolded}
        format={format}
        onFormat={setFormat}
      />
      <Diff rows={rows} folded={folded} format={narrow ? 'LineByLine' : format} />
    </Panel>
  );
}

/** Returns what a verdict says under its fix; undefined where there is none yet. */
function noteIn(verdict: Verdict): FixNote | undefined {
  return verdict.kind === 'right' || verdict.kind === 'wrong'
    ? { isRight: verdict.kind === 'right', explanation: verdict.text ?? '', weakness: null }
    : undefined;
}
