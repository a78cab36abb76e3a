import { IconSend, IconX } from '@tabler/icons-react';
import { type RefObject, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showSnackBar } from '../../../../ui/snack-bar/snack-bar.ts';
import controls from '../../../controls.module.css';
import { fromBase64 } from '../../model/bytes.ts';
import { draftOfBytes } from '../../model/draft.ts';
import { openInRepeater } from '../../store/repeater.ts';
import { MessageView } from '../../view/MessageView.tsx';
import { SentSummary } from '../../view/SentSummary.tsx';
import { nameOf } from '../plan/name.ts';
import { requestsOf } from '../plan/requests.ts';
import type { Lack } from '../run/reader/take.ts';
import type { Row, Run } from '../run/run.ts';
import choice from '../setup/Requests.module.css';
import classes from './Results.module.css';

const lackTexts: Readonly<Record<Lack, string>> = {
  nothing: 'RUNNER_LACK_NOTHING',
  notJson: 'RUNNER_LACK_NOT_JSON',
  tooLong: 'RUNNER_LACK_TOO_LONG',
};

interface DetailProps {
  readonly run: Run;
  readonly row: Row;
  /** Takes the focus when the learner goes on from the table. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onClose: () => void;
}

/** Shows the requests and responses of a row, and what was taken from them. */
export function Detail({ run, row, heading, onClose }: DetailProps) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<number>();
  const last = row.answers.length - 1;
  const step = Math.min(chosen ?? last, last);
  const answer = row.answers[step];
  const { steps, lists, mode } = run;
  const make = useMemo(() => requestsOf({ steps, lists, mode }), [steps, lists, mode]);
  const request = useMemo(() => make(step, row.values, row.taken), [make, step, row]);
  const response = useMemo(() => fromBase64(answer?.response ?? ''), [answer?.response]);
  const taken = Object.entries(row.taken);
  const values = row.values.filter((value) => value !== null).map(shortened);
  return (
    <section className={classes.detail} aria-labelledby="runner-detail">
      <div className={classes.detailHead}>
        <h2 id="runner-detail" ref={heading} tabIndex={-1} className={classes.detailTitle}>
          {[t('RUNNER_DETAIL', { number: row.number }), ...values].join(' · ')}
        </h2>
        <button
          type="button"
          className={controls.control}
          onClick={() => {
            if (!openInRepeater(draftOfBytes(request))) {
              showSnackBar({ message: 'RUNNER_REPEATER_FULL', tone: 'error' });
            }
          }}
        >
          <IconSend size={18} stroke={1.5} aria-hidden />
          {t('RUNNER_TO_REPEATER')}
        </button>
        <button
          type="button"
          className={controls.icon}
          aria-label={t('RUNNER_CLOSE_DETAIL')}
          title={t('RUNNER_CLOSE_DETAIL')}
          onClick={onClose}
        >
          <IconX size={18} stroke={1.5} aria-hidden />
        </button>
      </div>
      {row.answers.length > 1 && (
        // biome-ignore lint/a11y/useSemanticElements: these buttons choose what is shown, and are no fields of a form
        <div role="group" aria-label={t('RUNNER_REQUESTS')} className={classes.steps}>
          {row.answers.map((each, index) => (
            <button
              key={steps[index]?.id}
              type="button"
              className={choice.step}
              aria-pressed={index === step}
              onClick={() => setChosen(index)}
            >
              <span className={choice.number}>{index + 1}</span>
              {`${nameOf(steps[index]?.draft ?? { text: '' })} · ${each.status ?? '–'}`}
            </button>
          ))}
        </div>
      )}
      {taken.length > 0 && (
        <dl className={classes.taken}>
          {taken.map(([name, value]) => (
            <div key={name} style={{ display: 'contents' }}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {Object.entries(row.lacks).map(([name, lack]) => (
        <p key={name} className={classes.note}>
          {t(lackTexts[lack], { name })}
        </p>
      ))}
      <div className={classes.messages}>
        <div className={classes.message}>
          <MessageView bytes={request} label={t('RUNNER_DETAIL_REQUEST')} hasHeading />
        </div>
        <div className={classes.message}>
          {response.length === 0 ? (
            <p className={classes.note}>{t('RUNNER_NO_RESPONSE')}</p>
          ) : (
            <MessageView bytes={response} label={t('RUNNER_DETAIL_RESPONSE')} hasHeading>
              {answer !== undefined && <SentSummary {...answer} />}
            </MessageView>
          )}
        </div>
      </div>
    </section>
  );
}

/** Shortens a value to what fits into a heading. */
function shortened(value: string): string {
  return value.length > 80 ? `${value.slice(0, 79)}…` : value;
}
