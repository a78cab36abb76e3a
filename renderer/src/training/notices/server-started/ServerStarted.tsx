import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../../../shared/values/message-of.ts';
import { ApiError } from '../../../lib/api.ts';
import { onServerEvent } from '../../../lib/socket.ts';
import { RangeSurface } from '../../../ui/RangeSurface.tsx';
import { restoreFromCookies } from '../../backup/continue-codes.ts';
import { ResetDialog } from '../../reset/ResetDialog.tsx';
import { CloseNotice } from '../CloseNotice.tsx';
import notice from '../Notice.module.css';
import classes from './ServerStarted.module.css';

/** The outcome of restoring the progress in the cookies. */
type Restore =
  | { readonly done: true; readonly codingFailure: string | undefined }
  | { readonly done: false; readonly reason: string };

/** Restores the codes from the cookies after the server has started with nothing solved, and says so (ui-learning.md 5, decision 4). */
export function ServerStarted() {
  const [restore, setRestore] = useState<Restore>();
  useEffect(
    () =>
      onServerEvent('server started', () => {
        restoreFromCookies().then(
          ({ restored, codingFailure }) => {
            if (restored) {
              setRestore({
                done: true,
                codingFailure: codingFailure === undefined ? undefined : reasonOf(codingFailure),
              });
            }
          },
          (error: unknown) => {
            console.log(error);
            setRestore({ done: false, reason: reasonOf(error) });
          },
        );
      }),
    [],
  );
  return (
    <div role="status">{restore !== undefined && <Card restore={restore} onClose={() => setRestore(undefined)} />}</div>
  );
}

/** Returns the server's own words if it gave any. */
function reasonOf(error: unknown): string {
  if (error instanceof ApiError && typeof error.body === 'string' && error.body !== '') {
    return error.body;
  }
  return messageOf(error);
}

function Card({ restore, onClose }: { readonly restore: Restore; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const outcome = restore.done
    ? t('AUTO_RESTORED_PROGRESS')
    : t('AUTO_RESTORE_PROGRESS_FAILED', { error: restore.reason });
  return (
    <RangeSurface className={`container primary-notification ${notice.card} ${classes.card}`}>
      <p className={notice.text}>
        {t('NOTIFICATION_SERVER_STARTED')}: {outcome}
        {restore.done && restore.codingFailure !== undefined && (
          <span className={classes.more}>{t('AUTO_RESTORE_CODING_FAILED', { error: restore.codingFailure })}</span>
        )}
      </p>
      <CloseNotice onClick={onClose} />
      <Button variant="default" size="sm" className={classes.reset} onClick={() => setAsking(true)}>
        {t('RESET_HACKING_PROGRESS')}
      </Button>
      <ResetDialog kind="progress" opened={asking} onClose={() => setAsking(false)} />
    </RangeSurface>
  );
}
