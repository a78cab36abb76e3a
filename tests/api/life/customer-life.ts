import { expect } from 'vitest';
import type { Answer, Client } from '../../support/client.ts';
import { oneTimeCode } from '../../support/one-time-code.ts';

/** A customer at some point of their life with the shop. */
export interface Life {
  readonly client: Client;
  readonly id: number;
  readonly email: string;
  readonly password: string;
  readonly token: string;
  /** The id of the basket. */
  readonly basket: number;
}

/** Returns the shop's response to a request of this customer. Fails the test unless it has this status. */
export async function asks(
  { client, token }: Pick<Life, 'client' | 'token'>,
  status: number,
  method: string,
  path: string,
  body?: unknown,
): Promise<Answer> {
  const answer = await client.call(method, path, { token, ...(body !== undefined && { body }) });
  expect([path, answer.status, answer.status === status ? '' : answer.text]).toEqual([path, status, '']);
  return answer;
}

/** Registers with a security answer, in two requests as the form does. */
export async function register(client: Client, email: string, password: string): Promise<number> {
  const nobody = { client, token: '' };
  const registered = await client.post('/api/Users', { email, password, passwordRepeat: password });
  expect([registered.status, registered.json()]).toMatchObject([
    201,
    { status: 'success', data: { email, role: 'customer' } },
  ]);
  const { id } = registered.json().data;
  const questions = (await asks(nobody, 200, 'GET', '/api/SecurityQuestions')).json().data;
  const answered = await client.post('/api/SecurityAnswers', {
    UserId: id,
    answer: 'Tiberius',
    SecurityQuestionId: questions[0].id,
  });
  expect([answered.status, answered.json()]).toMatchObject([201, { status: 'success', data: { UserId: id } }]);
  return id;
}

/** Logs in with just the password. */
export async function logIn(client: Client, id: number, email: string, password: string): Promise<Life> {
  const login = await client.post('/rest/user/login', { email, password });
  expect([login.status, login.json()]).toEqual([
    200,
    { authentication: { token: expect.any(String), bid: expect.any(Number), umail: email } },
  ]);
  const { token, bid } = login.json().authentication;
  return { client, id, email, password, token, basket: bid };
}

/** Turns on the second factor, and logs in again with it. */
export async function secured(life: Life): Promise<Life> {
  const { client, email, password } = life;
  const offer = (await asks(life, 200, 'GET', '/rest/2fa/status')).json();
  expect(offer).toMatchObject({ setup: false, email, secret: expect.stringMatching(/^[A-Z2-7]{16}$/) });
  const { secret, setupToken } = offer;
  const fields = { password, setupToken, initialToken: oneTimeCode(secret) };
  expect((await asks(life, 200, 'POST', '/rest/2fa/setup', fields)).text).toBe('');
  expect((await asks(life, 200, 'GET', '/rest/2fa/status')).json()).toEqual({ setup: true });

  const half = await client.post('/rest/user/login', { email, password });
  expect([half.status, half.json()]).toMatchObject([401, { status: 'totp_token_required' }]);
  const { tmpToken } = half.json().data;
  const whole = await client.post('/rest/2fa/verify', { tmpToken, totpToken: oneTimeCode(secret) });
  expect([whole.status, whole.json()]).toMatchObject([200, { authentication: { bid: life.basket, umail: email } }]);
  return { ...life, token: whole.json().authentication.token };
}
