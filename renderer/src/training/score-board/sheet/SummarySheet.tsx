import { IconArrowLeft, IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChallengeRecord } from '../../../../../shared/api/challenge.ts';
import type { TextsOf } from '../../../lib/challenge-texts.ts';
import type { Configuration } from '../../../lib/config.ts';
import { useLearner } from '../../../lib/learner.ts';
import { pathsQuery } from '../../../lib/paths.ts';
import { formatDateTime } from '../../../lib/purchases/format.ts';
import { shownOf } from '../../../lib/selection.ts';
import { LearnerName } from '../../backup/LearnerName.tsx';
import { learnerName } from '../../backup/learner-name.ts';
import '../../backup/english.ts';
import controls from '../../controls.module.css';
import { boardEntries } from '../entries.ts';
import { solvedTimesQuery } from '../solved-times.ts';
import { withoutCoding } from '../without-coding.ts';
import { learnerSummary } from './learner-summary.ts';
import { ProgressTable } from './ProgressTable.tsx';
import { SheetFigures } from './SheetFigures.tsx';
import { SolvedTable } from './SolvedTable.tsx';
import classes from './SummarySheet.module.css';
import { solvedFlawsQuery } from './solved-flaws.ts';
import { Weaknesses } from './Weaknesses.tsx';
import { WhatNext } from './WhatNext.tsx';

interface SummarySheetProps {
  readonly challenges: readonly ChallengeRecord[];
  readonly configuration: Configuration;
  readonly textsOf: TextsOf;
}

/** Renders the learner's summary, which is made to be printed on A4. It says what the range has noted and claims nothing else. */
export function SummarySheet({ challenges: all, configuration, textsOf }: SummarySheetProps) {
  const { t, i18n } = useTranslation();
  const [name, setName] = useState(() => learnerName() ?? '');
  const learner = useLearner();
  const paths = useQuery(pathsQuery).data;
  const solvedTimes = useQuery(solvedTimesQuery).data;
  const flaws = useQuery(solvedFlawsQuery).data ?? {};
  const entries = useMemo(
    () => boardEntries(withoutCoding(shownOf(all, configuration), configuration), textsOf),
    [all, configuration, textsOf],
  );
  const summary = useMemo(
    () => learnerSummary(entries, learner, paths, solvedTimes ?? {}),
    [entries, learner, paths, solvedTimes],
  );
  return (
    <>
      <div className={classes.controls}>
        <a href="#/score-board" className={`${controls.control} ${classes.control}`}>
          <IconArrowLeft size={18} stroke={1.5} className={classes.arrow} aria-hidden />
          {t('SHEET_BACK')}
        </a>
        <div className={classes.nameField}>
          <LearnerName onChange={setName} />
        </div>
        <button
          type="button"
          className={`${controls.control} ${controls.primary} ${classes.control}`}
          onClick={() => window.print()}
        >
          <IconPrinter size={18} stroke={1.5} aria-hidden />
          {t('SHEET_PRINT')}
        </button>
      </div>
      <article className={classes.sheet} aria-labelledby="sheet-title">
        <header className={classes.head}>
          <p className={classes.product}>Juice Range</p>
          <h2 id="sheet-title" className={classes.title}>
            {name.trim() === '' ? t('SHEET_TITLE') : t('SHEET_TITLE_OF', { name: name.trim() })}
          </h2>
          <p className={classes.date}>{formatDateTime(new Date(), i18n.language)}</p>
        </header>
        <SheetFigures summary={summary} />
        <div className={classes.tables}>
          <ProgressTable kind="difficulty" summary={summary} />
          <ProgressTable kind="topic" summary={summary} />
        </div>
        <SolvedTable solves={summary.solves} flaws={flaws} />
        <Weaknesses solves={summary.solves} flaws={flaws} />
        <WhatNext next={summary.next} entries={entries} />
        <p className={classes.claim}>{t('SHEET_CLAIM')}</p>
      </article>
    </>
  );
}
