import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { AuthenticationDetails } from '../../../../../shared/api/account.ts';
import type { Feedback } from '../../../../../shared/api/records.ts';
import { Queried } from '../../../ui/states/Queried.tsx';
import { Waiting } from '../../../ui/states/Waiting.tsx';
import text from '../../../ui/styles/Text.module.css';
import { userQuery } from '../users.ts';
import classes from './DetailsDialog.module.css';
import { DetailsDialog } from './DetailsDialog.tsx';

interface UserDetailsProps {
  /** Undefined closes the dialog. */
  readonly user: AuthenticationDetails | undefined;
  readonly onClose: () => void;
}

/** Shows a user's details (ui-shop.md 5.35). */
export function UserDetails({ user, onClose }: UserDetailsProps) {
  const { t } = useTranslation();
  return (
    <DetailsDialog title={({ id }) => `${t('LABEL_USER')} #${id}`} row={user} onClose={onClose}>
      {({ id }) => (
        <app-user-details>
          <Facts id={id} />
        </app-user-details>
      )}
    </DetailsDialog>
  );
}

function Facts({ id }: { readonly id: number }) {
  const { t } = useTranslation();
  return (
    <Queried
      query={useQuery(userQuery(id))}
      waiting={<Waiting className={classes.facts} heights={[88]} />}
      failed="USER_FAILED"
    >
      {({ email, createdAt, updatedAt }) => (
        <dl className={classes.facts}>
          <dt>{t('LABEL_EMAIL')}</dt>
          <dd>{email}</dd>
          <dt>{t('LABEL_CREATED_AT')}</dt>
          <dd>{createdAt}</dd>
          <dt>{t('LABEL_UPDATED_AT')}</dt>
          <dd>{updatedAt}</dd>
        </dl>
      )}
    </Queried>
  );
}

interface FeedbackDetailsProps {
  /** Undefined closes the dialog. */
  readonly feedback: Feedback | undefined;
  readonly onClose: () => void;
}

/** Shows the details of a feedback entry (ui-shop.md 5.36). */
export function FeedbackDetails({ feedback, onClose }: FeedbackDetailsProps) {
  const { t } = useTranslation();
  return (
    <DetailsDialog title={() => t('LABEL_COMMENT')} row={feedback} onClose={onClose}>
      {({ UserId, comment }) => (
        <app-feedback-details>
          <p className={text.muted}>
            {t('LABEL_USER')}: #{UserId}
          </p>
          {/* weakness: persistedXssFeedbackChallenge (a customer's comment is rendered as markup) */}
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: weak on purpose, see above */}
          <cite className={classes.quote} dangerouslySetInnerHTML={{ __html: comment ?? '' }} />
        </app-feedback-details>
      )}
    </DetailsDialog>
  );
}
