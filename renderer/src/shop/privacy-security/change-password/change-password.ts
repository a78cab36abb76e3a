import { get } from '../../../lib/api.ts';
import { bundleStrings } from '../../../lib/bundle-strings.ts';
import { queryValue } from '../../../lib/calls/query-value.ts';
import { rememberedEmail } from '../../../lib/session.ts';

interface PasswordChange {
  readonly current: string;
  readonly password: string;
  readonly repeat: string;
}

/** Changes the password of the logged-in user (ui-shop.md 5.13). */
export function changePassword({ current, password, repeat }: PasswordChange): Promise<unknown> {
  remindSupportTeam(password);
  const [old, wanted, again] = [current, password, repeat].map(queryValue);
  // weakness: changePasswordBenderChallenge (passwords in an address end up in histories and logs, and a GET request can be forged)
  return get(`rest/user/change-password?current=${old}&new=${wanted}&repeat=${again}`);
}

/**
 * Reminds the support team in the console of their password policy. The request is sent anyway (ui-shop.md 5.13).
 * @param password the new one
 */
function remindSupportTeam(password: string): void {
  const isSupport = rememberedEmail()?.includes('support@') === true;
  // weakness: loginSupportChallenge (anyone can read the policy, and it narrows down what an attacker has to try)
  if (isSupport && !bundleStrings.supportPasswordPolicy.test(password)) {
    console.error(bundleStrings.supportPasswordHint);
  }
}
