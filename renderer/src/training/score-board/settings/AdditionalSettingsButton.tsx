import { IconSettings } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazily } from '../../../lib/reach/load-code.ts';
import { BoardAction } from './BoardAction.tsx';

const Dialog = lazily(async () => (await import('./AdditionalSettingsDialog.tsx')).AdditionalSettingsDialog);

/** Opens the additional settings, whose code is loaded when it is first needed (ui-learning.md 2.8). */
export function AdditionalSettingsButton() {
  const { t } = useTranslation();
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  return (
    <>
      <BoardAction
        label={t('OPEN_ADDITIONAL_SETTINGS')}
        text={t('BOARD_SETTINGS')}
        Icon={IconSettings}
        className="additional-settings-button"
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      />
      <Suspense>{wanted && <Dialog opened={open} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
