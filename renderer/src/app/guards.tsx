import type { ReactNode } from 'react';
import { type Session, useSession } from '../lib/session.ts';
import { ForbiddenScreen } from './ForbiddenScreen.tsx';
import type { Guard } from './route-paths.ts';

interface GuardedProps {
  readonly guard: Guard;
  readonly children: ReactNode;
}

/** Shows its content to anyone the guard lets through, and the 403 page otherwise. The address stays as it is (ui-shop.md 2.2). */
export function Guarded({ guard, children }: GuardedProps) {
  // weakness: contract ui-shop.md 2.2 (guards live in the browser only, trust its storage and verify no token)
  const passes = useSession((session) => isLetThrough(guard, session));
  return passes ? (
    children
  ) : (
    <ForbiddenScreen error={guard === 'login' ? 'UNAUTHORIZED_ACCESS_ERROR' : 'UNAUTHORIZED_PAGE_ACCESS_ERROR'} />
  );
}

/** Tells whether a guard lets the owner of a session through. */
export function isLetThrough(guard: Guard, { token, user }: Session): boolean {
  return guard === 'login' ? token !== undefined : user?.role === guard;
}
