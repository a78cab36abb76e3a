import { useWindowEvent } from '@mantine/hooks';
import { IconFileImport } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rangeSkin } from '../../ui/RangeSurface.tsx';
import { showSnackBar } from '../../ui/snack-bar/snack-bar.ts';
import classes from './WindowDrop.module.css';

/**
 * Takes a backup that is dropped anywhere on the page, whether on the score board or the shop's first screen (decision 41). Fields and
 * dialogs that take files themselves are left alone.
 */
export function WindowDrop() {
  const { t } = useTranslation();
  const isOver = useWindowDrop();
  return isOver ? (
    <div {...rangeSkin} className={classes.cover} aria-hidden>
      <p>
        <IconFileImport size={28} stroke={1.5} />
        {t('BTN_RESTORE_BACKUP')}
      </p>
    </div>
  ) : null;
}

/**
 * Watches for dropped files.
 * @returns whether a file that could be a backup is held over the page
 */
function useWindowDrop(): boolean {
  const [isOver, setOver] = useState(false);
  useWindowEvent('dragover', (event) => {
    const isWanted = isForPage(event) && couldBeBackup(event.dataTransfer);
    setOver(isWanted);
    if (isWanted) {
      event.preventDefault();
    }
  });
  useWindowEvent('dragleave', ({ relatedTarget }) => {
    // Without a next element, the pointer has left the window.
    if (relatedTarget === null) {
      setOver(false);
    }
  });
  useWindowEvent('drop', (event) => {
    setOver(false);
    const [file, ...others] = event.dataTransfer?.files ?? [];
    if (isForPage(event) && file !== undefined && others.length === 0 && /\.json$/i.test(file.name)) {
      event.preventDefault();
      import('./restore-dropped.ts').then(
        ({ restoreDropped }) => restoreDropped(file),
        (error: unknown) => {
          console.log(error);
          showSnackBar({ message: 'ERROR_NO_ANSWER', tone: 'error' });
        },
      );
    }
  });
  return isOver;
}

/** Tells whether no closer element takes the file, that is, neither a file field nor an open dialog. */
function isForPage({ target, defaultPrevented }: DragEvent): boolean {
  return !defaultPrevented && target instanceof Element && target.closest('input[type=file], [role=dialog]') === null;
}

/** Tells whether the held file could be a backup. Until it is dropped, only its type is known. */
function couldBeBackup(transfer: DataTransfer | null): boolean {
  const [item, ...others] = transfer?.items ?? [];
  // Systems that know our backups may have registered their own type for them.
  return others.length === 0 && item?.kind === 'file' && (item.type === '' || item.type.endsWith('json'));
}
