import { create } from 'zustand';
import type { Authentication } from '../../../shared/api/answers.ts';
import { decodeToken, type TokenUser } from './account/token.ts';
import { removeCookie, writeCookie } from './cookies.ts';

/** What the page knows about the logged-in user. The browser's storage is the truth, and this mirrors it for rendering. */
export interface Session {
  /** The stored token exactly as it is, whoever put it there. Undefined means logged out. */
  readonly token: string | undefined;
  /** Basket id as a string, as it is in the session storage. */
  readonly bid: string | undefined;
  /** What the token says about its owner, or undefined when it can't be read. */
  readonly user: TokenUser | undefined;
}

/** Returns the session as a React hook. Pass a selector to render again only when that part changes. */
export const useSession = create<Session>(() => readStorage());

/** Tells whether a token is stored. Reads the storage afresh, so a token put there by hand counts (ui-shop.md 2.2, 9). */
export function isLoggedIn(): boolean {
  return readStorage().token !== undefined;
}

/** Reads the storage again. Called on every navigation, so that changes by scripts and other windows show. */
export function refreshSession(): void {
  const fresh = readStorage();
  const known = useSession.getState();
  if (fresh.token !== known.token || fresh.bid !== known.bid) {
    useSession.setState(fresh);
  }
}

/** Implements "Store session" of ui-shop.md 3.5, which follows every kind of login. */
export function storeSession({ token, bid }: Authentication): void {
  // weakness: contract ui-shop.md 3.5 (every script can read a token in the local storage)
  localStorage.setItem('token', token);
  writeCookie('token', token, { hours: 8 });
  sessionStorage.setItem('bid', String(bid));
  refreshSession();
}

/** Replaces only the token, as the chatbot and the deluxe upgrade do (ui-shop.md 3.6). */
export function storeToken(token: string, lifetime?: { readonly hours: number }): void {
  localStorage.setItem('token', token);
  writeCookie('token', token, lifetime);
  refreshSession();
}

/** Implements "Drop session" of ui-shop.md 3.5. */
export function dropSession(): void {
  localStorage.removeItem('token');
  removeCookie('token');
  sessionStorage.removeItem('bid');
  refreshSession();
}

/** Returns the email address that "remember me" keeps. The API client sends it with every call (ui-shop.md 3.1). */
export function rememberedEmail(): string | undefined {
  return localStorage.getItem('email') ?? undefined;
}

/** Keeps the email address for the next visit, or forgets it. */
export function rememberEmail(email: string | undefined): void {
  if (email === undefined) {
    localStorage.removeItem('email');
  } else {
    localStorage.setItem('email', email);
  }
}

function readStorage(): Session {
  const token = localStorage.getItem('token') || undefined;
  return { token, bid: sessionStorage.getItem('bid') ?? undefined, user: decodeToken(token) };
}
