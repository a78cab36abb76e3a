import { useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HistoryState } from '../../../../../shared/api/workbench.ts';
import { changeOrder, historyView, remark, showExchange } from '../store/history.ts';
import { sorted } from '../view/table/order.ts';
import { Table } from '../view/table/Table.tsx';
import { Actions } from './Actions.tsx';
import { Detail } from './detail/Detail.tsx';
import classes from './History.module.css';
import { Count } from './list/Count.tsx';
import { columnsOf } from './list/columns.tsx';
import { FilterBar } from './list/FilterBar.tsx';
import { countKinds, filtered, type Listed } from './list/filter.ts';
import list from './list/List.module.css';
import { marks } from './list/remarks.ts';
import { useSearch } from './list/use-search.ts';
import { RecordBar } from './RecordBar.tsx';

/** Lists what was recorded: a table that sorts and filters, and the messages of the exchange that is chosen. */
export function Exchanges({ state }: { readonly state: HistoryState }) {
  const { t, i18n } = useTranslation();
  const { filter, order, shown, remarks } = historyView.use();
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const detail = useRef<HTMLHeadingElement>(null);
  const found = useSearch(filter.text, state.revision);
  const { exchanges } = state;
  const rows = useMemo(
    () => exchanges.map((exchange): Listed => ({ number: exchange.id, exchange, remark: remarks.by[exchange.id] })),
    [exchanges, remarks],
  );
  const hasNotes = rows.some((row) => row.remark?.note !== undefined);
  const locale = i18n.language.replace('_', '-');
  const columns = useMemo(() => columnsOf(t, locale, hasNotes), [t, locale, hasNotes]);
  const visible = useMemo(
    () => sorted(filtered(rows, filter, found.ids), columns, order),
    [rows, filter, found.ids, columns, order],
  );
  const counts = useMemo(() => countKinds(rows), [rows]);
  const tick = useCallback(
    (id: number) => setTicked((now) => new Set(now.has(id) ? [...now].filter((each) => each !== id) : [...now, id])),
    [],
  );
  const tickName = useCallback((number: number) => t('HISTORY_TICK', { number }), [t]);
  const choose = useCallback((id: number) => {
    showExchange(id);
    // On a narrow screen the messages are beyond its edge.
    if (window.matchMedia('(width < 1000px)').matches) {
      requestAnimationFrame(() => detail.current?.scrollIntoView({ block: 'start', behavior: 'smooth' }));
    }
  }, []);
  // Ticked ones may be gone.
  const chosen = rows.filter(({ number }) => ticked.has(number));
  const row = rows.find(({ number }) => number === shown);
  const onKey = (key: string): boolean => {
    const mark = marks[Number(key) - 1];
    if (row === undefined || (mark === undefined && key !== '0')) {
      return false;
    }
    remark(row.number, { mark });
    return true;
  };
  return (
    <>
      <RecordBar state={state}>
        <Actions state={state} visible={visible} chosen={chosen} />
      </RecordBar>
      <FilterBar filter={filter} found={found} counts={counts}>
        <Count shown={visible.length} all={rows.length} ticked={chosen.length} onUntick={() => setTicked(new Set())} />
      </FilterBar>
      {visible.length === 0 ? (
        <p className={classes.unfit}>{t('HISTORY_NOTHING_FITS')}</p>
      ) : (
        <div className={classes.list} data-halved={row !== undefined || undefined}>
          <Table
            label={t('WORKBENCH_HISTORY')}
            rows={visible}
            columns={columns}
            order={order}
            onOrder={changeOrder}
            shown={shown}
            onShow={showExchange}
            onChoose={choose}
            onEnter={() => detail.current?.focus()}
            ticked={ticked}
            onTick={tick}
            tickHead={t('HISTORY_COLUMN_TICK')}
            tickName={tickName}
            onKey={onKey}
            foldsBelow={860}
            className={list.table}
          />
        </div>
      )}
      {row === undefined ? (
        visible.length > 0 && <p className={classes.hint}>{t('HISTORY_CHOOSE')}</p>
      ) : (
        <Detail state={state} row={row} heading={detail} />
      )}
    </>
  );
}
