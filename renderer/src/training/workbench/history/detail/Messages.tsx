import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { HistoryLimits, RecordedExchange } from '../../../../../../shared/api/workbench.ts';
import { fromBase64 } from '../../model/bytes.ts';
import { bytesText } from '../../view/amounts.ts';
import { MessageView } from '../../view/MessageView.tsx';
import { SentSummary } from '../../view/SentSummary.tsx';
import { wholeLength } from '../exports/exchange.ts';
import classes from './Detail.module.css';

interface MessagesProps {
  readonly exchange: RecordedExchange;
  readonly limits: HistoryLimits;
}

/** Shows a recorded request and its response, beside each other where there is room. */
export function Messages({ exchange, limits }: MessagesProps) {
  const { t } = useTranslation();
  const { end, milliseconds, isUnpacked } = exchange;
  const request = useMemo(() => fromBase64(exchange.request), [exchange.request]);
  const response = useMemo(() => fromBase64(exchange.response), [exchange.response]);
  const cut = (length: number) => t('HISTORY_BODY_CUT', { kept: bytesText(limits.body), size: bytesText(length) });
  return (
    <div className={classes.messages}>
      <section className={classes.message} aria-label={t('REPEATER_REQUEST')}>
        {exchange.isRequestCut && <p className={classes.about}>{cut(exchange.requestLength)}</p>}
        <MessageView bytes={request} label={t('REPEATER_REQUEST')} hasHeading />
      </section>
      <section className={classes.message} aria-label={t('REPEATER_RESPONSE')}>
        {exchange.isResponseCut && <p className={classes.about}>{cut(exchange.responseLength)}</p>}
        {isUnpacked && response.length > 0 && <p className={classes.about}>{t('HISTORY_UNPACKED')}</p>}
        {response.length === 0 ? (
          <p className={classes.about}>{t(end === 'underWay' ? 'HISTORY_NO_RESPONSE_YET' : 'HISTORY_NO_RESPONSE')}</p>
        ) : (
          <MessageView bytes={response} label={t('REPEATER_RESPONSE')} isUnpacked={isUnpacked} hasHeading>
            {end === 'underWay' ? (
              <span className={classes.underWay}>{t('HISTORY_UNDER_WAY')}</span>
            ) : (
              <SentSummary
                response={exchange.response}
                end={end === 'cutOff' ? 'closed' : 'complete'}
                milliseconds={milliseconds}
                length={wholeLength(response, exchange)}
              />
            )}
          </MessageView>
        )}
      </section>
    </div>
  );
}
