import { Button, Group, Modal, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { rangeSkin } from '../../../ui/RangeSurface.tsx';
import { useBackCloses } from '../../../ui/use-back-closes.ts';
import { useDialog } from '../../../ui/use-dialog.ts';
import type { OpenFile } from '../store/files.ts';

interface CloseDialogProps {
  /** The file that is to be closed; undefined closes the dialog. */
  readonly file: OpenFile | undefined;
  readonly onCancel: () => void;
  readonly onClose: (file: OpenFile) => void;
}

/** Asks before a file is closed whose changes are saved nowhere. */
export function CloseDialog({ file, onCancel, onClose }: CloseDialogProps) {
  const { t } = useTranslation();
  const { opened, last } = useDialog(file);
  useBackCloses(opened, onCancel);
  return (
    <Modal
      {...rangeSkin}
      opened={opened}
      onClose={onCancel}
      title={t('HTTP_FILE_CLOSE_TITLE', { name: last?.name })}
      closeButtonProps={{ 'aria-label': t('BTN_CLOSE') }}
    >
      <Text>{t('HTTP_FILE_CLOSE_TEXT')}</Text>
      <Group justify="flex-end" mt="md">
        <Button variant="default" data-autofocus onClick={onCancel}>
          {t('BTN_CANCEL')}
        </Button>
        <Button color="accent" onClick={() => last !== undefined && onClose(last)}>
          {t('HTTP_FILE_CLOSE')}
        </Button>
      </Group>
    </Modal>
  );
}
