import type { Role } from '../../../../shared/api/answers.ts';
import { isObject } from '../../../../shared/values/is-object.ts';

/** What the page reads from a session token (api-account.md 6.2); every field may be missing in a forged one. */
export interface TokenUser {
  readonly id?: number;
  readonly email?: string;
  readonly role?: Role;
  readonly lastLoginIp?: string;
}

/**
 * The user inside a token, without looking at signature or expiry.
 * @returns undefined for anything that is not a token
 */
export function decodeToken(token: string | undefined): TokenUser | undefined {
  const payload = token?.split('.')[1];
  if (payload === undefined) {
    return undefined;
  }
  try {
    // weakness: contract ui-shop.md 2.2 (roles are read from a token that nobody verified)
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
