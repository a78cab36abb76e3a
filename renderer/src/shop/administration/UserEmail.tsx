import { useQuery } from '@tanstack/react-query';
import type { AuthenticationDetails } from '../../../../shared/api/account.ts';
import classes from './AdministrationScreen.module.css';
import { isActive, usersQuery } from './users.ts';

/** Shows a user's email address, coloured by the state of their session. */
export function UserEmail({ user }: { readonly user: AuthenticationDetails }) {
  // weakness: persistedXssUserChallenge (whatever the user registered with is rendered as markup)
  const html = `<span class="${isActive(user) ? 'confirmation' : 'error'}">${user.email}</span>`;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: weak on purpose, see above
  return <div className={classes.email} dangerouslySetInnerHTML={{ __html: html }} />;
}

/**
 * Renders all users once more, out of sight. Markup hidden in an address thus runs whichever page of the table is shown (ui-shop.md 5.34).
 */
export function InvisibleUsers() {
  const { data: users = [] } = useQuery(usersQuery);
  return (
    <div className={classes.invisible} aria-hidden="true">
      {users.map((user) => (
        <UserEmail key={user.id} user={user} />
      ))}
    </div>
  );
}
