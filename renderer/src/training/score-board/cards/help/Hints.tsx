import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { get } from '../../../../lib/api.ts';
import { withLinks } from '../../../../lib/outward-links/with-links.ts';
import { Delayed } from '../../../../ui/states/Delayed.tsx';
import { RetryLine } from '../../../../ui/states/RetryLine.tsx';
import controls from '../../../controls.module.css';
import { useBoard } from '../../board-context.ts';
import type { BoardEntry } from '../../entries.ts';
import classes from './Help.module.css';
import { LessonLink } from './LessonLink.tsx';
import { OnlineLink } from './OnlineLink.tsx';
import { useOpenedHints } from './opened-hints.ts';

/** Shows the hints of a challenge, opened one by one. Each reveals more than the one before (decision 33). Those
 * that were opened stay open for good (decision 45). */
export function Hints({ entry: { challenge } }: { readonly entry: BoardEntry }) {
  const { t, i18n } = useTranslation();
  const lesson = useBoard().lessonOf(challenge.key);
  const [opened, onOpenNext] = useOpenedHints(challenge.key);
  const list = useRef<HTMLOListElement>(null);
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
      <RetryLine message="HINTS_FAILED" onRetry={refetch} trying={isFetching} />
    ) : (
      <Delayed>{t('HELP_LOADING')}</Delayed>
    );
  }
  const shown = data.slice(0, opened);
  const openNext = () => {
    onOpenNext();
    // The button goes away with the last hint.
    if (opened + 1 >= data.length) {
      list.current?.focus();
    }
  };
  return (
    <>
      <ol ref={list} className={classes.hints} tabIndex={-1}>
        {shown.map((hint, index) => (
          <li key={hint} className={classes.hint}>
            <span className={classes.number}>{t('HINTS_SHOWN', { number: index + 1, all: data.length })}</span>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the range's own texts, escaped where they show markup (decision 33) */}
            <div dangerouslySetInnerHTML={{ __html: withLinks(hint) }} />
          </li>
        ))}
      </ol>
      <div className={classes.actions}>
        {opened < data.length && (
          <button type="button" className={`${controls.control} ${classes.next}`} onClick={openNext}>
            {t('HINT_NEXT', { next: opened + 1, all: data.length })}
          </button>
        )}
        {lesson !== undefined ? (
          <LessonLink href={lesson} text={t('LESSON_READ')} />
        ) : (
          challenge.hintUrl !== null && <OnlineLink href={challenge.hintUrl} text={t('CLICK_FOR_MORE_HINTS')} />
        )}
      </div>
    </>
  );
}
