import { bundleStrings } from '../../../lib/bundle-strings.ts';
import { rememberedEmail } from '../../../lib/session.ts';

/**
 * Reminds the support team, in the console, of the policy for its passwords; the request is sent anyway (ui-shop.md 5.13).
 * @param password the new one
 */
export function remindSupportTeam(password: string): void {
  const isSupport = rememberedEmail()?.includes('support@') === true;
  // weakness: loginSupportChallenge (the policy is there for everyone to read, and bounds what an attacker has to try)
  if (isSupport && !bundleStrings.supportPasswordPolicy.test(password)) {
    console.error(bundleStrings.supportPasswordHint);
  }
}
