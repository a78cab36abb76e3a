import { IconArrowsDiff, IconTableDown } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { download } from '../../../backup/download.ts';
import controls from '../../../controls.module.css';
import { fromBase64 } from '../../model/bytes.ts';
import { readResponse } from '../../model/response.ts';
import { timedName } from '../../model/timed-name.ts';
import { Compare, Compared, type Side } from '../../view/compare/Compare.tsx';
import { laidOut } from '../../view/compare/laid-out.ts';
import type { Column } from '../../view/table/column.ts';
import { tableCsv } from '../../view/table/table-csv.ts';
import { useNumbers } from '../../view/use-numbers.ts';
import { lastAnswer, type Row, type Run } from '../run/run.ts';
import classes from './Results.module.css';

interface ResultActionsProps {
  readonly run: Run;
  /** Those that are shown, in their order. */
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  /** Numbers of the rows that are to be compared. */
  readonly marked: readonly number[];
}

/** Says how many results are shown, saves them, and compares two of them. */
export function ResultActions({ run, rows, columns, marked }: ResultActionsProps) {
  const { t } = useTranslation();
  const number = useNumbers();
  const [compares, setCompares] = useState(false);
  const [one, other] = marked.map((number) => run.rows.find((row) => row.number === number));
  return (
    <div className={classes.actions}>
      <p className={classes.count}>
        {t('RUNNER_SHOWN', { shown: number(rows.length), count: run.rows.length, number: number(run.rows.length) })}
      </p>
      <button
        type="button"
        className={controls.control}
        disabled={one === undefined || other === undefined}
        title={t('RUNNER_COMPARE_IS')}
        onClick={() => setCompares(true)}
      >
        <IconArrowsDiff size={18} stroke={1.5} aria-hidden />
        {t('RUNNER_COMPARE')}
      </button>
      <button
        type="button"
        className={controls.control}
        disabled={rows.length === 0}
        onClick={() => download(tableCsv(rows, columns), timedName('runner', run.at, 'csv'), 'text/csv')}
      >
        <IconTableDown size={18} stroke={1.5} aria-hidden />
        {t('RUNNER_SAVE_CSV')}
      </button>
      <Compare title={t('RUNNER_COMPARE_TITLE')} opened={compares} onClose={() => setCompares(false)}>
        {one !== undefined && other !== undefined && <Two one={one} other={other} />}
      </Compare>
    </div>
  );
}

function Two({ one, other }: { readonly one: Row; readonly other: Row }) {
  const { t } = useTranslation();
  const [first, second] = useMemo(() => [sideOf(one, t), sideOf(other, t)] as const, [one, other, t]);
  return <Compared one={first} other={second} />;
}

function sideOf(row: Row, t: TFunction): Side {
  const { status, length, response } = lastAnswer(row) ?? {};
  return {
    caption: t('RUNNER_COMPARED', { number: row.number, status: status ?? '–', count: length ?? 0 }),
    text: laidOut(readResponse(fromBase64(response ?? ''))),
  };
}
