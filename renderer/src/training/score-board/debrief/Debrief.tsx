import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useOpenedLater } from '../../../lib/use-opened-later.ts';
import { rangeSkin } from '../../../ui/RangeSurface.tsx';
import { Delayed } from '../../../ui/states/Delayed.tsx';
import { RetryLine } from '../../../ui/states/RetryLine.tsx';
import type { BoardEntry } from '../entries.ts';
import classes from './Debrief.module.css';
import { DebriefContent } from './DebriefContent.tsx';
import { debriefQuery } from './debrief-query.ts';

interface DebriefProps {
  /** A solved challenge. */
  readonly entry: BoardEntry;
  readonly entries: readonly BoardEntry[];
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Shows what is known of a solved challenge: how it went, what was wrong, and where to go from here. */
export function Debrief({ entry, entries, opened, onClose }: DebriefProps) {
  const { t, i18n } = useTranslation();
  const small = useMediaQuery('(width < 700px)', undefined, { getInitialValueInEffect: false });
  const shown = useOpenedLater(opened);
  const { data, isError, isFetching, refetch } = useQuery(debriefQuery(entry.challenge, i18n.language));
  return (
    <Modal
      {...rangeSkin}
      opened={shown}
      onClose={onClose}
      fullScreen={small}
      size="56rem"
      padding={0}
      title={
        <>
          <span className={classes.kicker}>{t('DEBRIEF_SHORT')}: </span>
          {entry.name}
        </>
      }
      closeButtonProps={{ size: 44, 'aria-label': t('BTN_CLOSE') }}
      classNames={{ content: classes.dialog, header: classes.header, title: classes.title, body: classes.body }}
    >
      {data !== undefined ? (
        <DebriefContent entry={entry} entries={entries} known={data} />
      ) : isError ? (
        <RetryLine message="DEBRIEF_FAILED" onRetry={refetch} trying={isFetching} />
      ) : (
        <Delayed>{t('HELP_LOADING')}</Delayed>
      )}
    </Modal>
  );
}
