import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './BackupSettings.module.css';
import type { RestoredBackup } from './restore-backup.ts';

interface RestoredNoticeProps {
  readonly restored: RestoredBackup;
  readonly onApply: () => void;
}

/** Says what a restored file contains and offers to apply it. It stays after the snack bar about it is gone. */
export function RestoredNotice({ restored: { fileName, counts }, onApply }: RestoredNoticeProps) {
  const { t } = useTranslation();
  return (
    <div role="status" className={classes.restored}>
      <p className={classes.restoredTitle}>{t('BACKUP_RESTORED', { file: fileName })}</p>
      <ul>
        <li>{t('BACKUP_SOLVED', { count: counts.solved })}</li>
        {counts.findIt > 0 && <li>{t('BACKUP_FOUND', { count: counts.findIt })}</li>}
        {counts.fixIt > 0 && <li>{t('BACKUP_FIXED', { count: counts.fixIt })}</li>}
      </ul>
      <p>{t('BACKUP_WAITS')}</p>
      <Button onClick={onApply}>{t('APPLY_CHANGES_NOW')}</Button>
    </div>
  );
}
