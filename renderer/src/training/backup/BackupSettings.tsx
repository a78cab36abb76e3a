import { Button } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { type DragEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showSnackBar } from '../../ui/snack-bar/snack-bar.ts';
import { Notice } from '../../ui/states/Notice.tsx';
import { appAround } from './app-around.ts';
import classes from './BackupSettings.module.css';
import { tellBackupFailure, tellRestored } from './backup-messages.ts';
import { LearnerName } from './LearnerName.tsx';
import { SaveNotes } from './learner/SaveNotes.tsx';
import { RestoredNotice } from './RestoredNotice.tsx';
import { applyBackup, type RestoredBackup, restoreBackup } from './restore-backup.ts';
import { saveBackup } from './save-backup.ts';

/** Saves the progress to a file and restores it from one that is chosen or dropped here (ui-learning.md 2.8, 11). */
export function BackupSettings() {
  const { t } = useTranslation();
  const [failure, setFailure] = useState<string>();
  const [restored, setRestored] = useState<RestoredBackup>();
  const chooser = useRef<HTMLInputElement>(null);

  const fail = (error: unknown) => {
    setFailure(tellBackupFailure(error));
  };
  const apply = (backup: RestoredBackup) => applyBackup(backup).catch(fail);

  const save = async () => {
    setFailure(undefined);
    const outcome = await saveBackup();
    if (outcome.kind === 'saved') {
      showSnackBar({ message: 'BACKUP_SAVED', values: { file: outcome.fileName }, tone: 'confirm' });
    } else if (outcome.kind === 'failed') {
      fail(new Error(outcome.message));
    }
  };

  const restore = async (file: File) => {
    setFailure(undefined);
    setRestored(undefined);
    try {
      const backup = await restoreBackup(file);
      setRestored(backup);
      tellRestored(backup, () => apply(backup));
    } catch (error) {
      fail(error);
    }
  };

  /** Lets the learner choose a file. An app around the page asks for it itself, restores it and reloads the page. */
  const choose = async () => {
    const app = appAround();
    if (app === undefined) {
      chooser.current?.click();
      return;
    }
    setFailure(undefined);
    const outcome = await app.restoreBackup();
    if (outcome.kind === 'failed') {
      fail(new Error(outcome.message));
    }
  };

  const { isOver, ...dropHandlers } = useFileDrop(restore);
  return (
    <section aria-label={t('BACKUP_HEADLINE')} className={classes.group}>
      <h3 className={classes.headline}>{t('BACKUP_HEADLINE')}</h3>
      {/* A restored backup may contain another name. */}
      <LearnerName key={restored?.fileName} />
      <div className={classes.row}>
        <p>{t('SAVE_BACKUP_TOOLTIP')}</p>
        <Button variant="default" onClick={() => save().catch(fail)}>
          {t('BTN_SAVE_BACKUP')}
        </Button>
      </div>
      <SaveNotes onFailure={fail} />
      {/* Dropping a file is a shortcut for the button inside. */}
      <div className={`${classes.row} ${classes.target}`} data-over={isOver || undefined} {...dropHandlers}>
        <p>
          {t('RESTORE_BACKUP_TOOLTIP')} <span className={classes.hint}>{t('RESTORE_BACKUP_DROP')}</span>
        </p>
        <Button variant="default" onClick={() => choose().catch(fail)}>
          {t('BTN_RESTORE_BACKUP')}
        </Button>
        <input
          ref={chooser}
          type="file"
          hidden
          aria-label={t('BTN_RESTORE_BACKUP')}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            // This allows the same file to be chosen again.
            currentTarget.value = '';
            if (file !== undefined) {
              void restore(file);
            }
          }}
        />
      </div>
      <Notice tone="bad">{failure}</Notice>
      {restored !== undefined && <RestoredNotice restored={restored} onApply={() => apply(restored)} />}
    </section>
  );
}

/** Takes a dropped file. A file that misses the target does nothing; without this the browser would open it in place of the page. */
function useFileDrop(onFile: (file: File) => void) {
  const [isOver, setOver] = useState(false);
  useWindowEvent('dragover', hold);
  useWindowEvent('drop', hold);
  return {
    isOver,
    onDragOver: () => setOver(true),
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      setOver(false);
      const [file] = event.dataTransfer.files;
      if (file !== undefined) {
        onFile(file);
      }
    },
  };
}

function hold(event: Event): void {
  event.preventDefault();
}
