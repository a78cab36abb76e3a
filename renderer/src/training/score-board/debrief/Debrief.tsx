import { CloseButton, Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useOpenedLater } from '../../../lib/use-opened-later.ts';
import { rangeSkin } from '../../../ui/RangeSurface.tsx';
import { Delayed } from '../../../ui/states/Delayed.tsx';
import { RetryLine } from '../../../ui/states/RetryLine.tsx';
import { useBoard } from '../board-context.ts';
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
  const { t } = useTranslation();
  const board = useBoard();
  const small = useMediaQuery('(width < 700px)', undefined, { getInitialValueInEffect: false });
  const shown = useOpenedLater(opened);
  const { data, isError, isFetching, refetch } = useQuery(debriefQuery(entry.challenge));
  return (
    <Modal.Root opened={shown} onClose={onClose} fullScreen={small} size="56rem" padding={0} {...rangeSkin}>
      <Modal.Overlay />
      <Modal.Content className={classes.dialog} {...rangeSkin}>
        <Modal.Header className={classes.header}>
          <Modal.Title component="h2" className={classes.title}>
            <span className={classes.kicker}>{t('DEBRIEF_SHORT')}: </span>
            {entry.name}
          </Modal.Title>
          <CloseButton size={44} aria-label={board.t('BTN_CLOSE')} onClick={onClose} data-autofocus />
        </Modal.Header>
        <Modal.Body className={classes.body}>
          {data !== undefined ? (
            <DebriefContent entry={entry} entries={entries} known={data} />
          ) : isError ? (
            <RetryLine message="DEBRIEF_FAILED" onRetry={refetch} trying={isFetching} />
          ) : (
            <Delayed>{t('HELP_LOADING')}</Delayed>
          )}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
