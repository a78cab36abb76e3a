import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChallengeRecord } from '../../../../../shared/api/challenge.ts';
import { get } from '../../../lib/api.ts';
import { changeLearner } from '../../../lib/learner.ts';
import { withLinks } from '../../../lib/outward-links/with-links.ts';
import { Delayed } from '../../../ui/states/Delayed.tsx';
import { RetryLine } from '../../../ui/states/RetryLine.tsx';
import controls from '../../controls.module.css';
import classes from './Challenge.module.css';

interface DrawerHintsProps {
  readonly challenge: ChallengeRecord;
  /** Number of hints that are open. */
  readonly opened: number;
}

/** Shows the hints that the learner has opened, here or on the score board, and opens the next one (decision 33). */
export function DrawerHints({ challenge, opened }: DrawerHintsProps) {
  const { t, i18n } = useTranslation();
  const hints = useRef<HTMLDivElement>(null);
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['hints', challenge.key, i18n.language],
    queryFn: async ({ signal }) => {
      const path = `rest/range/hints/${challenge.key}?language=${encodeURIComponent(i18n.language)}`;
      return (await get<{ readonly hints: readonly string[] }>(path, { signal })).hints;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (data === undefined) {
    return isError ? (
      <RetryLine message="HINTS_FAILED" onRetry={() => void refetch()} trying={isFetching} />
    ) : (
      <Delayed>{t('HELP_LOADING')}</Delayed>
    );
  }
  const openNext = () => {
    void changeLearner({ openedHints: { [challenge.key]: opened + 1 } });
    // The button goes away with the last hint.
    if (opened + 1 >= data.length) {
      hints.current?.focus();
    }
  };
  return (
    <div ref={hints} className={classes.hints} tabIndex={-1} aria-live="polite">
      {opened > 0 && (
        <ol className={classes.list}>
          {data.slice(0, opened).map((hint, index) => (
            <li key={hint} className={classes.hint}>
              <span className={classes.number}>{t('HINTS_SHOWN', { number: index + 1, all: data.length })}</span>
              {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the range's own texts, escaped where they show markup (decision 33) */}
              <div dangerouslySetInnerHTML={{ __html: withLinks(hint) }} />
            </li>
          ))}
        </ol>
      )}
      {opened < data.length && (
        <button type="button" className={`${controls.control} ${classes.next}`} onClick={openNext}>
          {t('HINT_NEXT', { next: opened + 1, all: data.length })}
        </button>
      )}
    </div>
  );
}
