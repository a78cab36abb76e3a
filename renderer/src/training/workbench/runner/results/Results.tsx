import { useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Order, sorted } from '../../view/table/order.ts';
import { Table } from '../../view/table/Table.tsx';
import type { Run } from '../run/run.ts';
import { Detail } from './Detail.tsx';
import { FilterBar } from './FilterBar.tsx';
import { filtered, noFilter } from './filter.ts';
import { ResultActions } from './ResultActions.tsx';
import classes from './Results.module.css';
import { columnsOf } from './table/columns.ts';
import { unusualRows } from './table/unusual.ts';
import { useFound } from './use-found.ts';

/** Shows the results of a run: a table that sorts and filters, and the messages of the chosen row. */
export function Results({ run }: { readonly run: Run }) {
  const { t } = useTranslation();
  const [filter, setFilter] = useState(noFilter);
  const [order, setOrder] = useState<Order>({ by: 'number', isDown: false });
  const [shown, setShown] = useState<number>();
  const [marked, setMarked] = useState<readonly number[]>([]);
  const detail = useRef<HTMLHeadingElement>(null);
  const { steps, mode, rows } = run;
  // biome-ignore lint/correctness/useExhaustiveDependencies: columns depend on nothing else of a run, which changes ten times a second
  const columns = useMemo(() => columnsOf(run, t), [steps, mode, t]);
  const unusual = useMemo(() => unusualRows(rows), [rows]);
  const found = useFound(rows, filter);
  const visible = useMemo(
    () => sorted(filtered(rows, filter, { columns, unusual, found: found.rows }), columns, order),
    [rows, filter, columns, unusual, found, order],
  );
  // Two can be compared. A third one takes the place of the first.
  const mark = useCallback(
    (number: number) =>
      setMarked((now) => (now.includes(number) ? now.filter((each) => each !== number) : [...now, number].slice(-2))),
    [],
  );
  const choose = useCallback((number: number) => {
    setShown(number);
    // On a narrow screen the messages are beyond its edge.
    if (window.matchMedia('(width < 1000px)').matches) {
      requestAnimationFrame(() => detail.current?.scrollIntoView({ block: 'start', behavior: 'smooth' }));
    }
  }, []);
  const ticked = useMemo(() => new Set(marked), [marked]);
  const tickName = useCallback((number: number) => t('RUNNER_COMPARE_ROW', { number }), [t]);
  const signs = useMemo(() => ({ numbers: unusual, name: t('RUNNER_UNUSUAL') }), [unusual, t]);
  const row = rows.find(({ number }) => number === shown);
  return (
    <div className={classes.results}>
      <FilterBar filter={filter} onChange={setFilter} problem={found.problem} />
      <ResultActions run={run} rows={visible} columns={columns} marked={marked} />
      {visible.length === 0 ? (
        <p className={classes.empty}>{t(rows.length === 0 ? 'RUNNER_NO_RESULTS_YET' : 'RUNNER_NOTHING_FITS')}</p>
      ) : (
        <Table
          label={t('RUNNER_RESULTS')}
          rows={visible}
          columns={columns}
          order={order}
          onOrder={setOrder}
          shown={shown}
          onShow={setShown}
          onChoose={choose}
          onEnter={() => detail.current?.focus()}
          ticked={ticked}
          onTick={mark}
          tickHead={t('RUNNER_COLUMN_COMPARE')}
          tickName={tickName}
          signs={signs}
          foldsBelow={600}
          className={classes.table}
        />
      )}
      {row === undefined ? (
        visible.length > 0 && <p className={classes.hint}>{t('RUNNER_CHOOSE_ROW')}</p>
      ) : (
        <Detail run={run} row={row} heading={detail} onClose={() => setShown(undefined)} />
      )}
    </div>
  );
}
