import { useMediaQuery } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '../dialog/Panel.tsx';
import type { FixOption } from '../dialog/questions.ts';
import { VerdictCard } from '../dialog/VerdictCard.tsx';
import type { FixIt } from '../dialog/verdicts.ts';
import { Diff } from './Diff.tsx';
import { DiffToolbar } from './DiffToolbar.tsx';
import { compareCode } from './diff.ts';
import { useDiffFormat } from './diff-format.ts';
import { Feedback } from './Feedback.tsx';
import { FixOptions } from './FixOptions.tsx';

interface FixItPanelProps {
  readonly shown: boolean;
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
export function FixItPanel({ shown, challengeName, code, options, fixIt, solved, onClose }: FixItPanelProps) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState(options[0]);
  const narrow = useMediaQuery('(width < 43.75em)', undefined, { getInitialValueInEffect: false });
  const [folded, setFolded] = useState(narrow || code.split('\n').length > longSnippet);
  const [format, setFormat] = useDiffFormat();
  const rows = useMemo(() => compareCode(code, chosen.code), [code, chosen]);
  const verdict = fixIt.verdictOn(chosen.index);
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
      disabled={solved || fixIt.busy}
      onSubmit={() => fixIt.submit(chosen.index)}
      onClose={onClose}
    >
      <p>{t('FIX_IT_TASK')}</p>
      <FixOptions options={options} chosen={chosen.index} verdictOn={fixIt.verdictOn} onChoose={choose} />
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
