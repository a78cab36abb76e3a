import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClassStatus } from '../../../../shared/api/class.ts';
import { useDrawer } from '../../lib/drawer.ts';
import { RangeSurface } from '../../ui/RangeSurface.tsx';
import { CloseNotice } from '../notices/CloseNotice.tsx';
import notice from '../notices/Notice.module.css';
import { AskToJoin } from './AskToJoin.tsx';
import classes from './Class.module.css';
import './english.ts';
import { HintNews } from './HintNews.tsx';
import { noteSeen, seenUntil } from './seen-news.ts';

/** A class that there is. */
export type Class = Exclude<ClassStatus, { kind: 'none' }>;

/** The most news that are shown at once; closing one shows the next. */
const mostNews = 3;

/** Renders what concerns the learner in a class: the question whether to report, what the trainer announces, and hints for everybody. */
export function ClassNotices({ status }: { readonly status: Class }) {
  const isDrawerOpen = useDrawer(({ open }) => open);
  const [seen, setSeen] = useState(seenUntil(status.class));
  const close = (at: number) => setSeen(noteSeen(status.class, at));
  if (status.kind === 'asking') {
    // The drawer asks the same.
    return isDrawerOpen ? null : (
      <RangeSurface className={`${notice.card} ${classes.notice}`}>
        <AskToJoin status={status} />
      </RangeSurface>
    );
  }
  if (status.kind === 'declined') {
    return null;
  }
  const news = [
    ...status.announcements.map(({ at, text }) => ({ at, content: <Announced at={at} text={text} /> })),
    ...status.releasedHints.map((hint) => ({
      at: hint.at,
      content: <HintNews hint={hint} onShown={() => close(hint.at)} />,
    })),
  ]
    .filter(({ at }) => at > seen)
    .toSorted((one, other) => one.at - other.at)
    .slice(0, mostNews);
  return (
    <div role="status" className={classes.news}>
      {news.map(({ at, content }) => (
        <RangeSurface key={at} className={`${notice.card} ${classes.notice} ${classes.closable}`}>
          {content}
          <CloseNotice onClick={() => close(at)} />
        </RangeSurface>
      ))}
    </div>
  );
}

function Announced({ at, text }: { readonly at: number; readonly text: string }) {
  const { t, i18n } = useTranslation();
  const time = new Intl.DateTimeFormat(i18n.language.replace('_', '-'), { hour: '2-digit', minute: '2-digit' });
  return (
    <div>
      <p className={classes.label}>{t('CLASSROOM_ANNOUNCED', { time: time.format(at) })}</p>
      <p className={`${notice.text} ${classes.announced}`}>{text}</p>
    </div>
  );
}
