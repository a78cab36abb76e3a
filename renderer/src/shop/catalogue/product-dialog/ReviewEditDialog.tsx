import { Button, Modal, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Review } from '../../../../../server/contract/answers.ts';
import dialog from './ProductDialog.module.css';
import classes from './ReviewForm.module.css';
import { reviewLength, useReviewActions } from './reviews.ts';

interface ReviewEditDialogProps {
  readonly productId: number;
  /** The review to change; undefined closes the dialog. */
  readonly review: Review | undefined;
  readonly onClose: () => void;
}

/** Changes the text of an own review (ui-shop.md 5.3). */
export function ReviewEditDialog({ productId, review, onClose }: ReviewEditDialogProps) {
  const { t } = useTranslation();
  return (
    <Modal
      opened={review !== undefined}
      onClose={onClose}
      size={500}
      centered
      radius="lg"
      title={t('LABEL_EDIT_REVIEW')}
      classNames={{ title: dialog.title }}
      closeButtonProps={{ 'aria-label': t('BTN_CLOSE'), size: 44, radius: 22 }}
    >
      {review !== undefined && <EditForm key={review._id} productId={productId} review={review} onClose={onClose} />}
    </Modal>
  );
}

function EditForm({ productId, review, onClose }: ReviewEditDialogProps & { readonly review: Review }) {
  const { t } = useTranslation();
  const { change } = useReviewActions(productId);
  const [message, setMessage] = useState(review.message);
  const missing = message === '';
  const invalid = missing || message.length > reviewLength;
  return (
    <app-product-review-edit>
      <Textarea
        label={t('LABEL_REVIEW')}
        placeholder={t('WRITE_REVIEW_PLACEHOLDER')}
        aria-label="Text field to edit a product review"
        maxLength={reviewLength}
        required
        autosize
        minRows={3}
        data-autofocus
        error={missing ? t('MANDATORY_REVIEW') : undefined}
        value={message}
        onChange={(event) => setMessage(event.currentTarget.value)}
      />
      <p className={classes.hint}>
        <span>{t('MAX_TEXTAREA_LENGTH', { length: reviewLength })}</span>
        <span>
          {message.length}/{reviewLength}
        </span>
      </p>
      <div className={classes.actions} data-alone>
        <Button
          className="close-dialog"
          variant="default"
          radius={22}
          size="md"
          aria-label="Close Dialog"
          onClick={onClose}
        >
          {t('BTN_CLOSE')}
        </Button>
        <Button
          radius={22}
          size="md"
          aria-label="Send the review"
          disabled={invalid}
          onClick={() => change.mutate({ id: review._id, message }, { onSuccess: onClose })}
        >
          {t('BTN_SUBMIT')}
        </Button>
      </div>
    </app-product-review-edit>
  );
}
