import { Button, Modal } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useDialog } from '../use-dialog.ts';
import { QrCode } from './QrCode.tsx';
import classes from './QrDialog.module.css';

/** What a QR dialog shows. */
export interface QrAddress {
  /** Text key of the heading. */
  readonly title: string;
  /** What the code says. */
  readonly data: string;
  /** Where a click on the code leads. */
  readonly url: string;
  /** The same for reading. */
  readonly address: string;
}

interface QrDialogProps {
  /** Undefined closes the dialog. */
  readonly address: QrAddress | undefined;
  readonly onClose: () => void;
}

/** The contract has a heading of the third level (ui-shop.md 5.39); the library's type does not know this property. */
const asThirdHeading = { component: 'h3' } as const;

/** An address as a QR code that is a link as well (ui-shop.md 5.39). */
export function QrDialog({ address, onClose }: QrDialogProps) {
  const { t } = useTranslation();
  const { opened, last } = useDialog(address);
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
