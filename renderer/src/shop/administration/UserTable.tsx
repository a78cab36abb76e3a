import { IconEye, IconUser } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { AuthenticationDetails } from '../../../../shared/api/account.ts';
import { RoundButton } from '../../ui/buttons/RoundButton.tsx';
import type { Column } from '../../ui/paged-table/PagedTable.tsx';
import { QueriedTable } from '../../ui/paged-table/QueriedTable.tsx';
import classes from './AdministrationScreen.module.css';
import { UserEmail } from './UserEmail.tsx';
import { isActive, usersQuery } from './users.ts';

/** Lists all registered users. */
export function UserTable({ onOpen }: { readonly onOpen: (user: AuthenticationDetails) => void }) {
  const { t } = useTranslation();
  const users = useQuery(usersQuery);
  const columns: readonly Column<AuthenticationDetails>[] = [
    { name: 'user', title: t('LABEL_SESSION'), quiet: true, cell: (user) => <SessionState active={isActive(user)} /> },
    { name: 'email', title: t('LABEL_EMAIL'), cell: (user) => <UserEmail user={user} /> },
    {
      name: 'user_detail',
      title: t('LABEL_DETAILS'),
      quiet: true,
      cell: (user) => (
        <RoundButton
          icon={IconEye}
          title={t('DETAILS_OF_USER', { id: user.id })}
          aria-haspopup="dialog"
          onClick={() => onOpen(user)}
        />
      ),
    },
  ];
  return (
    <QueriedTable
      title={t('SECTION_USER')}
      scriptClass="user-table"
      className={classes.users}
      columns={columns}
      query={users}
      keyOf={({ id }) => id}
      empty={t('NO_USERS')}
      failed="USERS_FAILED"
    />
  );
}

/** Shows whether a user has a session, by colour and in words. */
function SessionState({ active }: { readonly active: boolean }) {
  const { t } = useTranslation();
  const label = t(active ? 'SESSION_ACTIVE' : 'SESSION_NONE');
  return (
    <span
      className={active ? `confirmation ${classes.active}` : classes.away}
      role="img"
      aria-label={label}
      title={label}
    >
      <IconUser size={20} stroke={1.5} aria-hidden />
    </span>
  );
}
