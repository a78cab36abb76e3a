import type { ReactNode } from 'react';
import { useSession } from '../lib/session.ts';
import { ForbiddenScreen } from './ForbiddenScreen.tsx';
import type { Guard } from './route-paths.ts';

interface GuardedProps {
  readonly guard: Guard;
  readonly children: ReactNode;
}

/** Shows its content to anyone the guard lets through, and the 403 page otherwise. The address stays as it is (ui-shop.md 2.2). */
export function Guarded({ guard, children }: GuardedProps) {
  // weakness: contract ui-shop.md 2.2 (guards live in the browser only, trust its storage and verify no token)
  const role = useSession((session) => session.user?.role);
  const loggedIn = useSession((session) => session.token !== undefined);
  if (guard === 'login') {
    return loggedIn ? children : <ForbiddenScreen error="UNAUTHORIZED_ACCESS_ERROR" />;
  }
  return role === guard ? children : <ForbiddenScreen error="UNAUTHORIZED_PAGE_ACCESS_ERROR" />;
}
