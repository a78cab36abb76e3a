import { ActionIcon, Tooltip } from '@mantine/core';
import { IconSettings } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

const Dialog = lazy(async () => ({
  default: (await import('./AdditionalSettingsDialog.tsx')).AdditionalSettingsDialog,
}));

/** Opens what else can be set, whose code comes when it is first wanted (ui-learning.md 2.8). */
export function AdditionalSettingsButton() {
  const { t } = useTranslation();
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  const label = t('OPEN_ADDITIONAL_SETTINGS');
  return (
    <>
      <Tooltip label={label}>
        <ActionIcon
          variant="default"
          size={44}
          aria-label={label}
          className="additional-settings-button"
          onClick={() => {
            setWanted(true);
            setOpen(true);
          }}
        >
          <IconSettings size={20} stroke={1.5} aria-hidden />
        </ActionIcon>
      </Tooltip>
      <Suspense>{wanted && <Dialog opened={open} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
