import { IconCircleCheck, IconCircleX, IconCopy, IconLoader2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { SmallButton } from '../../SmallButton.tsx';
import { copy } from '../../wallet/copy.ts';
import panel from '../Panel.module.css';
import { type LogEntry, useSandbox } from '../store.ts';
import classes from './Log.module.css';

const icons = { pending: IconLoader2, done: IconCircleCheck, failed: IconCircleX } as const;
const names = { pending: 'SANDBOX_LOG_PENDING', done: 'SANDBOX_LOG_DONE', failed: 'SANDBOX_LOG_FAILED' } as const;

/** Lists the transactions of this page, newest first: hash, gas and events, or why each failed. */
export function LogPanel() {
  const { t } = useTranslation();
  const log = useSandbox((sandbox) => sandbox.log);
  return (
    <section className={panel.panel} aria-labelledby="transaction-log">
      <h2 id="transaction-log" className={panel.heading}>
        {t('SANDBOX_LOG')}
      </h2>
      {log.length === 0 ? (
        <p className={panel.note}>{t('SANDBOX_LOG_EMPTY')}</p>
      ) : (
        <ol className={classes.list}>
          {log.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
    </section>
  );
}

function Entry({ entry: { title, state, hash, block, gas, events = [], failure } }: { readonly entry: LogEntry }) {
  const { t } = useTranslation();
  const Icon = icons[state];
  return (
    <li className={classes.entry} data-state={state}>
      <Icon size={18} stroke={1.5} aria-label={t(names[state])} />
      <div className={classes.facts}>
        <p className={classes.title}>{title}</p>
        {hash !== undefined && (
          <p className={classes.hash}>
            <span title={hash}>{`${hash.slice(0, 10)}…${hash.slice(-8)}`}</span>
            <SmallButton
              edge={28}
              icon={IconCopy}
              iconSize={16}
              aria-label={t('SANDBOX_COPY_HASH')}
              onClick={() => copy(hash)}
            />
          </p>
        )}
        {gas !== undefined && (
          <p>{t('SANDBOX_LOG_GAS', { gas: gas.toLocaleString('en'), block: String(block ?? '') })}</p>
        )}
        {events.map((event, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the events of a block keep their order, and two may be identical
          <p key={index} className={classes.event}>
            {event}
          </p>
        ))}
        {failure !== undefined && <p className={classes.failure}>{t(failure.text, failure.values)}</p>}
      </div>
    </li>
  );
}
