import { create } from 'zustand';
import { isObject } from '../../../../../shared/values/is-object.ts';
import { fromBase64 } from '../model/bytes.ts';
import { bytesOf, draftOf } from '../model/draft.ts';
import { bodyText, readResponse } from '../model/response.ts';
import { sendOne } from '../send/send.ts';
import { whenCleared } from './kept.ts';

/** A user as whom the learner has logged in here. */
export interface Login {
  readonly email: string;
  readonly token: string;
}

/** Users as whom the learner has logged in since this page was loaded. Nothing of it is kept: a reload forgets it (decision 49). */
export const useLogins = create<{ readonly logins: readonly Login[] }>(() => ({ logins: [] }));

whenCleared(() => useLogins.setState({ logins: [] }));

/** The outcome of a login. `reason` is what the shop said. */
export type LoginOutcome =
  | { readonly kind: 'done'; readonly login: Login }
  | { readonly kind: 'refused'; readonly reason: string };

/**
 * Logs in through the shop, as its own page does. The password isn't kept.
 * @throws {NotSent} when the shop can't be reached
 */
export async function logInAs(email: string, password: string): Promise<LoginOutcome> {
  const body = JSON.stringify({ email, password });
  const request = `POST /rest/user/login HTTP/1.1\nHost: ${location.host}\nContent-Type: application/json\n\n${body}`;
  const { response } = await sendOne(bytesOf(draftOf(request)));
  const text = bodyText(readResponse(fromBase64(response)));
  const { authentication, status } = objectIn(text);
  if (!isObject(authentication) || typeof authentication.token !== 'string') {
    // Accounts with a second factor get another token first, which opens nothing.
    return { kind: 'refused', reason: status === 'totp_token_required' ? 'totp' : text.slice(0, 200) };
  }
  const { token, umail } = authentication;
  const login = { email: typeof umail === 'string' ? umail : email, token };
  useLogins.setState(({ logins }) => ({ logins: [...logins.filter((known) => known.email !== login.email), login] }));
  return { kind: 'done', login };
}

function objectIn(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}
