import { IconLoader, IconPlugConnectedX } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import type { ExchangeSummary, Sender } from '../../../../../../shared/api/workbench.ts';
import { bytesText, timeText } from '../../view/amounts.ts';
import type { Column } from '../../view/table/column.ts';
import { firstDigit } from '../../view/table/status-group.ts';
import type { Listed } from './filter.ts';
import classes from './List.module.css';
import { MarkSign, markTexts } from './MarkSign.tsx';

/** Text keys of who sent a request. */
export const senderTexts: Readonly<Record<Sender, string>> = {
  page: 'HISTORY_SENDER_PAGE',
  workbench: 'HISTORY_SENDER_WORKBENCH',
  other: 'HISTORY_SENDER_OTHER',
};

/**
 * Returns the columns of the list.
 * @param hasNotes whether any of its rows has a note, which needs a column
 */
export function columnsOf(t: TFunction, locale: string, hasNotes: boolean): readonly Column<Listed>[] {
  const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'medium' });
  return [
    {
      id: 'number',
      name: t('HISTORY_COLUMN_NUMBER'),
      kind: 'number',
      width: 'small',
      value: ({ number }) => number,
      cell: ({ number, remark }) => (
        <>
          {remark?.mark !== undefined && <MarkSign mark={remark.mark} name={t(markTexts[remark.mark])} />}
          {number.toLocaleString(locale)}
        </>
      ),
    },
    {
      id: 'method',
      name: t('HISTORY_COLUMN_METHOD'),
      kind: 'text',
      width: 'small',
      value: ({ exchange }) => exchange.method,
      cell: ({ exchange: { method } }) => (
        <span className={classes.method} data-reads={method === 'GET' || method === 'HEAD' || undefined}>
          {method}
        </span>
      ),
    },
    {
      id: 'target',
      name: t('HISTORY_COLUMN_TARGET'),
      kind: 'text',
      width: 'wide',
      value: ({ exchange }) => exchange.target,
      cell: ({ exchange }) => <Target target={exchange.target} />,
    },
    {
      id: 'status',
      name: t('HISTORY_COLUMN_STATUS'),
      kind: 'number',
      width: 'small',
      value: ({ exchange }) => exchange.status ?? undefined,
      cell: ({ exchange }) => <Status exchange={exchange} t={t} />,
      group: ({ exchange }) => firstDigit(exchange.status ?? undefined),
    },
    {
      id: 'size',
      name: t('HISTORY_COLUMN_SIZE'),
      kind: 'number',
      width: 'small',
      value: ({ exchange }) => exchange.responseLength,
      cell: ({ exchange }) => bytesText(exchange.responseLength),
    },
    {
      id: 'time',
      name: t('HISTORY_COLUMN_TIME'),
      kind: 'number',
      width: 'small',
      value: ({ exchange: { end, milliseconds } }) => (end === 'underWay' ? undefined : milliseconds),
      cell: ({ exchange: { end, milliseconds } }) => (end === 'underWay' ? '–' : timeText(milliseconds)),
    },
    {
      id: 'sender',
      name: t('HISTORY_COLUMN_SENDER'),
      kind: 'text',
      width: 'middle',
      value: ({ exchange }) => t(senderTexts[exchange.sender]),
    },
    {
      id: 'at',
      name: t('HISTORY_COLUMN_AT'),
      kind: 'text',
      width: 'middle',
      value: ({ exchange }) => exchange.begun,
      cell: ({ exchange }) => clock.format(exchange.begun),
    },
    ...(hasNotes ? [noteColumn(t)] : []),
  ];
}

function noteColumn(t: TFunction): Column<Listed> {
  return {
    id: 'note',
    name: t('HISTORY_NOTE'),
    kind: 'text',
    width: 'middle',
    value: ({ remark }) => remark?.note,
    cell: ({ remark }) => <bdi title={remark?.note}>{remark?.note ?? ''}</bdi>,
  };
}

/** A path is what tells requests apart; its query stands back. */
function Target({ target }: { readonly target: string }) {
  const question = target.indexOf('?');
  const end = question < 0 ? target.length : question;
  return (
    <bdi title={target}>
      {target.slice(0, end)}
      <span className={classes.query}>{target.slice(end)}</span>
    </bdi>
  );
}

function Status({ exchange: { status, end }, t }: { readonly exchange: ExchangeSummary; readonly t: TFunction }) {
  if (end === 'underWay') {
    return (
      <span title={t('HISTORY_UNDER_WAY')}>
        <IconLoader size={14} stroke={1.5} role="img" aria-label={t('HISTORY_UNDER_WAY')} />
      </span>
    );
  }
  return (
    <>
      {end === 'cutOff' && (
        <span className={classes.cutOff} title={t('HISTORY_CUT_OFF')}>
          <IconPlugConnectedX size={15} stroke={1.5} role="img" aria-label={t('HISTORY_CUT_OFF')} />
        </span>
      )}
      {status ?? '–'}
    </>
  );
}
