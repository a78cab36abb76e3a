import { IconPlayerPlay, IconSend, IconX } from '@tabler/icons-react';
import { type RefObject, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { HistoryState, RecordedExchange } from '../../../../../../shared/api/workbench.ts';
import { showSnackBar } from '../../../../ui/snack-bar/snack-bar.ts';
import { Delayed } from '../../../../ui/states/Delayed.tsx';
import controls from '../../../controls.module.css';
import { showExchange } from '../../store/history.ts';
import { openInRepeater } from '../../store/repeater.ts';
import { openInRunner } from '../../store/runner.ts';
import { ExportMenu } from '../../view/ExportMenu.tsx';
import { useNumbers } from '../../view/use-numbers.ts';
import { draftOf, harExchangeOf, nameOf } from '../exports/exchange.ts';
import { senderTexts } from '../list/columns.tsx';
import type { Listed } from '../list/filter.ts';
import classes from './Detail.module.css';
import { Messages } from './Messages.tsx';
import { Remarks } from './Remarks.tsx';
import { useExchange } from './use-exchange.ts';

interface DetailProps {
  readonly state: HistoryState;
  readonly row: Listed;
  /** Takes the focus when the learner goes on from the list. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** Shows an exchange: what the learner has noted of it, its messages, and what can be done with it. */
export function Detail({ state: { run, limits }, row, heading }: DetailProps) {
  const { t, i18n } = useTranslation();
  const { exchange: summary, remark } = row;
  const number = useNumbers();
  const whole = useExchange(run, summary);
  // For a moment, it may be the exchange before.
  const isThere = whole.kind === 'there' && whole.exchange.id === row.number;
  const time = new Intl.DateTimeFormat(i18n.language.replace('_', '-'), { dateStyle: 'medium', timeStyle: 'medium' });
  return (
    <section className={classes.detail} aria-labelledby="history-detail">
      <div className={classes.head}>
        <h2 id="history-detail" ref={heading} tabIndex={-1} className={classes.title}>
          {t('HISTORY_DETAIL', { number: number(row.number), name: shortened(nameOf(summary)) })}
          <span className={classes.facts}>{` ${t(senderTexts[summary.sender])}, ${time.format(summary.begun)}`}</span>
        </h2>
        <div className={classes.actions}>{isThere && <Actions exchange={whole.exchange} row={row} />}</div>
        <button
          type="button"
          className={`${controls.icon} ${classes.close}`}
          aria-label={t('RUNNER_CLOSE_DETAIL')}
          title={t('RUNNER_CLOSE_DETAIL')}
          onClick={() => showExchange(undefined)}
        >
          <IconX size={18} stroke={1.5} aria-hidden />
        </button>
      </div>
      <Remarks id={row.number} remark={remark} />
      {whole.kind === 'waiting' && (
        <Delayed>
          <p className={classes.about}>{t('REPEATER_SENDING')}</p>
        </Delayed>
      )}
      {whole.kind === 'gone' && <p className={classes.about}>{t('HISTORY_GONE')}</p>}
      {whole.kind === 'failed' && <p className={classes.failure}>{whole.reason}</p>}
      {whole.kind === 'there' && <Messages exchange={whole.exchange} limits={limits} />}
    </section>
  );
}

function Actions({ exchange, row }: { readonly exchange: RecordedExchange; readonly row: Listed }) {
  const { t } = useTranslation();
  const draft = useMemo(() => draftOf(exchange), [exchange]);
  const name = nameOf(exchange);
  return (
    <>
      <button
        type="button"
        id="history-to-repeater"
        className={controls.control}
        onClick={() => {
          if (!openInRepeater(draft, name)) {
            showSnackBar({ message: 'REPEATER_TOO_MANY', tone: 'error' });
          }
        }}
      >
        <IconSend size={18} stroke={1.5} aria-hidden />
        {t('RUNNER_TO_REPEATER')}
      </button>
      <button type="button" className={controls.control} onClick={() => openInRunner(draft)}>
        <IconPlayerPlay size={18} stroke={1.5} aria-hidden />
        {t('REPEATER_TO_RUNNER')}
      </button>
      <ExportMenu draft={draft} name={name} exchange={() => harExchangeOf(exchange, row.remark)} />
    </>
  );
}

/** Shortens a name to what fits into a heading. */
function shortened(name: string): string {
  return name.length > 120 ? `${name.slice(0, 119)}…` : name;
}
