import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuthenticationDetails } from '../../../../../shared/api/account.ts';
import { Delayed } from '../../../ui/states/Delayed.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
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
  // The last user stays on the screen while the dialog fades out.
  const [last, setLast] = useState(user);
  if (user !== undefined && user !== last) {
    setLast(user);
  }
  return (
    <DetailsDialog title={`${t('LABEL_USER')} #${last?.id}`} opened={user !== undefined} onClose={onClose}>
      {last !== undefined && (
        <app-user-details>
          <Facts id={last.id} />
        </app-user-details>
      )}
    </DetailsDialog>
  );
}

function Facts({ id }: { readonly id: number }) {
  const { t } = useTranslation();
  const { data, isFetching, refetch } = useQuery(userQuery(id));
  if (data === undefined && !isFetching) {
    return <ErrorState message="USER_FAILED" onRetry={() => refetch()} />;
  }
  if (data === undefined) {
    return (
      <div className={classes.facts} aria-busy="true">
        <Delayed>
          <Skeleton height={88} />
        </Delayed>
      </div>
    );
  }
  return (
    <dl className={classes.facts}>
      <dt>{t('LABEL_EMAIL')}</dt>
      <dd>{data.email}</dd>
      <dt>{t('LABEL_CREATED_AT')}</dt>
      <dd>{data.createdAt}</dd>
      <dt>{t('LABEL_UPDATED_AT')}</dt>
      <dd>{data.updatedAt}</dd>
    </dl>
  );
}
