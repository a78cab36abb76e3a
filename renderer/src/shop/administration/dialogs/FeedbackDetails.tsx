import { useTranslation } from 'react-i18next';
import type { Feedback } from '../../../../../shared/api/records.ts';
import text from '../../../ui/styles/Text.module.css';
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
  return (
    <DetailsDialog title={() => t('LABEL_COMMENT')} row={feedback} onClose={onClose}>
      {({ UserId, comment }) => (
        <app-feedback-details>
          <p className={text.muted}>
            {t('LABEL_USER')}: #{UserId}
          </p>
          {/* weakness: persistedXssFeedbackChallenge (what a customer wrote becomes markup) */}
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: weak on purpose, see above */}
          <cite className={classes.quote} dangerouslySetInnerHTML={{ __html: comment ?? '' }} />
        </app-feedback-details>
      )}
    </DetailsDialog>
  );
}
