import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { AuthenticationDetails } from '../../../../../shared/api/account.ts';
import { Queried } from '../../../ui/states/Queried.tsx';
import { Waiting } from '../../../ui/states/Waiting.tsx';
import { userQuery } from '../users.ts';
import classes from './DetailsDialog.module.css';
import { DetailsDialog } from './DetailsDialog.tsx';

interface UserDetailsProps {
  /** Undefined closes the dialog. */
  readonly user: AuthenticationDetails | undefined;
  readonly onClose: () => void;
}

/** A user close up (ui-shop.md 5.35). */
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
