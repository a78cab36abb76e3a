import type { Role } from '../../../../shared/api/answers.ts';
import { isObject } from '../../../../shared/values/is-object.ts';

/** What the page reads from a session token (api-account.md 6.2). In a forged token any field may be missing. */
export interface TokenUser {
  readonly id?: number;
  readonly email?: string;
  readonly role?: Role;
  readonly lastLoginIp?: string;
}

/**
 * Returns the user inside a token, without checking its signature or expiry.
 * @returns undefined for anything that isn't a token
 */
export function decodeToken(token: string | undefined): TokenUser | undefined {
  const payload = token?.split('.')[1];
  if (payload === undefined) {
    return undefined;
  }
  try {
    // weakness: contract ui-shop.md 2.2 (roles are read from a token that nobody has verified)
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
      character.charCodeAt(0),
    );
    const content: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return isObject(content) && isObject(content.data) ? content.data : undefined;
  } catch (error) {
    console.log(error);
    return undefined;
  }
}
