import type { TFunction } from 'i18next';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExchangeSummary, RecordedExchange } from '../../../../../shared/api/workbench.ts';
import { fromBase64 } from '../model/bytes.ts';
import { readMessage } from '../model/response.ts';
import { askForExchange } from '../send/history.ts';
import { Compare, Compared, type Side } from '../view/compare/Compare.tsx';
import { laidOut } from '../view/compare/laid-out.ts';
import { nameOf } from './exports/exchange.ts';
import classes from './History.module.css';

const halves = ['request', 'response'] as const;

type Half = (typeof halves)[number];

interface CompareTwoProps {
  readonly run: string;
  readonly one: ExchangeSummary;
  readonly other: ExchangeSummary;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Shows how the requests or the responses of two exchanges differ. */
export function CompareTwo({ run, one, other, opened, onClose }: CompareTwoProps) {
  const { t } = useTranslation();
  const [half, setHalf] = useState<Half>('response');
  return (
    <Compare title={t('HISTORY_COMPARE_TITLE')} opened={opened} onClose={onClose}>
      {/* biome-ignore lint/a11y/useSemanticElements: buttons beside each other rather than a form */}
      <div role="group" aria-label={t('HISTORY_COMPARE_WHAT')} className={classes.halves}>
        {halves.map((each) => (
          <button key={each} type="button" aria-pressed={each === half} onClick={() => setHalf(each)}>
            {t(each === 'request' ? 'HISTORY_REQUESTS' : 'HISTORY_RESPONSES')}
          </button>
        ))}
      </div>
      <Two key={`${one.id} ${other.id}`} run={run} ids={[one.id, other.id]} half={half} />
    </Compare>
  );
}

interface TwoProps {
  readonly run: string;
  readonly ids: readonly [number, number];
  readonly half: Half;
}

type Both = readonly [RecordedExchange, RecordedExchange];

function Two({ run, ids: [first, second], half }: TwoProps) {
  const { t } = useTranslation();
  const [known, setKnown] = useState<Both | string>();
  useEffect(() => {
    const stop = new AbortController();
    const ask = (id: number) => askForExchange({ run, id }, stop.signal);
    Promise.all([ask(first), ask(second)]).then(setKnown, (error: unknown) => {
      if (!stop.signal.aborted) {
        setKnown(error instanceof Error ? error.message : String(error));
      }
    });
    return () => stop.abort();
  }, [run, first, second]);
  if (known === undefined) {
    return null;
  }
  return typeof known === 'string' ? (
    <p className={classes.trouble}>{known}</p>
  ) : (
    <Compared one={sideOf(known[0], half, t)} other={sideOf(known[1], half, t)} />
  );
}

function sideOf(exchange: RecordedExchange, half: Half, t: TFunction): Side {
  const { id, status, isUnpacked } = exchange;
  return {
    caption: t('HISTORY_COMPARED', { number: id, name: nameOf(exchange), status: status ?? '–' }),
    text: laidOut(readMessage(fromBase64(exchange[half]), isUnpacked && half === 'response')),
  };
}
