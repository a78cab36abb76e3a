import { Button, Group, Modal, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rangeSkin } from '../../ui/RangeSurface.tsx';
import { useBackCloses } from '../../ui/use-back-closes.ts';
import { type ResetKind, reset } from './reset.ts';

interface ResetDialogProps {
  readonly kind: ResetKind;
  readonly opened: boolean;
  readonly onClose: () => void;
}

const texts = {
  progress: {
    title: 'RESET_PROGRESS_TITLE',
    text: 'RESET_PROGRESS_TEXT',
    confirm: 'RESET_PROGRESS_CONFIRM',
    failed: 'RESET_PROGRESS_FAILED',
  },
  shop: {
    title: 'RESET_SHOP_TITLE',
    text: 'RESET_SHOP_TEXT',
    confirm: 'RESET_SHOP_CONFIRM',
    failed: 'RESET_SHOP_FAILED',
  },
} as const satisfies Record<ResetKind, object>;

/** Asks for confirmation before anything is reset, and reloads the page afterwards (decision 5). */
export function ResetDialog({ kind, opened, onClose }: ResetDialogProps) {
  const { t } = useTranslation();
  const [failed, setFailed] = useState(false);
  useBackCloses(opened, onClose);
  const { title, text, confirm, failed: failedText } = texts[kind];
  const startOver = () => {
    setFailed(false);
    reset(kind).then(
      () => window.location.reload(),
      (error: unknown) => {
        console.log(error);
        setFailed(true);
      },
    );
  };
  return (
    <Modal
      {...rangeSkin}
      opened={opened}
      onClose={onClose}
      title={t(title)}
      centered
      radius="sm"
      closeButtonProps={{ 'aria-label': t('BTN_CLOSE'), size: 44, radius: 6 }}
    >
      <Text>{t(text)}</Text>
      {kind === 'progress' && <Text mt="sm">{t('RESET_PROGRESS_NOTES')}</Text>}
      {failed && (
        <Text c="var(--bad)" role="alert" mt="sm">
          {t(failedText)}
        </Text>
      )}
      <Group justify="flex-end" mt="md">
        <Button variant="default" data-autofocus onClick={onClose}>
          {t('BTN_CANCEL')}
        </Button>
        <Button color="accent" onClick={startOver}>
          {t(confirm)}
        </Button>
      </Group>
    </Modal>
  );
}
