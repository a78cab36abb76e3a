import { Textarea, type TextareaProps } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './ReviewForm.module.css';
import { reviewLength } from './reviews.ts';

interface ReviewTextProps extends Omit<TextareaProps, 'value' | 'onChange'> {
  readonly message: string;
  readonly onMessage: (message: string) => void;
}

/** Renders the text field of a review, with a counter of its characters. */
export function ReviewText({ message, onMessage, ...area }: ReviewTextProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <>
      <Textarea
        id={id}
        label={t('LABEL_REVIEW')}
        labelProps={{ id: `${id}-label` }}
        aria-labelledby={`${id}-label`}
        placeholder={t('WRITE_REVIEW_PLACEHOLDER')}
        maxLength={reviewLength}
        autosize
        value={message}
        onChange={(event) => onMessage(event.currentTarget.value)}
        {...area}
      />
      <p className={classes.hint}>
        <span>{t('MAX_TEXTAREA_LENGTH', { length: reviewLength })}</span>
        <span>
          {message.length}/{reviewLength}
        </span>
      </p>
    </>
  );
}
