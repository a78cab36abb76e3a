import { Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Memory } from '../../../../shared/api/memories.ts';
import { useBackCloses } from '../../ui/use-back-closes.ts';
import { useDialog } from '../../ui/use-dialog.ts';
import { captionOf } from './memories.ts';
import classes from './PhotoDialog.module.css';

interface PhotoDialogProps {
  /** The photo to show; undefined closes the dialog. */
  readonly memory: Memory | undefined;
  readonly onClose: () => void;
}

/** Shows a photo as large as the window allows. */
export function PhotoDialog({ memory, onClose }: PhotoDialogProps) {
  const { t } = useTranslation();
  const { opened, last } = useDialog(memory);
  useBackCloses(opened, onClose);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      size="auto"
      transitionProps={{ transition: 'fade', duration: 160 }}
      title={last && captionOf(last)}
      closeButtonProps={{ 'aria-label': t('BTN_CLOSE'), size: 44, radius: 22 }}
    >
      {/* weakness: missingEncodingChallenge (the same as on the wall) */}
      {last && <img className={classes.photo} src={last.imagePath ?? undefined} alt={captionOf(last)} />}
    </Modal>
  );
}
