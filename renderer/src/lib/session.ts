import { create } from 'zustand';
import type { Authentication } from '../../../shared/api/answers.ts';
import { decodeToken, type TokenUser } from './account/token.ts';
import { removeCookie, writeCookie } from './cookies.ts';

/** What the page knows about who is logged in. The browser's storage is the truth; this mirrors it for rendering. */
export interface Session {
  /** The stored token as it is, whoever put it there; undefined means logged out. */
  readonly token: string | undefined;
  /** Basket id as text, as it lies in the session storage. */
  readonly bid: string | undefined;
  /** What the token says about its owner; undefined when it cannot be read. */
  readonly user: TokenUser | undefined;
}

/** The session as a React hook; pass a selector to re-render only when that part changes. */
export const useSession = create<Session>(() => readStorage());

/** Whether a token is stored, read afresh: a token put into the storage by hand counts (ui-shop.md 2.2, 9). */
export function isLoggedIn(): boolean {
  return readStorage().token !== undefined;
}

/** Reads the storage again; called on every navigation, so that changes made by scripts and other windows show. */
export function refreshSession(): void {
  const fresh = readStorage();
  const known = useSession.getState();
  if (fresh.token !== known.token || fresh.bid !== known.bid) {
    useSession.setState(fresh);
  }
}

/** "Store session" of ui-shop.md 3.5, after every kind of login. */
export function storeSession({ token, bid }: Authentication): void {
  // weakness: contract ui-shop.md 3.5 (a token in the local storage is within reach of every script)
  localStorage.setItem('token', token);
  writeCookie('token', token, { hours: 8 });
  sessionStorage.setItem('bid', String(bid));
  refreshSession();
}

/** Replaces the token alone, as the chatbot and the deluxe upgrade do (ui-shop.md 3.6). */
export function storeToken(token: string, lifetime?: { readonly hours: number }): void {
  localStorage.setItem('token', token);
  writeCookie('token', token, lifetime);
  refreshSession();
}

/** "Drop session" of ui-shop.md 3.5. */
export function dropSession(): void {
  localStorage.removeItem('token');
  removeCookie('token');
  sessionStorage.removeItem('bid');
  refreshSession();
}

/** The e-mail address that "remember me" keeps; the api client sends it along (ui-shop.md 3.1). */
export function rememberedEmail(): string | undefined {
  return localStorage.getItem('email') ?? undefined;
}

/** Keeps the e-mail address for the next visit, or forgets it. */
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
