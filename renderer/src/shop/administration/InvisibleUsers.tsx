import { useQuery } from '@tanstack/react-query';
import classes from './AdministrationScreen.module.css';
import { UserEmail } from './UserEmail.tsx';
import { usersQuery } from './users.ts';

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
