import { get } from '../../../lib/api.ts';
import { bundleStrings } from '../../../lib/bundle-strings.ts';
import { queryValue } from '../../../lib/calls/query-value.ts';
import { rememberedEmail } from '../../../lib/session.ts';

interface PasswordChange {
  readonly current: string;
  readonly password: string;
  readonly repeat: string;
}

/** Has the shop change the password of whoever is logged in (ui-shop.md 5.13). */
export function changePassword({ current, password, repeat }: PasswordChange): Promise<unknown> {
  remindSupportTeam(password);
  const [old, wanted, again] = [current, password, repeat].map(queryValue);
  // weakness: changePasswordBenderChallenge (passwords in an address end up in histories and logs, and GET can be forged)
  return get(`rest/user/change-password?current=${old}&new=${wanted}&repeat=${again}`);
}

/**
 * Reminds the support team, in the console, of the policy for its passwords; the request is sent anyway (ui-shop.md 5.13).
 * @param password the new one
 */
function remindSupportTeam(password: string): void {
  const isSupport = rememberedEmail()?.includes('support@') === true;
  // weakness: loginSupportChallenge (the policy is there for everyone to read, and bounds what an attacker has to try)
  if (isSupport && !bundleStrings.supportPasswordPolicy.test(password)) {
    console.error(bundleStrings.supportPasswordHint);
  }
}
