import { Button, Group, Modal } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpenedLater } from '../../../lib/use-opened-later.ts';
import { rangeSkin } from '../../../ui/RangeSurface.tsx';
import { useBackCloses } from '../../../ui/use-back-closes.ts';
import groups from '../../backup/BackupSettings.module.css';
import { BackupSettings } from '../../backup/BackupSettings.tsx';
import { ResetDialog } from '../../reset/ResetDialog.tsx';
import type { ResetKind } from '../../reset/reset.ts';
import classes from './AdditionalSettingsDialog.module.css';

interface AdditionalSettingsDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Offers backups and, for learners without an app around the page, ways to reset the range (ui-learning.md 2.8, decision 5). */
export function AdditionalSettingsDialog({ opened, onClose }: AdditionalSettingsDialogProps) {
  const { t } = useTranslation();
  const shown = useOpenedLater(opened);
  useBackCloses(shown, onClose);
  return (
    <Modal {...rangeSkin} opened={shown} onClose={onClose} withCloseButton={false} size="lg" padding="lg">
      <score-board-additional-settings-dialog className={classes.dialog}>
        <Modal.Title className={classes.title}>{t('SCOREBOARD_ADDITIONAL_SETTINGS')}</Modal.Title>
        <BackupSettings />
        <StartOver />
        <Group justify="flex-end">
          <Button data-autofocus onClick={onClose}>
            {t('BTN_CLOSE')}
          </Button>
        </Group>
      </score-board-additional-settings-dialog>
    </Modal>
  );
}

function StartOver() {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<ResetKind>();
  return (
    <section aria-label={t('START_OVER_HEADLINE')} className={groups.group}>
      <h3 className={groups.headline}>{t('START_OVER_HEADLINE')}</h3>
      <div className={groups.row}>
        <p>{t('START_OVER_SHOP')}</p>
        <Button variant="default" onClick={() => setAsked('shop')}>
          {t('BTN_RESET_SHOP')}
        </Button>
      </div>
      <div className={groups.row}>
        <p>{t('START_OVER_PROGRESS')}</p>
        <Button variant="default" onClick={() => setAsked('progress')}>
          {t('BTN_RESET_PROGRESS')}
        </Button>
      </div>
      <ResetDialog kind={asked ?? 'shop'} opened={asked !== undefined} onClose={() => setAsked(undefined)} />
    </section>
  );
}
