import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Feedback } from '../../../../../shared/api/records.ts';
import classes from './DetailsDialog.module.css';
import { DetailsDialog } from './DetailsDialog.tsx';

interface FeedbackDetailsProps {
  /** Undefined closes the dialog. */
  readonly feedback: Feedback | undefined;
  readonly onClose: () => void;
}

/** A feedback close up (ui-shop.md 5.36). */
export function FeedbackDetails({ feedback, onClose }: FeedbackDetailsProps) {
  const { t } = useTranslation();
  // The last feedback stays on the screen while the dialog fades out.
  const [last, setLast] = useState(feedback);
  if (feedback !== undefined && feedback !== last) {
    setLast(feedback);
  }
  return (
    <DetailsDialog title={t('LABEL_COMMENT')} opened={feedback !== undefined} onClose={onClose}>
      {last !== undefined && (
        <app-feedback-details>
          <p className={classes.author}>
            {t('LABEL_USER')}: #{last.UserId}
          </p>
          {/* weakness: persistedXssFeedbackChallenge (what a customer wrote becomes markup) */}
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: weak on purpose, see above */}
          <cite className={classes.quote} dangerouslySetInnerHTML={{ __html: last.comment ?? '' }} />
        </app-feedback-details>
      )}
    </DetailsDialog>
  );
}
