import { useQuery } from '@tanstack/react-query';
import type { AuthenticationDetails } from '../../../../shared/api/account.ts';
import classes from './AdministrationScreen.module.css';
import { isActive, usersQuery } from './users.ts';

/** A user's e-mail address in the colour of their session. */
export function UserEmail({ user }: { readonly user: AuthenticationDetails }) {
  // weakness: persistedXssUserChallenge (whatever somebody registered with becomes markup)
  const html = `<span class="${isActive(user) ? 'confirmation' : 'error'}">${user.email}</span>`;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: weak on purpose, see above
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
}

/** All users once more, out of sight: what hides in an address runs whichever page of the table is shown (ui-shop.md 5.34). */
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
