import { Modal } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Review } from '../../../../shared/api/answers.ts';
import { WordedButton } from '../buttons/WordedButton.tsx';
import { useBackCloses } from '../use-back-closes.ts';
import { useDialog } from '../use-dialog.ts';
import placement from './ReviewEditDialog.module.css';
import classes from './ReviewForm.module.css';
import { ReviewText } from './ReviewText.tsx';
import { reviewLength, useReviewActions } from './reviews.ts';

interface ReviewEditDialogProps {
  readonly productId: number;
  /** The review to change; undefined closes the dialog. */
  readonly review: Review | undefined;
  readonly onClose: () => void;
}

/** Just above the header of a dialog, for which the library uses 1000. */
const aboveHeader = 1001;

/**
 * Lets authors change the text of their own review (ui-shop.md 5.3). In the document it is inside the product dialog, so that the library
 * knows that the Tab key belongs to the inner dialog.
 */
export function ReviewEditDialog({ productId, review, onClose }: ReviewEditDialogProps) {
  const { t } = useTranslation();
  const { opened, last } = useDialog(review);
  useBackCloses(opened, onClose);
  return (
    <Modal
      withinPortal={false}
      zIndex={aboveHeader}
      padding="lg"
      classNames={{ inner: placement.inner, content: placement.content }}
      opened={opened}
      onClose={onClose}
      size={500}
      title={t('LABEL_EDIT_REVIEW')}
      closeButtonProps={{ 'aria-label': t('BTN_CLOSE'), size: 44, radius: 22 }}
    >
      {last !== undefined && <EditForm key={last._id} productId={productId} review={last} onClose={onClose} />}
    </Modal>
  );
}

function EditForm({ productId, review, onClose }: ReviewEditDialogProps & { readonly review: Review }) {
  const { t } = useTranslation();
  const { change } = useReviewActions(productId);
  const [message, setMessage] = useState(review.message);
  const missing = message === '';
  return (
    <app-product-review-edit>
      <ReviewText
        aria-label="Text field to edit a product review"
        required
        minRows={3}
        data-autofocus
        error={missing ? t('MANDATORY_REVIEW') : undefined}
        message={message}
        onMessage={setMessage}
      />
      <div className={classes.actions}>
        <WordedButton className="close-dialog" variant="default" size="md" aria-label="Close Dialog" onClick={onClose}>
          {t('BTN_CLOSE')}
        </WordedButton>
        <WordedButton
          size="md"
          aria-label="Send the review"
          disabled={missing || message.length > reviewLength}
          onClick={() => change.mutate({ id: review._id, message }, { onSuccess: onClose })}
        >
          {t('BTN_SUBMIT')}
        </WordedButton>
      </div>
    </app-product-review-edit>
  );
}
