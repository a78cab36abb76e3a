import type { ReactNode } from 'react';
import type { Role } from '../../../server/contract/answers.ts';
import { isLoggedIn, useSession } from '../lib/session.ts';
import { ForbiddenScreen } from './ForbiddenScreen.tsx';

interface GuardProps {
  readonly children: ReactNode;
}

/** Shows its content to whoever has a token stored, else the 403 page with the address left as it is (ui-shop.md 2.2). */
export function LoggedIn({ children }: GuardProps) {
  // weakness: contract ui-shop.md 2.2 (guards live in the browser only and trust its storage)
  useSession((session) => session.token);
  return isLoggedIn() ? children : <ForbiddenScreen error="UNAUTHORIZED_ACCESS_ERROR" />;
}

/** Shows its content to whoever holds a token that claims the role; nobody verifies it here. */
export function WithRole({ role, children }: GuardProps & { readonly role: Role }) {
  // weakness: contract ui-shop.md 2.2 (as above, the role is read from an unverified token)
  const found = useSession((session) => session.user?.role);
  return found === role ? children : <ForbiddenScreen error="UNAUTHORIZED_PAGE_ACCESS_ERROR" />;
}
