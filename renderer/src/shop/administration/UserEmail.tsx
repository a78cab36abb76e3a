import type { AuthenticationDetails } from '../../../../shared/api/account.ts';
import { isActive } from './users.ts';

/** A user's e-mail address in the colour of their session. */
export function UserEmail({ user }: { readonly user: AuthenticationDetails }) {
  // weakness: persistedXssUserChallenge (whatever somebody registered with becomes markup)
  const html = `<span class="${isActive(user) ? 'confirmation' : 'error'}">${user.email}</span>`;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: weak on purpose, see above
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
}
