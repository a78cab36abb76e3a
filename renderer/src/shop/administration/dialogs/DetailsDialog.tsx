import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { WordedButton } from '../../../ui/buttons/WordedButton.tsx';
import { MatDialogContainer } from '../../../ui/script-layer/MatDialogContainer.tsx';
import { useBackCloses } from '../../../ui/use-back-closes.ts';
import { useDialog } from '../../../ui/use-dialog.ts';
import classes from './DetailsDialog.module.css';

interface DetailsDialogProps<Row> {
  /** The row to show; undefined closes the dialog. */
  readonly row: Row | undefined;
  /** Translated. */
  readonly title: (row: Row) => string;
  readonly onClose: () => void;
  readonly children: (row: Row) => ReactNode;
}

/** The contract makes the title a first-level heading (ui-shop.md 5.35), but the library's type doesn't know this property. */
const asFirstHeading = { component: 'h1' } as const;

/** Renders a dialog that shows more about a row, with a button that closes it. */
export function DetailsDialog<Row>({ row, title, onClose, children }: DetailsDialogProps<Row>) {
  const { t } = useTranslation();
  const { opened, last } = useDialog(row);
  useBackCloses(opened, onClose);
  return (
    <Modal.Root opened={opened} onClose={onClose} size={500} transitionProps={{ transition: 'fade', duration: 160 }}>
      <Modal.Overlay />
      <Modal.Content>
        <MatDialogContainer>
          <Modal.Header className={classes.header}>
            <Modal.Title {...asFirstHeading}>{last !== undefined && title(last)}</Modal.Title>
          </Modal.Header>
          <Modal.Body className={classes.body}>
            {last !== undefined && children(last)}
            <div className={classes.actions}>
              <WordedButton className="close-dialog buttons" aria-label="Close Dialog" data-autofocus onClick={onClose}>
                {t('BTN_CLOSE')}
              </WordedButton>
            </div>
          </Modal.Body>
        </MatDialogContainer>
      </Modal.Content>
    </Modal.Root>
  );
}
