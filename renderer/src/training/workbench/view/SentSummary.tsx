import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type ExchangeEnd, workbenchLimits } from '../../../../../shared/api/workbench.ts';
import { fromBase64 } from '../model/bytes.ts';
import { readHead, statusIn } from '../model/response.ts';
import { bytesText, timeText } from './amounts.ts';
import classes from './Message.module.css';

interface SentSummaryProps {
  /** In base64. */
  readonly response: string;
  readonly end: ExchangeEnd;
  readonly milliseconds: number;
  /** How many bytes of the response arrived. */
  readonly length: number;
}

/** Says a response's status, its time and size, and how it ended unless it is whole. */
export function SentSummary({ response, end, milliseconds, length }: SentSummaryProps) {
  const { t } = useTranslation();
  const firstLine = useMemo(() => firstLineOf(response), [response]);
  const status = statusIn(firstLine);
  const ending = endingOf(end, base64Length(response), length, t);
  return (
    <div className={classes.summary}>
      {response !== '' && (
        <span className={classes.status} data-kind={kindOf(status)}>
          {status === undefined ? t('MESSAGE_NOT_HTTP') : firstLine.slice(firstLine.indexOf(' ') + 1)}
        </span>
      )}
      <span>{timeText(milliseconds)}</span>
      <span>{bytesText(length)}</span>
      {ending !== undefined && <span className={classes.ending}>{ending}</span>}
    </div>
  );
}

/** Returns how an exchange ended, in words; undefined if the whole response is there. */
export function endingOf(end: ExchangeEnd, kept: number, length: number, t: TFunction): string | undefined {
  switch (end) {
    case 'complete':
      return kept < length ? t('MESSAGE_CUT', { size: bytesText(kept) }) : undefined;
    case 'tooLong':
      return t('MESSAGE_TOO_LONG', { size: bytesText(length) });
    case 'timeout':
      return t('MESSAGE_TIMEOUT', { time: timeText(workbenchLimits.requestTime) });
    case 'closed':
      return t('MESSAGE_CLOSED');
    case 'refused':
      return t('MESSAGE_REFUSED');
    case 'stopped':
      return t('MESSAGE_STOPPED');
  }
}

/** Returns the meaning of a status for its colour and shape. */
function kindOf(status: number | undefined): 'good' | 'news' | 'care' | 'bad' {
  if (status === undefined || status >= 500) {
    return 'bad';
  }
  return status >= 400 ? 'care' : status >= 300 ? 'news' : 'good';
}

/** A first line is among the first bytes, wherever the response ends. */
function firstLineOf(response: string): string {
  return readHead(fromBase64(response.slice(0, 8192))).firstLine;
}

function base64Length(text: string): number {
  return (text.length / 4) * 3 - (text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0);
}
