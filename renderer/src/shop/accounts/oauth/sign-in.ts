import type { Authentication } from '../../../../../shared/api/answers.ts';
import { isObject } from '../../../../../shared/values/is-object.ts';
import { get, post } from '../../../lib/api.ts';
import { bundleStrings } from '../../../lib/bundle-strings.ts';
import { type Configuration, configurationQuery } from '../../../lib/config.ts';
import { queryClient } from '../../../lib/query-client.ts';

/**
 * Returns the access token that the identity provider sent.
 * @param fragment the part of the address from its first `#` on, e.g. `#access_token=abc&token_type=Bearer`
 */
export function accessTokenIn(fragment: string): string | undefined {
  const pairs = fragment
    .slice(1)
    .split('&')
    .map((pair) => pair.split('='));
  return pairs.find(([name]) => name === 'access_token')?.[1];
}

/**
 * Logs in the owner of the access token, after registering them in case they are new (ui-shop.md 5.7). Rejects when the provider or the
 * shop doesn't accept them.
 */
export async function signIn(accessToken: string | undefined): Promise<Authentication> {
  const { googleOauth } = (await queryClient.fetchQuery(configurationQuery)).application;
  const email = await emailOf(accessToken, googleOauth);
  // weakness: oauthUserPasswordChallenge (the password follows from the email address)
  const password = bundleStrings.passwordOf(email);
  await post('api/Users/', { email, password, passwordRepeat: password }).catch(
    () => 'They are already a customer, or the login will say what is wrong.',
  );
  const answer = await post<{ authentication: Authentication }>('rest/user/login', { email, password, oauth: true });
  return answer.authentication;
}

async function emailOf(
  accessToken: string | undefined,
  { profileUrl }: Configuration['application']['googleOauth'],
): Promise<string> {
  // weakness: contract ui-shop.md 5.7 (nothing checks for which client the token was issued)
  const profile = await get<unknown>(`${profileUrl}?alt=json&access_token=${accessToken}`);
  if (!isObject(profile) || typeof profile.email !== 'string') {
    throw new Error("The identity provider doesn't say whose token this is.");
  }
  return profile.email;
}
