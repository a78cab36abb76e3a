import { Button, Modal } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './DetailsDialog.module.css';

interface DetailsDialogProps {
  /** Translated. */
  readonly title: ReactNode;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The contract has the title as a heading of the first level (ui-shop.md 5.35); the library's type does not know this property. */
const asFirstHeading = { component: 'h1' } as const;

/** A dialog that shows more about a row, with a button that closes it. */
export function DetailsDialog({ title, opened, onClose, children }: DetailsDialogProps) {
  const { t } = useTranslation();
  // Opens one step after it was mounted: the library notes where the focus was only when a closed dialog opens.
  const [shown, setShown] = useState(false);
  useEffect(() => setShown(opened), [opened]);
  return (
    <Modal.Root opened={shown} onClose={onClose} size={500} transitionProps={{ transition: 'fade', duration: 160 }}>
      <Modal.Overlay />
      <Modal.Content className="mat-mdc-dialog-container">
        <Modal.Header className={classes.header}>
          <Modal.Title {...asFirstHeading}>{title}</Modal.Title>
        </Modal.Header>
        <Modal.Body className={classes.body}>
          {children}
          <div className={classes.actions}>
            <Button className="close-dialog buttons" aria-label="Close Dialog" data-autofocus onClick={onClose}>
              {t('BTN_CLOSE')}
            </Button>
          </div>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
