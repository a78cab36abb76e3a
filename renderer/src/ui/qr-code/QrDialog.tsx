import { Button, Modal } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useBackCloses } from '../use-back-closes.ts';
import { useDialog } from '../use-dialog.ts';
import { QrCode } from './QrCode.tsx';
import classes from './QrDialog.module.css';

/** The content of a QR dialog. */
export interface QrAddress {
  /** Text key of the heading. */
  readonly title: string;
  /** The encoded text. */
  readonly data: string;
  /** The address that a click on the code opens. */
  readonly url: string;
  /** The address as text to read. */
  readonly address: string;
}

interface QrDialogProps {
  /** Undefined closes the dialog. */
  readonly address: QrAddress | undefined;
  readonly onClose: () => void;
}

/** The contract has a third-level heading (ui-shop.md 5.39), but the library's type doesn't know this property. */
const asThirdHeading = { component: 'h3' } as const;

/** Shows an address as a QR code that is also a link (ui-shop.md 5.39). */
export function QrDialog({ address, onClose }: QrDialogProps) {
  const { t } = useTranslation();
  const { opened, last } = useDialog(address);
  useBackCloses(opened, onClose);
  return (
    <Modal opened={opened} onClose={onClose} size={380} withCloseButton={false}>
      {last !== undefined && (
        <app-qr-code>
          <Modal.Title {...asThirdHeading}>{t(last.title)}</Modal.Title>
          <hr className={classes.rule} />
          <a href={last.url} target="_blank" rel="noopener" className={classes.link}>
            <QrCode text={last.data} label={t('QR_CODE_OF', { address: last.address })} correction="M" />
          </a>
          <p className={classes.address}>
            <small>{last.address}</small>
          </p>
          <Button
            className="close-dialog"
            variant="default"
            fullWidth
            data-autofocus
            leftSection={<IconArrowLeft size={20} stroke={1.5} aria-hidden />}
            onClick={onClose}
          >
            {t('BTN_CLOSE')}
          </Button>
        </app-qr-code>
      )}
    </Modal>
  );
}
